"""Draw the pictures of the documentation, and photograph the served tutor at three widths.

The drawings go to docs/images (committed); the photographs to screenshots/ (not committed).
"""

import re
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from cardcity_tutor.render import city_svg

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import ensure_browser  # noqa: E402  # found only once the checkout is on the path

CITIES = {
    "city": "P C R R K / L RC1 M R C / C R LI2 P I2 / . L C I1 I3",
}
WIDTHS = {360: 740, 1280: 900, 1920: 1080}


def drawings() -> dict[str, str]:
    """The documentation's pictures by file name."""
    return {
        f"{name}.svg": city_svg([row.split() for row in city.split("/")], title=f"Card City: {city}") + "\n"
        for name, city in CITIES.items()
    }


def photograph(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    command = [str(Path(sys.executable).with_name("cardcity-tutor")), "serve"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server,
        sync_playwright() as playwright,
    ):
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        if address is None:
            sys.exit("cardcity-tutor serve printed no address")
        browser = playwright.chromium.launch(executable_path=ensure_browser.find(), args=["--no-sandbox"])
        for width, height in WIDTHS.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(address.group())
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"tutor-{width}.png", full_page=True)
            print(folder / f"tutor-{width}.png")
        browser.close()
        server.send_signal(signal.SIGTERM)


def main() -> None:
    images = ROOT / "docs" / "images"
    images.mkdir(parents=True, exist_ok=True)
    for name, picture in drawings().items():
        (images / name).write_text(picture, encoding="utf-8")
        print(images / name)
    photograph(ROOT / "screenshots")


if __name__ == "__main__":
    main()
