import { copyText } from "../base/copy.js";
import { button, el, icon } from "../base/dom.js";

/** The editor's fields: city text, options, what is impossible, sharing and export. */

/** @param {any} edit @param {Record<string, string>} words @param {widget.Send} send @param {string} address */
export function editorPanel(edit, words, send, address) {
  const option = (/** @type {any} */ change) => send({ kind: "options", ...change });
  const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input) =>
    el("label", { class: "cc-labelled" }, el("span", {}, label), input);
  const area = /** @type {HTMLTextAreaElement} */ (
    el("textarea", {
      class: "cc-field cc-code",
      name: "city-text",
      rows: 3,
      spellcheck: "false",
      oninput: (/** @type {widget.FieldEvent} */ event) => (event.target.dataset.dirty = "1"),
    })
  );
  area.value = edit.text;
  return el(
    "div",
    { class: "cc-panel edit", role: "group", "aria-label": words.edit, "data-panel": "edit" },
    field(words["city-text"], area),
    edit.trouble.length > 0 &&
      el(
        "div",
        { class: "cc-trouble", role: "alert" },
        icon("illegal", "bad"),
        el(
          "div",
          {},
          edit.trouble.map((/** @type {string} */ text) => el("p", {}, text)),
        ),
      ),
    el(
      "div",
      { class: "cc-row" },
      button({
        label: words["text-read"],
        kind: "primary",
        act: () => ((area.dataset.dirty = ""), send({ kind: "text", text: area.value })),
        name: "text-read",
      }),
      button({ label: words.copy, act: () => copyText(area.value), name: "text-copy" }),
      button({ label: words["city-empty"], act: () => send({ kind: "empty" }), name: "city-empty" }),
    ),
    el(
      "div",
      { class: "cc-problems", "data-problems": edit.problems.length },
      edit.problems.length
        ? [
            el("p", {}, icon("illegal", "bad"), el("b", {}, words.impossible)),
            el(
              "ul",
              { class: "cc-list" },
              edit.problems.map((/** @type {string[]} */ [text, cite]) => el("li", {}, text, el("span", { class: "cc-cite" }, cite))),
            ),
          ]
        : el("p", {}, icon("check", "ok"), edit.checked),
    ),
    el(
      "div",
      { class: "cc-fields" },
      edit.levels.length > 0 &&
        field(
          words.level,
          el(
            "select",
            { class: "cc-field", name: "level", onchange: (/** @type {widget.FieldEvent} */ e) => option({ level: e.target.value }) },
            edit.levels.map((/** @type {[string, string]} */ [key, label]) =>
              el("option", { value: key, selected: key === edit.level }, label),
            ),
          ),
        ),
      edit.victories.length > 0 &&
        field(
          words.victory,
          el(
            "select",
            {
              class: "cc-field",
              name: "victory",
              onchange: (/** @type {widget.FieldEvent} */ e) => send({ kind: "victory", victory: e.target.value }),
            },
            edit.victories.map((/** @type {[string, string]} */ [key, label]) =>
              el("option", { value: key, selected: key === edit.victory }, label),
            ),
          ),
        ),
      field(
        words.money,
        el("input", {
          class: "cc-field",
          name: "money",
          type: "number",
          min: 0,
          max: 999,
          value: edit.money,
          onchange: (/** @type {widget.FieldEvent} */ e) => option({ money: Number(e.target.value) }),
        }),
      ),
      field(
        words.hand,
        el("input", {
          class: "cc-field cc-code",
          name: "hand",
          value: edit.hand,
          placeholder: "R C P",
          spellcheck: "false",
          onchange: (/** @type {widget.FieldEvent} */ e) => option({ hand: e.target.value }),
        }),
      ),
    ),
    edit.variants.length > 0 &&
      el(
        "fieldset",
        { class: "cc-checks" },
        el("legend", {}, words.variants),
        edit.variants.map((/** @type {[string, string, boolean]} */ [key, label, on]) =>
          el(
            "label",
            {},
            el("input", {
              type: "checkbox",
              name: `variant-${key}`,
              checked: on,
              onchange: (/** @type {widget.FieldEvent} */ e) =>
                option({
                  variants: edit.variants
                    .filter((/** @type {any[]} */ v) => (v[0] === key ? e.target.checked : v[2]))
                    .map((/** @type {any[]} */ v) => v[0]),
                }),
            }),
            label,
          ),
        ),
      ),
    el(
      "div",
      { class: "cc-row" },
      button({
        label: words.share,
        act: () => send({ kind: "share", base: address || location.origin + location.pathname }),
        name: "share",
      }),
      button({ label: words["save-svg"], act: () => send({ kind: "export", as: "svg" }), name: "save-svg" }),
      button({ label: words["save-png"], act: () => send({ kind: "export", as: "png" }), name: "save-png" }),
    ),
    edit.link &&
      el(
        "div",
        { class: "cc-share" },
        field(words.link, el("input", { class: "cc-field", name: "link", readonly: true, value: edit.link.link })),
        button({ label: words.copy, act: () => copyText(edit.link.link), name: "link-copy" }),
        /\/\/(127\.|localhost)/.test(edit.link.link) && el("p", { class: "cc-small" }, words["share-local"]),
        el("div", {
          class: "cc-qr",
          role: "img",
          "aria-label": words.qr,
          html: `<svg viewBox="0 0 ${edit.link.qr.size} ${edit.link.qr.size}"><rect width="100%" height="100%" fill="#fff"/><path d="${edit.link.qr.path}" fill="#000"/></svg>`,
        }),
      ),
  );
}

/** Save the picture that came with the scene, if one was asked for. @param {{ as: string, svg: string } | null} picture */
export function saveExport(picture) {
  if (picture?.as === "png") savePng(picture.svg);
  else if (picture) save(new Blob([picture.svg], { type: "image/svg+xml" }), "city.svg");
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = /** @type {HTMLAnchorElement} */ (el("a", { href: URL.createObjectURL(blob), download: name }));
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** The picture at twice its size, drawn by the browser itself. @param {string} svg */
function savePng(svg) {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && save(blob, "city.png"), "image/png");
  };
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
