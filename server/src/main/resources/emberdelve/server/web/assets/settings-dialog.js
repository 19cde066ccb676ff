/** The dialog of the settings: every control named like a setting shows and changes it. */
import { byId, el } from './dom.js';
import { say } from './say.js';

/**
 * @param {import('./settings.js').Settings} settings
 * @param {import('./panels.js').Panels} panels
 * @param {(name: string, value: any) => Promise<any>} allow may turn a choice down
 */
export function settingsDialog(settings, panels, allow) {
  const dialog = byId('settings', HTMLDialogElement);
  const form = byId('settings-form', HTMLFormElement);
  const list = byId('settings-panels');

  const show = () => {
    for (const control of /** @type {Iterable<any>} */ (form.elements)) {
      if (!control.name || settings.get(control.name) === undefined) continue;
      if (control.type === 'checkbox') control.checked = settings.get(control.name);
      else if (control.type === 'radio') control.checked = settings.get(control.name) === control.value;
      else control.value = settings.get(control.name);
    }
    byId('volumes').hidden = !settings.get('sounds');
    showPanels();
  };
  const showPanels = () => {
    const order = panels.order();
    list.replaceChildren(
      ...panels.own().map((id) => el('li', {}, shownBox(id))),
      ...['left', 'right'].flatMap((side) =>
        order[side].map((id, at) => panelRow(id, side, order[side], at))),
    );
  };
  const titleOf = (id) => panels.panels.find((panel) => panel.id === id).title;
  const shownBox = (id) => {
    const box = el('input', {
      type: 'checkbox',
      onchange: () => {
        const others = settings.get('hidden').filter((name) => name !== id);
        settings.set('hidden', box.checked ? others : [...others, id]);
      },
    });
    box.checked = !settings.get('hidden').includes(id);
    return el('label', {}, box, ` ${titleOf(id)}`);
  };
  const panelRow = (id, side, column, at) => {
    const title = titleOf(id);
    const other = side === 'left' ? 'right' : 'left';
    const moveTo = (word, isPossible, move) =>
      el(
        'button',
        {
          type: 'button',
          'aria-label': `${title}: ${word}`,
          disabled: !isPossible,
          onclick: () => {
            move();
            showPanels();
            // At an end of its column it goes no further: then one is at another button of the same row.
            const again = list.querySelector(`[aria-label="${title}: ${word}"]:enabled`)
              ?? list.querySelector(`[aria-label^="${title}: "]:enabled`);
            if (again instanceof HTMLElement) again.focus();
          },
        },
        word,
      );
    return el(
      'li',
      {},
      shownBox(id),
      el(
        'span',
        { class: 'moves' },
        moveTo(say('move.up'), at > 0, () => panels.move(id, side, column[at - 1])),
        moveTo(say('move.down'), at < column.length - 1, () => panels.move(id, side, column[at + 2])),
        moveTo(say(`move.${other}`), true, () => panels.move(id, other)),
      ),
    );
  };

  form.addEventListener('change', async (event) => {
    const target = /** @type {HTMLInputElement} */ (event.target);
    if (!target.name) return;
    const value = target.type === 'checkbox' ? target.checked : target.value;
    settings.set(target.name, await allow(target.name, value));
    show();
  });
  byId('settings-reset').addEventListener('click', () => {
    settings.reset();
    show();
  });
  byId('settings-close').addEventListener('click', () => dialog.close());
  for (const button of document.querySelectorAll('[data-opens="settings"]'))
    button.addEventListener('click', () => {
      show();
      dialog.showModal();
    });
}
