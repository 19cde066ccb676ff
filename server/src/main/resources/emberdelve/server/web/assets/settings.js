/** What the player has chosen for this page, kept in the browser. No name and no password. */
const KEY = 'emberdelve.settings';

const DEFAULTS = {
  preset: 'play',
  theme: 'system',
  size: '100',
  face: 'serif',
  spacing: 'usual',
  side: 0,
  splits: true,
  times: false,
  sounds: false,
  'volume-menace': '80',
  'volume-wound': '60',
  'volume-heal': '50',
  'volume-tell': '70',
  'volume-way': '25',
  'volume-weather': '25',
  notifyTells: false,
  notifyName: false,
  notifyDanger: false,
  notifyComers: false,
  notifyQuestions: false,
  notifyTriggers: false,
  numpad: true,
  arrows: 'never',
  compass: true,
  actionBar: true,
  actions: [],
  hidden: [],
  folded: [],
  order: undefined,
};

export class Settings {
  #values = { ...DEFAULTS, ...read() };
  #listeners = [];

  get(name) {
    return this.#values[name];
  }

  set(name, value) {
    this.#values = { ...this.#values, [name]: value };
    write(this.#values);
    for (const listener of this.#listeners) listener(name, value);
  }

  /** Calls the listener with the name and the value of whatever is chosen anew. */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  /** Everything as it was at first. */
  reset() {
    for (const [name, value] of Object.entries(DEFAULTS)) this.set(name, value);
  }
}

/** Browsers may refuse to keep anything; then the choices hold until the page is left. */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([name, value]) => fits(DEFAULTS[name], value)),
    );
  } catch {
    return {};
  }
}

function write(values) {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Nothing to be done, and nothing lost but comfort.
  }
}

/** Whether a kept value still has the form of the default; an older page may have kept another. */
function fits(standard, value) {
  if (standard === undefined) return Array.isArray(value?.left) && Array.isArray(value?.right);
  return Array.isArray(standard) ? Array.isArray(value) : typeof value === typeof standard;
}
