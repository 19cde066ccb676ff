/**
 * The link to the server: JSON frames in a WebSocket, handed to whoever listens for their topic.
 *
 * Topics are the names of GMCP messages (`Char.Vitals`), and of our own: `lines` (styled text),
 * `open` and `closed`, and `left` when somebody has ended it on purpose.
 */
const PROTOCOL = 'json.mudstandards.org';
const MODULES = [
  'Text 1', 'Input 1', 'Char 1', 'Char.Login 1', 'Char.Journal 1', 'Room 1', 'Room.Map 1', 'Group 1',
  'Comm.Channel 1', 'Delve 1', 'Quest 1', 'World 1', 'Client.Media 1', 'Client.Kept 1',
  'Client.ScreenReader 1', 'Recap 1',
];

export class Wire {
  #listeners = new Map();
  #latest = new Map();
  #socket;
  #heard = 0;
  /** When the first of those messages was sent that have no answer yet. */
  #asked;
  #latency;
  #isListened = false;

  /** Calls the listener with the value of each message of that topic. */
  on(topic, listener) {
    const listeners = this.#listeners.get(topic) ?? [];
    this.#listeners.set(topic, [...listeners, listener]);
  }

  /** What came last under a topic in this connection, if anything did. */
  latest(topic) {
    return this.#latest.get(topic);
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** How long nothing has come from the server. */
  get quietMillis() {
    return Date.now() - this.#heard;
  }

  /** How long the server owes an answer. */
  get unansweredMillis() {
    return this.#asked === undefined ? 0 : Date.now() - this.#asked;
  }

  /** How long the last answer took; nothing before the first. */
  get latencyMillis() {
    return this.#latency;
  }

  /** Says, now and in each connection to come, whether the player listens instead of looking. */
  listen(isListened) {
    if (isListened === this.#isListened) return;
    this.#isListened = isListened;
    this.#hello();
  }

  /** After a sleep, in which nobody could listen, all times begin anew. */
  wake() {
    this.#heard = Date.now();
    this.#asked = undefined;
    this.ping();
  }

  /** Opens a new connection and forgets the old one, which is not reported as closed any more. */
  open() {
    this.#drop();
    // Where the page is, perhaps in a folder of another site; http becomes ws, and https wss.
    const address = new URL('./', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address, [PROTOCOL]);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#asked = undefined;
    this.#latest.clear();
    socket.addEventListener('open', () => this.#whileCurrent(socket, () => this.#greet()));
    socket.addEventListener('message', (event) =>
      this.#whileCurrent(socket, () => this.#receive(event.data)));
    socket.addEventListener('close', (event) =>
      this.#whileCurrent(socket, () => this.#emit('closed', event)));
  }

  /** Ends the connection on purpose; what was told in it is for nobody else. */
  leave() {
    this.#drop();
    this.#latest.clear();
    this.#emit('left');
  }

  /** Ends a connection that is dead; it counts as lost. */
  giveUp() {
    this.#drop();
    this.#emit('closed', {});
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** Sends one line, as somebody at a terminal types it. */
  send(line) {
    this.#ask({ proto: 'text', id: 'Input', data: line });
  }

  /** Sends a GMCP message. */
  tell(id, value) {
    this.#write({ proto: 'gmcp', id, data: JSON.stringify(value) });
  }

  /** Asks for a sign of life. */
  ping() {
    this.#ask({ proto: 'gmcp', id: 'Core.Ping', data: '' });
  }

  #ask(frame) {
    if (this.isOpen) this.#asked ??= Date.now();
    this.#write(frame);
  }

  #write(frame) {
    if (this.isOpen) this.#socket.send(JSON.stringify(frame));
  }

  #greet() {
    this.#heard = Date.now();
    this.#hello();
    this.tell('Core.Supports.Set', MODULES);
    this.#emit('open');
  }

  #hello() {
    const hello = { client: 'Emberdelve page', version: '1' };
    this.tell('Core.Hello', this.#isListened ? { ...hello, screen_reader: true } : hello);
  }

  #receive(data) {
    this.#heard = Date.now();
    if (this.#asked !== undefined) this.#latency = this.#heard - this.#asked;
    this.#asked = undefined;
    if (typeof data !== 'string') {
      this.#emit('lines', { lines: plainLines(data) });
      return;
    }
    const frame = parsed(data);
    if (frame?.proto === 'text' && frame.id === 'Text.Lines') this.#emit('lines', frame.data);
    if (frame?.proto === 'gmcp') this.#keep(frame.id, parsed(frame.data));
  }

  #keep(id, value) {
    this.#latest.set(id, value);
    this.#emit(id, value);
  }

  #emit(topic, value) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(value);
  }

  #whileCurrent(socket, deed) {
    if (socket === this.#socket) deed();
  }
}

/** A frame that is no JSON is somebody else's mistake, and no reason to stop playing. */
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Terminal output, which comes only if we were too slow to ask for our own form of text. */
function plainLines(bytes) {
  const text = new TextDecoder().decode(bytes);
  const plain = text.replace(/\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x00-\x09\x0b-\x1f\x7f]/g, '');
  return plain.replace(/\n$/, '').split('\n').map((line) => [line]);
}
