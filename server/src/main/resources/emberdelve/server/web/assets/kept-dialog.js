/** The dialog of the player's own keys, aliases and triggers: three lists, and one entry at a time. */
import { confirm } from './confirm.js';
import { byId, el, setText } from './dom.js';
import { entryForm } from './kept-entry.js';
import { FILE_OCTETS_MAX, fileOf, readFile } from './kept-file.js';
import { ENTRIES_MAX, KINDS, faults } from './kept-form.js';
import { saveFile } from './save-file.js';
import { say, told } from './say.js';

const WHAT = {
  macros: ({ key, commands }) => `${key}: ${onOneLine(commands)}`,
  aliases: ({ word, commands }) => `${word}: ${onOneLine(commands)}`,
  triggers: (trigger) => say('kept.trigger', trigger.pattern, deedsOf(trigger)),
};
const ORDER = ['macros', 'aliases', 'triggers'];

function onOneLine(commands) {
  return commands.split('\n').filter((line) => line.trim() !== '').join('; ');
}

function deedsOf({ highlight, gag, notify, sound, send }) {
  return [
    highlight && say('kept.deed.highlight'),
    gag && say('kept.deed.gag'),
    sound !== '' && say('kept.deed.sound', say(`sound.${sound}`)),
    notify && say('kept.deed.notify'),
    send !== '' && say('kept.deed.send', onOneLine(send)),
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
    el('button', { type: 'button', onclick: () => decide(() => kept.takeNewer()) }, say('kept.take-newer')),
    el('button', { type: 'button', onclick: () => decide(() => kept.insist()) }, say('kept.insist')));
  const file = el('input', { type: 'file', id: 'kept-file', accept: '.json,application/json', onchange: () => read() });
  const overview = el('div', {},
    el('p', { class: 'muted' }, say('kept.about')),
    ...ORDER.map((kind) => section(kind)),
    el('h3', {}, say('file.title')),
    el('p', {}, el('label', { for: 'kept-file' }, `${say('file.read')} `), file),
    el('p', { class: 'dialog-buttons' },
      el('button', { type: 'button', id: 'kept-save', onclick: () => saveFile('emberdelve-keys.json', 'application/json', fileOf(kept.document)) }, say('file.save')),
      el('button', { type: 'button', class: 'main', id: 'kept-close', onclick: () => dialog.close() }, say('dialog.close'))));
  const editor = el('div', { hidden: true });
  const dialog = el('dialog', { id: 'kept', 'aria-labelledby': 'kept-title' },
    el('h2', { id: 'kept-title', tabindex: '-1' }, say('kept.title')), state, choice, overview, editor);
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
    return el('section', { 'aria-labelledby': `kept-${kind}` },
      el('h3', { id: `kept-${kind}` }, say(`kept.${kind}`)),
      lists[kind],
      el('button', { type: 'button', 'data-new': kind, onclick: () => edit(kind) }, say(`kept.new.${kind}`)));
  }

  function row(kind, entry, at) {
    const words = WHAT[kind](entry);
    const nth = say(`kept.nth.${kind}`, at + 1);
    const box = el('input', {
      type: 'checkbox',
      checked: entry.on,
      onchange: () => put(kind, at, [{ ...entry, on: box.checked }]),
    });
    const button = (key, press) =>
      el('button', { type: 'button', 'aria-label': say(`${key}-it`, nth, words), onclick: press }, say(key));
    return el('li', {}, el('label', {}, box, ` ${words}`),
      el('span', { class: 'moves' },
        button('kept.change', () => edit(kind, at)),
        button('kept.take-out', () => {
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
      setText(state, say('kept.full', ENTRIES_MAX));
      return;
    }
    const back = () => {
      editor.hidden = true;
      editor.replaceChildren();
      overview.hidden = false;
      focusAt(kind, at);
    };
    const form = entryForm(kind, say(`kept.${isNew ? 'new' : 'edit'}.${kind}`), list[at], (entry) => {
      if (!entry) {
        back();
        return undefined;
      }
      const document = { ...kept.document, [kind]: kept.document[kind].toSpliced(at, 1, entry) };
      const others = faults(kept.document).map(told);
      const fault = faults(document).find((each) => !others.includes(told(each)));
      // Its place is known to who has just made it.
      if (fault) return told(fault[0] === 'fault.entry' ? fault.at(-1) : fault);
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
    const read = text === '' ? { problem: /** @type {import('./say.js').Saying} */ (['file.empty']) } : readFile(text);
    if ('problem' in read) {
      setText(state, told(read.problem));
      return;
    }
    const { document } = read;
    const count = (its) => say('file.counts', ...ORDER.map((kind) => its[kind].length));
    const hasAny = KINDS.some((kind) => kept.document[kind].length > 0);
    const more = say('file.replace-about', count(kept.document), count(document));
    if (hasAny && !(await confirm(say('file.replace'), more, say('file.replace-yes'), say('line.not-now')))) return;
    kept.change(document);
  }

  const show = () => {
    for (const kind of KINDS) lists[kind].replaceChildren(...kept.document[kind].map((entry, at) => row(kind, entry, at)));
  };
  return {
    show,
    tell: (how, why) => {
      const words = why ?? say(`kept.state.${how}`);
      setText(state, words);
      state.classList.toggle('problem', how === 'refused' || how === 'conflict' || how === 'foreign');
      choice.hidden = how !== 'conflict';
      if (!dialog.open && (how === 'refused' || how === 'conflict'))
        note(say('kept.told', words));
    },
    open: () => {
      byId('settings', HTMLDialogElement).close();
      show();
      dialog.showModal();
      byId('kept-title').focus();
    },
  };
}
