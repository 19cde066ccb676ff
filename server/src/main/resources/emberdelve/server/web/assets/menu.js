/**
 * A menu of commands at a button. The entries are the commands themselves, so that whoever uses it
 * learns what to type.
 */
import { el } from './dom.js';
import { gameLang } from './say.js';

/** Space that the menu keeps from the edge of the window, in pixels. */
const MARGIN = 4;

/**
 * @param {HTMLElement} opener the button that was pressed; gets the focus back
 * @param {string} title what the commands are for
 * @param {Array<{text: string, run: () => void}>} entries
 */
export function openMenu(opener, title, entries) {
  const menu = el('div', { class: 'menu', role: 'menu', 'aria-label': title, popover: 'auto' });
  const items = entries.map(({ text, run }) =>
    el(
      'button',
      {
        type: 'button',
        role: 'menuitem',
        tabindex: '-1',
        lang: gameLang(),
        onclick: () => {
          menu.hidePopover();
          run();
        },
      },
      text,
    ));
  menu.append(...items);
  menu.addEventListener('keydown', (event) => moveFocus(event, menu, items));
  menu.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    opener.setAttribute('aria-expanded', 'false');
    if (menu.contains(document.activeElement) || document.activeElement === document.body)
      (opener.isConnected ? opener : menu.closest('[tabindex="-1"]'))?.focus();
    menu.remove();
  });

  // Within the landmark that the opener is in, where screen readers look for it.
  (opener.closest('aside') ?? opener.closest('main') ?? document.body).append(menu);
  opener.setAttribute('aria-expanded', 'true');
  menu.showPopover();
  place(menu, opener.getBoundingClientRect());
  items[0]?.focus();
}

function place(menu, at) {
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - width - MARGIN);
  const top = at.bottom + height + MARGIN > innerHeight ? at.top - height : at.bottom;
  menu.style.left = `${Math.max(MARGIN, left)}px`;
  menu.style.top = `${Math.max(MARGIN, top)}px`;
}

function moveFocus(event, menu, items) {
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }
  if (event.key === 'Tab') menu.hidePopover();
}
