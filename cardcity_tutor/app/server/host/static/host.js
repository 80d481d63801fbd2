/** The host's page: asks for the figures every few seconds, shows them, and carries out what the host decides. */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const base = main.dataset.base ?? "";
const words = JSON.parse(at("words").textContent ?? "{}");
let page = 1;
let busy = false;

/** @param {string} id @returns {any} */
function at(id) {
  return document.getElementById(id);
}

/** An element with text, never markup. @param {string} tag @param {any[]} children @param {Record<string, string>} [props] */
function make(tag, children, props = {}) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) node.setAttribute(name, value);
  node.append(...children.map((child) => (child instanceof Node ? child : String(child))));
  return node;
}

/** @param {string} text @param {Record<string, string>} values */
function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** @param {string} text @param {boolean} [bad] */
function note(text, bad = false) {
  at("told").textContent = text;
  at("note").hidden = !text;
  at("note").classList.toggle("bad", bad);
}

/** What came of something that the host did, wherever on the page: in sight, and read aloud. @param {string} text @param {boolean} [bad] */
function answer(text, bad = false) {
  note(text, bad);
  at("note").scrollIntoView({ block: "center" });
  at("told").focus({ preventScroll: true });
}

/** A request to the server; what it says instead of an answer is shown. @param {string} path @param {RequestInit} [options] */
async function ask(path, options = {}) {
  const response = await fetch(`${base}/host/${path}`, {
    credentials: "same-origin",
    ...options,
    headers: { "X-Cardcity-Host": "1", ...options.headers },
  });
  const told = await response.json().catch(() => {
    throw new TypeError("a proxy's answer, or none"); // as if nobody had answered
  });
  if (!response.ok) throw new Error(told.error);
  return told;
}

/** @param {any} body @param {Node[]} rows what is the same stays, and so does the focus in it */
function rows(body, rows) {
  rows.forEach((row, number) => {
    const old = body.children[number];
    if (!old) body.append(row);
    else if (!old.isEqualNode(row)) {
      const active = old.contains(document.activeElement) ? document.activeElement?.getAttribute("data-act") : null;
      old.replaceWith(row);
      if (active) /** @type {any} */ (row).querySelector(`[data-act="${active}"]`)?.focus();
    }
  });
  while (body.children.length > rows.length) body.lastElementChild.remove();
}

/** A line of a table; each cell knows its column, which narrow screens write before it. @param {string} table @param {any[]} cells texts, or the last one a cell */
function tableRow(table, cells) {
  const heads = [...at(table).tHead.rows[0].cells].map((head) => head.textContent);
  return make(
    "tr",
    cells.map((cell, number) =>
      cell instanceof Node ? cell : make(number ? "td" : "th", [cell], number ? { "data-label": heads[number] } : { scope: "row" }),
    ),
  );
}

/** @param {any} state */
function show(state) {
  rows(
    at("figures"),
    state.figures.map((/** @type {string[]} */ [label, figure]) => make("div", [make("dt", [label]), make("dd", [figure])])),
  );
  at("place").textContent = state.place;
  rows(
    at("stored"),
    state.stored.map((/** @type {any[]} */ [label, count]) => make("li", [label, " ", make("b", [count])])),
  );
  rows(
    at("kernels").tBodies[0],
    state.kernels.map((/** @type {string[]} */ line) => tableRow("kernels", line)),
  );
  at("working").hidden = !state.workers.length;
  rows(at("workers").tBodies[0], state.workers.map(workerRow));
  at("nobody").hidden = state.members.length > 0;
  at("members").parentElement.hidden = !state.members.length;
  rows(at("members").tBodies[0], state.members.map(memberRow));
  page = state.page;
  at("paging").hidden = state.pages < 2;
  at("page").textContent = `${state.page} / ${state.pages}`;
}

/** @param {any[]} line */
function workerRow([name, process, ...rest]) {
  const last = rest.pop(); // whether it can be restarted
  const label = words.restart;
  const act = make("button", [label], {
    type: "button",
    class: "btn",
    "data-act": "restart",
    "data-process": process,
    "aria-label": `${label} (${process})`,
  });
  return tableRow("workers", [name, process, ...rest, make("td", last ? [act] : [], { class: "row" })]);
}

