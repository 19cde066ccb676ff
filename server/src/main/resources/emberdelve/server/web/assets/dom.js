/**
 * Making elements. Text goes in as text nodes only, so nothing a player types can become markup.
 *
 * Attributes are set by name; `false` and `undefined` leave one out, `true` sets it empty, and a
 * function under `onclick` and the like listens.
 */
export function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same for the picture of the map. */
export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/**
 * Shows one child an entry. The element of a key stays the same element, and the one with the focus stays where it
 * is, so that focus and what a screen reader is reading survive a list that is sent anew every second.
 *
 * @param {Element} parent
 * @param {Array<{key: string, value: any}>} entries
 * @param {(value: any) => HTMLElement | SVGElement} make
 * @param {(element: any, value: any) => void} update
 */
export function keyed(parent, entries, make, update) {
  const children = /** @type {HTMLElement[]} */ ([...parent.children]);
  const old = new Map(children.map((child) => [child.dataset.key, child]));
  const shown = entries.map(({ key, value }) => {
    const child = old.get(key) ?? /** @type {HTMLElement} */ (make(value));
    child.dataset.key = key;
    old.delete(key);
    update(child, value);
    return child;
  });
  const gone = new Set(old.values());
  const staying = (child) => {
    while (gone.has(child)) child = child.nextElementSibling;
    return child;
  };
  let before = staying(parent.firstElementChild);
  for (const child of shown) {
    // What is moved loses the focus: the others are moved around the one that has it.
    while (child !== before && child.contains(document.activeElement)) {
      const next = staying(before.nextElementSibling);
      parent.append(before);
      before = next;
    }
    if (child === before) before = staying(before.nextElementSibling);
    else parent.insertBefore(child, before);
  }
  gone.forEach(takeAway);
}

/** Whoever was there is at the next one now, or in the same part of the page, and never nowhere. */
function takeAway(child) {
  const held = child.contains(document.activeElement);
  const next = child.nextElementSibling ?? child.previousElementSibling;
  const part = child.closest('[tabindex="-1"]');
  child.remove();
  if (held) (next?.querySelector('button') ?? part)?.focus();
}

/** Sets the text if it is another one; setting the same again would make a reader repeat it. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Shows words that may be in another language than the page.
 *
 * @param {import('./refusal.js').Said} words
 */
export function setWords(element, words) {
  if (words.lang === undefined) element.removeAttribute('lang');
  else element.lang = words.lang;
  setText(element, words.text);
}

/**
 * The element of the page with that id, which is of that kind.
 *
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} [kind]
 * @returns {T}
 */
export function byId(id, kind = /** @type {any} */ (HTMLElement)) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with the id ${id}.`);
}
