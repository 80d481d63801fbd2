import { Manager } from "./models.js";

/** The page comes alive: its widgets take their places, and its kernel hears when it is left. */

const { baseUrl, kernelId } = JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "{}");
const reached = /** @type {any} */ (window).cardcityReached;
const ended = /** @type {any} */ (window).cardcityEnded;
const manager = new Manager(baseUrl, kernelId);

addEventListener("pagehide", () => {
  const goodbye = new FormData();
  goodbye.append("_xsrf", /\b_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? "");
  navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, goodbye);
  manager.wire.end();
});
// Who comes back to a page that the browser had put aside finds its kernel gone.
addEventListener("pageshow", (event) => event.persisted && location.reload());

reached("tools");
manager.wire.connectionStatusChanged.connect(() => reached("wire"));
manager.wire.statusChanged.connect((_, status) => status === "dead" && ended());
manager.begin();
for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-widget]"))) {
  manager
    .get_model(String(place.dataset.widget))
    .then((model) => manager.create_view(model))
    .then((view) => place.append(view.el));
}
