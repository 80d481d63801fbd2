// Turns the slides: arrows, space, Page Up and Down, Home, End; buttons; a swipe. The number stands in the address.
(() => {
  const slides = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".slide")]);
  const [back, next] = ["back", "next"].map((name) => /** @type {HTMLButtonElement} */ (document.querySelector(`nav .${name}`)));
  const count = /** @type {HTMLElement} */ (document.querySelector(".count"));
  /** @type {Record<string, number>} */ const STEPS = {
    ArrowRight: 1,
    ArrowDown: 1,
    PageDown: 1,
    " ": 1,
    Enter: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    PageUp: -1,
    Backspace: -1,
    Home: -Infinity,
    End: Infinity,
  };
  let current = -1;

  /** @param {number} wanted */
  function show(wanted) {
    const number = Math.min(Math.max(wanted, 0), slides.length - 1);
    if (number === current) return;
    current = number;
    slides.forEach((slide, k) => {
      slide.hidden = k !== current;
    });
    count.textContent = `${current + 1} / ${slides.length}`;
    back.disabled = current === 0;
    next.disabled = current === slides.length - 1;
    history.replaceState(null, "", `#${current + 1}`);
    scrollTo(0, 0);
  }

  // Long words shrink until their slide fits the screen; in print they keep that size. A phone scrolls instead.
  function fit() {
    const upright = innerWidth < innerHeight;
    for (const slide of slides) {
      const hidden = slide.hidden;
      slide.hidden = false;
      for (let size = 1; size > 0.5; size -= 0.05) {
        slide.style.setProperty("--fit", size.toFixed(2));
        if (upright || slide.offsetHeight <= innerHeight) break;
      }
      slide.hidden = hidden;
    }
  }

  const wanted = () => (Number.parseInt(location.hash.slice(1), 10) || 1) - 1;
  document.documentElement.classList.add("live");
  fit();
  show(wanted());
  addEventListener("resize", fit);
  addEventListener("hashchange", () => show(wanted()));
  back.addEventListener("click", () => show(current - 1));
  next.addEventListener("click", () => show(current + 1));
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof HTMLButtonElement && [" ", "Enter"].includes(event.key)) return;
    if (event.key === "f") document.documentElement.requestFullscreen?.();
    const step = event.key === " " && event.shiftKey ? -1 : STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  });

  /** @type {Touch | null} */ let touched = null;
  addEventListener("touchstart", (event) => (touched = event.changedTouches[0]), { passive: true });
  addEventListener("touchend", (event) => {
    const end = event.changedTouches[0];
    if (!touched) return;
    const across = end.clientX - touched.clientX;
    if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(end.clientY - touched.clientY)) show(current - Math.sign(across));
  });
})();
