/** The websocket to the kernel: Jupyter's messages, kept until the kernel has heard them, and a new call when the line drops or is dead. */

const PROTOCOL = "v1.kernel.websocket.jupyter.org"; // each message as bytes: a table of offsets, then its parts
const RETURNED = "cardcity:returned";
const RETURNS = 3; // times that a tab comes back by itself within
const RETURNS_WITHIN = 120000; // milliseconds
const PAUSES = [200, 1000, 2000, 4000]; // milliseconds before a new call; the last before every further one
const ENDED = { 4001: "ended", 4002: "size" }; // how the server closes the line of a kernel that it has ended
const MOVED = 4003; // and of one whose process has died: another takes the page up
const PATIENCE = 10000; // milliseconds for an answer whether the kernel is there
const SILENCE = 3000; // milliseconds without a word from a kernel that was told something, until the line is tested
const RENEWAL = 10000; // milliseconds at least between two lines of which the first seemed dead
const TEXT = new TextEncoder();
const BYTES = new TextDecoder();

/** @typedef {{ channel: string, header: any, parent: any, metadata: any, content: any, buffers: DataView[] }} Message */

/** Whether this tab may come back by itself: not for ever, for it may be the cause. */
function mayReturn() {
  try {
    const now = Date.now();
    const times = JSON.parse(sessionStorage.getItem(RETURNED) ?? "[]").filter((/** @type {number} */ time) => now - time < RETURNS_WITHIN);
    sessionStorage.setItem(RETURNED, JSON.stringify([...times, now]));
    return times.length < RETURNS;
  } catch {
    return false; // without a memory it might go round in circles
  }
}

/** A name that nobody else has. The browser's own `randomUUID` is only there on encrypted lines. */
export function freshName() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {ArrayBuffer} bytes @returns {Message} */
export function decoded(bytes) {
  const table = new DataView(bytes);
  const offset = (/** @type {number} */ k) => Number(table.getBigUint64(8 * (k + 1), true));
  const parts = Array.from(
    { length: Number(table.getBigUint64(0, true)) - 1 },
    (_, k) => new DataView(bytes, offset(k), offset(k + 1) - offset(k)),
  );
  const [channel, ...rest] = parts.slice(0, 5).map((part) => BYTES.decode(part));
  const [header, parent, metadata, content] = rest.map((text) => JSON.parse(text));
  return { channel, header, parent, metadata, content, buffers: parts.slice(5) };
}

/** @param {any} header @param {any} content @param {any} metadata */
export function encoded(header, content, metadata) {
  const parts = ["shell", ...[header, {}, metadata, content].map((part) => JSON.stringify(part))].map((text) => TEXT.encode(text));
  const offsets = [8 * (parts.length + 2)];
  for (const part of parts) offsets.push(offsets[offsets.length - 1] + part.length);
  const bytes = new Uint8Array(offsets[offsets.length - 1]);
  const table = new DataView(bytes.buffer);
  [offsets.length, ...offsets].forEach((number, k) => table.setBigUint64(8 * k, BigInt(number), true));
  parts.forEach((part, k) => bytes.set(part, offsets[k]));
  return bytes;
}

/** What others can listen to, in the form that Jupyter's own kernels have. */
class Signal {
  constructor() {
    /** @type {((sender: any, args: any) => void)[]} */ this.slots = [];
  }

  /** @param {(sender: any, args: any) => void} slot */
  connect(slot) {
    this.slots.push(slot);
  }

  /** @param {any} args */
  emit(args) {
    for (const slot of this.slots) slot(this, args);
  }
}

export class Wire {
  /** @param {string} base @param {string} kernel @param {(message: Message) => void} receive */
  constructor(base, kernel, receive) {
    this.kernel = `${base}api/kernels/${kernel}`;
    this.receive = receive;
    this.session = freshName(); // the same for every call: what the kernel said meanwhile is told again
    this.statusChanged = new Signal();
    this.connectionStatusChanged = new Signal();
    /** @type {Map<string, Uint8Array<ArrayBuffer>>} by their names, in order: what the kernel has not begun to work on */ this.unheard =
      new Map();
    this.busy = false; // as the kernel said last
    this.thinking = false; // a helper works for us: this can be stopped
    this.heard = 0; // when the kernel last said anything
    this.renewed = -RENEWAL;
    this.silence = 0;
    /** @type {WebSocket | null} */ this.socket = null;
    this.timer = 0;
    this.calls = 0;
    this.over = false;
    this.reason = ""; // why the kernel has ended, once it has
    addEventListener("online", () => this.callAgain());
  }

