/**
 * The frames of the panels: a heading that folds the body away, in one of two columns. Which are
 * shown, where, and which are folded is kept in the settings.
 */
import { el } from './dom.js';

/**
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {'left' | 'right'} side where it is at first
 * @property {string} drawer which button shows it on a phone
 * @property {HTMLElement} body
 */

export class Panels {
  #columns;
  #settings;
  #frames = new Map();
  #dragged;

  /**
   * @param {{left: HTMLElement, right: HTMLElement}} columns
   * @param {import('./settings.js').Settings} settings
   * @param {Panel[]} panels in the order they have at first
   */
  constructor(columns, settings, panels) {
    this.#columns = columns;
    this.#settings = settings;
    this.panels = panels;
    for (const panel of panels) this.#frames.set(panel.id, this.#frame(panel));
    settings.onChange(() => this.#arrange());
    this.#arrange();
  }

  /** The panels of each column in their order, those that are not shown among them. */
  order() {
    const kept = this.#settings.get('order') ?? { left: [], right: [] };
    const order = { left: known(kept.left, this.#frames), right: known(kept.right, this.#frames) };
    for (const { id, side } of this.panels)
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

  /** Hides a panel that has nothing to show now, whatever the settings say. */
  setIdle(id, isIdle) {
    this.#frames.get(id).section.toggleAttribute('data-idle', isIdle);
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
    for (const [id, { section, toggle, body }] of this.#frames) {
      section.hidden = hidden.includes(id);
      body.hidden = folded.includes(id);
      toggle.setAttribute('aria-expanded', String(!body.hidden));
    }
  }

  #frame({ id, title, drawer, body }) {
    const toggle = el(
      'button',
      { type: 'button', class: 'fold', 'aria-controls': `panel-${id}`, onclick: () => this.#fold(id) },
      title,
    );
    const heading = el('h2', { draggable: 'true', id: `heading-${id}` }, toggle);
    body.id = `panel-${id}`;
    body.classList.add('body');
    const section = el(
      'section',
      // A group and no landmark of its own: ten more of them would bury the others.
      { class: 'panel', role: 'group', 'data-drawer': drawer, 'aria-labelledby': heading.id },
      heading,
      body,
    );
    this.#letDrag(heading, section, id);
    return { section, toggle, body };
  }

  #fold(id) {
    const folded = this.#settings.get('folded');
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

function known(ids, frames) {
  return ids.filter((id) => frames.has(id));
}
