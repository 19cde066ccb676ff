/** The dialog in which players put their own commands on the bar, move them and take them away. */
import { COMMAND_MAX, SLOTS } from './actions.js';
import { byId, el, setText } from './dom.js';
import { say } from './say.js';

/**
 * @param {import('./settings.js').Settings} settings
 * @param {() => import('./actions.js').Action[]} shown what is on the bar now
 * @returns {() => void} opens it
 */
export function actionEditor(settings, shown) {
  const dialog = byId('actions-editor', HTMLDialogElement);
  const list = byId('actions-list');
  const command = byId('actions-command', HTMLInputElement);
  const add = byId('actions-add', HTMLButtonElement);
  const state = byId('actions-state');

  const isOwn = () => settings.get('actions').length > 0;
  const commands = () => (isOwn() ? settings.get('actions') : shown().map(({ words }) => words));
  const keep = (all, said) => {
    settings.set('actions', all);
    show(said);
  };
  const show = (said = '') => {
    const all = commands();
    const whose = isOwn() ? say('bar.own') : say('bar.automatic');
    setText(state, `${said} ${whose}`.trim());
    list.replaceChildren(...all.map((words, at) => row(words, at, all)));
    add.disabled = command.disabled = all.length >= SLOTS;
    command.placeholder = add.disabled ? say('bar.full') : say('bar.such-as');
    byId('actions-automatic', HTMLButtonElement).disabled = !isOwn();
  };
  const row = (words, at, all) => {
    const others = all.toSpliced(at, 1);
    const to = (name, isPossible, change) =>
      el(
        'button',
        {
          type: 'button',
          'aria-label': `${words}: ${name}`,
          disabled: !isPossible,
          onclick: () => {
            change();
            focusOn(`${words}: ${name}`, words, at);
          },
        },
        name,
      );
    return el(
      'li',
      {},
      el('span', { class: 'deed' }, words),
      el(
        'span',
        { class: 'moves' },
        to(say('move.up'), at > 0, () => keep(others.toSpliced(at - 1, 0, words), say('bar.moved', words, at))),
        to(say('move.down'), at < all.length - 1, () => keep(others.toSpliced(at + 1, 0, words), say('bar.moved', words, at + 2))),
        to(say('move.remove'), true, () => keep(others, say('bar.gone', words))),
      ),
    );
  };
  /** At the same button, else at another of the same row, else at the row that took its place. */
  const focusOn = (name, words, at) => {
    const enabled = buttons(list);
    const same = enabled.find((each) => each.ariaLabel === name);
    const row = enabled.find((each) => each.ariaLabel.startsWith(`${words}: `));
    const [next] = buttons(list.children[at] ?? list.lastElementChild ?? list);
    (same ?? row ?? next ?? command).focus();
  };

  byId('actions-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const words = command.value.trim().slice(0, COMMAND_MAX);
    if (words === '' || commands().length >= SLOTS) return;
    command.value = '';
    if (commands().includes(words)) show(say('bar.already', words));
    else keep([...commands(), words], say('bar.added', words));
    command.focus();
  });
  byId('actions-automatic').addEventListener('click', () => {
    keep([], '');
    command.focus();
  });
  byId('actions-close').addEventListener('click', () => dialog.close());
  return () => {
    byId('settings', HTMLDialogElement).close();
    command.value = '';
    show();
    dialog.showModal();
    byId('actions-title').focus();
  };
}

/** @returns {HTMLButtonElement[]} */
function buttons(within) {
  return [...within.querySelectorAll('button:enabled')];
}