  get connectionStatus() {
    return this.socket ? "connected" : "connecting";
  }

  call() {
    const address = new URL(`${this.kernel}/channels?session_id=${this.session}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address, PROTOCOL);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.opened(socket);
    socket.onclose = ({ code }) =>
      code === MOVED ? this.moved() : code in ENDED ? this.ended(ENDED[/** @type {keyof typeof ENDED} */ (code)]) : this.dropped();
    socket.onmessage = ({ data }) => {
      const message = decoded(data);
      this.heard = performance.now();
      this.unheard.delete(message.parent.msg_id); // whatever the kernel says of it, it has it
      if (message.header.msg_type === "status") {
        this.busy = message.content.execution_state === "busy";
        this.thinking = Boolean(message.content.thinking);
        if (this.busy) this.listen();
        this.statusChanged.emit(message.content.execution_state);
      }
      this.receive(message);
    };
  }

  /** @param {WebSocket} socket */
  opened(socket) {
    this.socket = socket;
    this.calls = 0;
    for (const bytes of this.unheard.values()) socket.send(bytes); // what came all the same is known by its name
    this.listen();
    this.connectionStatusChanged.emit("connected");
  }

  get waits() {
    return this.unheard.size > 0 || this.busy;
  }

  /** Wait for a word about what was sent. */
  listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.waits && this.socket && this.test(this.socket), SILENCE);
  }

  /** A line may look open and be dead, where the network has gone or is another one. @param {WebSocket} socket */
  async test(socket) {
    const now = performance.now();
    if (now - this.heard < SILENCE) return this.listen();
    const answer = await fetch(this.kernel, { cache: "no-store", signal: AbortSignal.timeout(SILENCE) }).catch(() => null);
    if (socket !== this.socket || this.over) return;
    if (!this.waits) return;
    if (answer && (this.busy || now - this.renewed < RENEWAL)) return this.listen(); // it is only at work
    this.renewed = now;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.dropped();
  }

  /** The kernel is no more, and nobody need call it. @param {string} reason */
  ended(reason) {
    this.socket = null;
    this.over = true;
    this.reason = reason;
    this.statusChanged.emit("dead");
  }

  /** The page comes back where it was: its address says where, and the browser keeps what was played. */
  moved() {
    if (this.over) return;
    if (!mayReturn()) return this.ended("ended");
    this.end();
    location.reload();
  }

  dropped() {
    this.socket = null;
    if (this.over) return;
    this.connectionStatusChanged.emit("connecting");
    this.timer = setTimeout(() => this.callAgain(), PAUSES[Math.min(this.calls++, PAUSES.length - 1)]);
  }

  /** Nobody is called who is known to be gone. */
  async callAgain() {
    if (!this.timer) return; // the line is there, or is being made
    clearTimeout(this.timer);
    this.timer = 0;
    const answer = await fetch(this.kernel, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
    if (this.over) return;
    if (answer?.ok) this.call();
    else if (answer?.status === 410) this.moved();
    else if (answer?.status === 404) this.ended("ended");
    else this.dropped();
  }

  /** Gives the name of the message. @param {string} kind @param {any} content @param {any} [metadata] */
  send(kind, content, metadata = {}) {
    const header = {
      msg_id: freshName(),
      msg_type: kind,
      session: this.session,
      username: "",
      date: new Date().toISOString(),
      version: "5.3",
    };
    const bytes = encoded(header, content, metadata);
    this.unheard.set(header.msg_id, bytes);
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(bytes);
      this.listen();
    }
    return header.msg_id;
  }

  /** The page is left. */
  end() {
    this.over = true;
    this.socket?.close();
  }
}
