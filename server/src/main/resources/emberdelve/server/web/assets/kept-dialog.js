/** The dialog of the player's own keys, aliases and triggers: three lists, and one entry at a time. */
import { confirm } from './confirm.js';
import { byId, el, setText } from './dom.js';
import { entryForm } from './kept-entry.js';
import { FILE_OCTETS_MAX, fileOf, readFile } from './kept-file.js';
import { ENTRIES_MAX, KINDS, faults } from './kept-form.js';
import { saveFile } from './save-file.js';

const NAMES = {
  macros: { one: 'key', title: 'Keys', what: ({ key, commands }) => `${key}: ${onOneLine(commands)}` },
  aliases: { one: 'alias', title: 'Aliases', what: ({ word, commands }) => `${word}: ${onOneLine(commands)}` },
  triggers: { one: 'trigger', title: 'Triggers', what: (trigger) => `“${trigger.pattern}”: ${deedsOf(trigger)}` },
};
const ORDER = ['macros', 'aliases', 'triggers'];

function onOneLine(commands) {
  return commands.split('\n').filter((line) => line.trim() !== '').join('; ');
}

function deedsOf({ highlight, gag, notify, sound, send }) {
  return [
    highlight && 'highlight', gag && 'leave out', sound !== '' && `sound ${sound}`, notify && 'notify',
    send !== '' && `send ${onOneLine(send)}`,
  ].filter(Boolean).join(', ');
}

/**
 * @param {import('./kept.js').Kept} kept
 * @param {(text: string) => void} note shows words of the page while the dialog is closed
 */
