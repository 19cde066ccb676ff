/**
 * The frames of the panels: a heading that folds the body away, in one of two columns or in a place of
 * its own. Which are shown, where, and which are folded is kept in the settings.
 */
import { el, setText } from './dom.js';
import { icon } from './icons.js';
import { say } from './say.js';

/**
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {'left' | 'right' | 'own'} side where it is at first; in its own place it stays
 * @property {string} drawer which button shows it on a phone
 * @property {HTMLElement} body
 */

export class Panels {
  #columns;
  #settings;
  #frames = new Map();
  /** Those that hold nothing now, and of those the ones that one has opened all the same. */
  #empty = new Set();
  #looked = new Set();
  #dragged;

  /**
   * @param {{left: HTMLElement, right: HTMLElement, own: HTMLElement}} columns
   * @param {import('./settings.js').Settings} settings
   * @param {Panel[]} panels in the order they have at first
   */
  constructor(columns, settings, panels) {
    this.#columns = columns;
    this.#settings = settings;
    this.panels = panels;
    for (const panel of panels) this.#frames.set(panel.id, this.#frame(panel));
    columns.own.append(...this.own().map((id) => this.#frames.get(id).section));
    settings.onChange(() => this.#arrange());
    this.#arrange();
  }

  /** Those that have a place of their own. */
  own() {
    return this.panels.filter(({ side }) => side === 'own').map(({ id }) => id);
  }

  /** The panels of each column in their order, those that are not shown among them. */
  order() {
    const kept = this.#settings.get('order') ?? { left: [], right: [] };
    const moved = this.panels.filter(({ side }) => side !== 'own');
    const known = (ids) => ids.filter((id) => moved.some((panel) => panel.id === id));
    const order = { left: known(kept.left), right: known(kept.right) };
    for (const { id, side } of moved)
      if (!order.left.includes(id) && !order.right.includes(id)) order[side].push(id);
    return order;
  }

  /** Moves a panel before another one, or to the end of a column. */
  move(id, side, before) {
    const order = this.order();
    for (const name of ['left', 'right']) order[name] = order[name].filter((other) => other !== id);
    const at = order[side].indexOf(before);
    order[side].splice(at < 0 ? order[side].length : at, 0, id);
    this.#settings.set('order', order);
  }

  /**
   * Hides a panel that has nothing to show now, whatever the settings say.
   *
   * @returns {boolean} whether one was there, and has to be elsewhere now
   */
  setIdle(id, isIdle) {
    const { section } = this.#frames.get(id);
    const here = document.activeElement;
    // Who was at a button that went is at the panels as a whole, which a phone shows no longer than a fight.
    const held = isIdle && (section.contains(here) || here === section.closest('[tabindex="-1"]'));
    section.toggleAttribute('data-idle', isIdle);
    return held;
  }

  /** Folds a panel that has nothing to tell, and opens it again as soon as it has. */
  setEmpty(id, isEmpty) {
    if (this.#empty.has(id) === isEmpty) return;
    this.#looked.delete(id);
    if (isEmpty) this.#empty.add(id);
    else this.#empty.delete(id);
    this.#arrange();
  }

  #arrange() {
    const order = this.order();
    const hidden = this.#settings.get('hidden');
    const folded = this.#settings.get('folded');
    for (const side of ['left', 'right']) {
      const sections = order[side].map((id) => this.#frames.get(id).section);
      const column = this.#columns[side];
      // Only if something moved, because moving a panel takes the focus away from it.
      if (sections.some((section, at) => column.children[at] !== section)) column.append(...sections);
    }
    const foldsEmpty = this.#settings.get('preset') !== 'reader';
    for (const [id, { section, toggle, none, body }] of this.#frames) {
      const isEmpty = foldsEmpty && this.#empty.has(id);
      section.hidden = hidden.includes(id);
      section.toggleAttribute('data-empty', isEmpty);
      body.hidden = folded.includes(id) || (isEmpty && !this.#looked.has(id));
      setText(none, isEmpty ? say('panels.none') : '');
      toggle.setAttribute('aria-expanded', String(!body.hidden));
    }
  }

  #frame({ id, title, side, drawer, body }) {
    const none = el('span', { class: 'none' });
    const toggle = el(
      'button',
      { type: 'button', class: 'fold', 'aria-controls': `panel-${id}`, onclick: () => this.#fold(id) },
      icon(id),
      title,
      ' ',
      none,
    );
    const heading = el('h2', { draggable: String(side !== 'own'), id: `heading-${id}` }, toggle);
    body.id = `panel-${id}`;
    body.classList.add('body');
    const section = el(
      'section',
      // A group and no landmark of its own: ten more of them would bury the others.
      { class: 'panel', role: 'group', 'data-drawer': drawer, 'aria-labelledby': heading.id },
      heading,
      body,
    );
    if (side !== 'own') this.#letDrag(heading, section, id);
    return { section, toggle, none, body };
  }

  #fold(id) {
    const folded = this.#settings.get('folded');
    if (this.#frames.get(id).section.hasAttribute('data-empty') && !folded.includes(id)) {
      if (!this.#looked.delete(id)) this.#looked.add(id);
      this.#arrange();
      return;
    }
    this.#settings.set(
      'folded',
      folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id],
    );
  }

  /** Dragging is for the pointer; the settings move panels by buttons. */
  #letDrag(heading, section, id) {
    heading.addEventListener('dragstart', (event) => {
      this.#dragged = id;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
    });
    heading.addEventListener('dragend', () => (this.#dragged = undefined));
    section.addEventListener('dragover', (event) => {
      if (this.#dragged) event.preventDefault();
    });
    section.addEventListener('drop', (event) => {
      if (!this.#dragged || this.#dragged === id) return;
      event.preventDefault();
      const side = section.parentElement === this.#columns.left ? 'left' : 'right';
      this.move(this.#dragged, side, id);
    });
  }
}
