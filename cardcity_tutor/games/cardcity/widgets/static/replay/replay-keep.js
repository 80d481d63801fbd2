/** Games that this browser keeps: the one at the table, and the one that was looked at last. Storage may be switched off. */

const PLAYED = "cardcity:work:play"; // where the page "Play" keeps its game
const SEEN = "cardcity:work:replay";

/** The record of the game at the table. */
export function lastGame() {
  return read(PLAYED).get("record");
}

/** The record of the game that was looked at, if it is the one of this name. @param {string} name */
export function seenGame(name) {
  const kept = read(SEEN);
  return kept.get("name") === name ? kept.get("record") : null;
}

/** Keep the game that is looked at; whether that could be done. @param {{ name: string, record: string }} game */
export function keepSeen(game) {
  try {
    localStorage.setItem(SEEN, String(new URLSearchParams(game)));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
function read(key) {
  try {
    return new URLSearchParams(localStorage.getItem(key) ?? "");
  } catch {
    return new URLSearchParams();
  }
}