export function keptDialog(kept, note) {
  const lists = Object.fromEntries(KINDS.map((kind) => [kind, el('ul', { class: 'plain', 'aria-labelledby': `kept-${kind}` })]));
  const state = el('p', { id: 'kept-state', role: 'status' });
  const choice = el('p', { class: 'dialog-buttons', hidden: true },
    el('button', { type: 'button', onclick: () => decide(() => kept.takeNewer()) }, 'Take what the other page has'),
    el('button', { type: 'button', onclick: () => decide(() => kept.insist()) }, 'Keep what is here'));
  const file = el('input', { type: 'file', id: 'kept-file', accept: '.json,application/json', onchange: () => read() });
  const overview = el('div', {},
    el('p', { class: 'muted' }, 'They are kept with your account, for all its characters, and are there in every browser.'),
    ...ORDER.map((kind) => section(kind)),
    el('h3', {}, 'As a file'),
    el('p', {}, el('label', { for: 'kept-file' }, 'Read a file in the place of all of these '), file),
    el('p', { class: 'dialog-buttons' },
      el('button', { type: 'button', id: 'kept-save', onclick: () => saveFile('emberdelve-keys.json', 'application/json', fileOf(kept.document)) }, 'Save as a file'),
      el('button', { type: 'button', class: 'main', id: 'kept-close', onclick: () => dialog.close() }, 'Close')));
  const editor = el('div', { hidden: true });
  const dialog = el('dialog', { id: 'kept', 'aria-labelledby': 'kept-title' },
    el('h2', { id: 'kept-title', tabindex: '-1' }, 'Keys, aliases and triggers'), state, choice, overview, editor);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    if (editor.hidden) return;
    event.preventDefault();
    editor.querySelector('[data-cancel]').click();
  });

  function decide(deed) {
    deed();
    byId('kept-title').focus();
  }

  function section(kind) {
    const { one, title } = NAMES[kind];
    return el('section', { 'aria-labelledby': `kept-${kind}` },
      el('h3', { id: `kept-${kind}` }, title),
      lists[kind],
      el('button', { type: 'button', 'data-new': kind, onclick: () => edit(kind) }, `New ${one}`));
  }

  function row(kind, entry, at) {
    const { one, what } = NAMES[kind];
    const words = what(entry);
    const box = el('input', {
      type: 'checkbox',
      checked: entry.on,
      onchange: () => put(kind, at, [{ ...entry, on: box.checked }]),
    });
    const button = (word, press) =>
      el('button', { type: 'button', 'aria-label': `${word} ${one} ${at + 1}, ${words}`, onclick: press }, word);
    return el('li', {}, el('label', {}, box, ` ${words}`),
      el('span', { class: 'moves' },
        button('Change', () => edit(kind, at)),
        button('Take out', () => {
          put(kind, at, []);
          focusAt(kind, at);
        })));
  }

  /** Puts these in the place of the entry there. */
  function put(kind, at, entries) {
    const document = { ...kept.document, [kind]: kept.document[kind].toSpliced(at, 1, ...entries) };
    const held = dialog.contains(globalThis.document.activeElement) && globalThis.document.activeElement.matches('[type="checkbox"]');
    kept.change(document);
    if (held) lists[kind].children[at]?.querySelector('input')?.focus();
  }

  function focusAt(kind, at) {
    const rows = lists[kind].children;
    const button = rows[Math.min(at, rows.length - 1)]?.querySelector('button');
    (button ?? dialog.querySelector(`[data-new="${kind}"]`)).focus();
  }

  function edit(kind, at = kept.document[kind].length) {
    const list = kept.document[kind];
    const isNew = at === list.length;
    if (isNew && list.length >= ENTRIES_MAX) {
      setText(state, `There are ${ENTRIES_MAX} already, and no more are kept.`);
      return;
    }
    const back = () => {
      editor.hidden = true;
      editor.replaceChildren();
      overview.hidden = false;
      focusAt(kind, at);
    };
    const form = entryForm(kind, `${isNew ? 'New' : 'Change'} ${NAMES[kind].one}`, list[at], (entry) => {
      if (!entry) {
        back();
        return undefined;
      }
      const document = { ...kept.document, [kind]: kept.document[kind].toSpliced(at, 1, entry) };
      const others = faults({ ...kept.document });
      const fault = faults(document).find((words) => !others.includes(words));
      if (fault) return fault.replace(/^\w+, entry \d+: /, '');
      kept.change(document);
      back();
      return undefined;
    });
    overview.hidden = true;
    editor.replaceChildren(form);
    editor.hidden = false;
    form.querySelector('input').focus();
  }

  async function read() {
    const [chosen] = file.files;
    if (!chosen) return;
    const text = chosen.size > FILE_OCTETS_MAX ? '' : await chosen.text();
    file.value = '';
    const read = text === '' ? { problem: 'Nothing was read: the file is empty, or far too large.' } : readFile(text);
    if ('problem' in read) {
      setText(state, read.problem);
      return;
    }
    const { document } = read;
    const count = (its) => ORDER.map((kind) => `${its[kind].length} ${NAMES[kind].title.toLowerCase()}`).join(', ');
    const hasAny = KINDS.some((kind) => kept.document[kind].length > 0);
    const question = 'Read the file in the place of what you have?';
    const more = `You have ${count(kept.document)}. The file has ${count(document)}.`;
    if (hasAny && !(await confirm(question, more, 'Read it', 'Not now'))) return;
    kept.change(document);
  }

  const show = () => {
    for (const kind of KINDS) lists[kind].replaceChildren(...kept.document[kind].map((entry, at) => row(kind, entry, at)));
  };
  return {
    show,
    tell: (how, words) => {
      setText(state, words);
      state.classList.toggle('problem', how === 'refused' || how === 'conflict' || how === 'foreign');
      choice.hidden = how !== 'conflict';
      if (!dialog.open && (how === 'refused' || how === 'conflict'))
        note(`Keys, aliases and triggers: ${words} Open them by the settings.`);
    },
    open: () => {
      byId('settings', HTMLDialogElement).close();
      show();
      dialog.showModal();
      byId('kept-title').focus();
    },
  };
}