/** @param {any[]} line */
function memberRow([nickname, ...rest]) {
  const act = (/** @type {string} */ name, /** @type {string} */ label) =>
    make("button", [label], {
      type: "button",
      class: "btn",
      "data-act": name,
      "data-nickname": nickname,
      "aria-label": `${label} (${nickname})`,
    });
  return tableRow("members", [
    nickname,
    ...rest,
    make("td", [act("key", words["new-key"]), act("dismiss", words.dismiss)], { class: "row" }),
  ]);
}

async function refresh() {
  if (busy || document.hidden) return;
  busy = true;
  try {
    show(await ask(`state?page=${page}`));
    if (at("told").textContent === words.lost) note("");
  } catch (error) {
    note(error instanceof TypeError ? words.lost : /** @type {Error} */ (error).message, true);
  } finally {
    busy = false;
  }
}

/** Ask the host; whether they say yes. @param {string} question @returns {Promise<boolean>} */
function sure(question) {
  const dialog = at("asking");
  at("question").textContent = question;
  at("answer").hidden = true;
  [at("yes").textContent, at("no").textContent] = [words.yes, words.no];
  dialog.returnValue = "";
  at("yes").onclick = () => dialog.close("yes");
  at("no").onclick = () => dialog.close("no");
  dialog.showModal();
  at("no").focus();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true }));
}

/** Show a key once, to be copied. @param {string} text @param {string} key */
function hand(text, key) {
  const dialog = at("asking");
  at("question").textContent = text;
  at("answer").hidden = false;
  at("answer").value = key;
  at("answer").setAttribute("aria-label", text);
  [at("yes").textContent, at("no").textContent] = [words.copy, words.close];
  at("yes").onclick = () => {
    at("answer").select();
    document.execCommand("copy"); // the clipboard proper is only there with https
  };
  at("no").onclick = () => dialog.close();
  dialog.addEventListener("close", () => (at("answer").value = ""), { once: true });
  dialog.showModal();
}

/** @param {() => Promise<void>} work */
async function tried(work) {
  try {
    await work();
  } catch (error) {
    answer(error instanceof TypeError ? words.lost : /** @type {Error} */ (error).message, true);
  }
  await refresh();
}

at("members").addEventListener("click", (/** @type {any} */ event) => {
  const { act, nickname } = event.target.closest("[data-act]")?.dataset ?? {};
  if (!act) return;
  tried(async () => {
    if (!(await sure(fill(words[act === "key" ? "new-key-ask" : "dismiss-ask"], { nickname })))) return;
    const told = await ask("members", { method: "POST", body: JSON.stringify({ act, nickname }) });
    if (told.key) hand(fill(words["new-key-told"], { nickname }), told.key);
    else answer(told.told);
  });
});
at("workers").addEventListener("click", (/** @type {any} */ event) => {
  const { process } = event.target.closest("[data-act]")?.dataset ?? {};
  if (!process) return;
  tried(async () => {
    if (await sure(words["restart-ask"]))
      answer((await ask("workers", { method: "POST", body: JSON.stringify({ worker: Number(process) }) })).told);
  });
});
at("noted").addEventListener("click", () => note(""));
at("restore").addEventListener("click", () => at("file").click());
at("file").addEventListener("change", () => {
  const [file] = at("file").files;
  if (!file) return;
  tried(async () => {
    const yes = await sure(fill(words["restore-ask"], { file: file.name }));
    at("file").value = "";
    if (yes) answer((await ask("restore", { method: "POST", body: file })).told);
  });
});
at("previous").addEventListener("click", () => tried(async () => void (page -= 1)));
at("next").addEventListener("click", () => tried(async () => void (page += 1)));
document.addEventListener("visibilitychange", refresh);
if (location.search) history.replaceState(null, "", location.pathname); // the key does not stay in the address
setInterval(refresh, Number(main.dataset.every) * 1000);
refresh();
