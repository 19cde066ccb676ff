/** The form of one key, alias or trigger. */
import { el, setText } from './dom.js';
import { keyName, refusal, typedName } from './macros.js';
import { say, told } from './say.js';
import { KINDS as SOUNDS } from './sounds.js';

const NEW = {
  aliases: { word: '', commands: '', on: true },
  macros: { key: '', commands: '', on: true },
  triggers: { pattern: '', regex: false, highlight: true, gag: false, notify: false, sound: '', send: '', on: true },
};

/**
 * @param {'aliases' | 'triggers' | 'macros'} kind
 * @param {object | undefined} entry the one to be changed; none for a new one
 * @param {(entry: object | undefined) => string | undefined} done takes what was made of it, or
 *     nothing if it stays as it was; answers what is wrong
 */
export function entryForm(kind, title, entry = NEW[kind], done) {
  const fields = FIELDS[kind](entry);
  const problem = el('p', { class: 'problem', role: 'alert' });
  return el('form', {
    'aria-labelledby': 'kept-entry-title',
    novalidate: true,
    onsubmit: (event) => {
      event.preventDefault();
      const made = Object.fromEntries(Object.entries(fields.controls).map(([name, control]) =>
        [name, control.type === 'checkbox' ? control.checked : control.value.trim()]));
      // Emptied first, so that the same words twice are said twice.
      problem.textContent = '';
      const fault = done({ ...entry, ...made });
      if (fault) setText(problem, fault);
    },
  },
  el('h3', { id: 'kept-entry-title' }, title),
  ...fields.parts,
  problem,
  el('p', { class: 'dialog-buttons' },
    el('button', { type: 'button', 'data-cancel': true, onclick: () => done(undefined) }, say('entry.cancel')),
    el('button', { class: 'main' }, say('entry.keep'))));
}

const FIELDS = {
  aliases: (entry) => {
    const word = line('kept-word', entry.word);
    const commands = lines('kept-commands', entry.commands);
    return {
      controls: { word, commands },
      parts: [
        labelled(say('entry.word'), word),
        labelled(say('entry.stands-for'), commands, say('entry.stands-for-about')),
      ],
    };
  },
  macros: (entry) => {
    const key = line('kept-key', entry.key);
    const answer = el('p', { role: 'status' });
    key.addEventListener('keydown', (event) => take(event, key, answer));
    key.addEventListener('change', () => (key.value = key.value.trim() === '' ? '' : typedName(key.value)));
    const commands = lines('kept-commands', entry.commands);
    return {
      controls: { key, commands },
      parts: [
        labelled(say('entry.key'), key, say('entry.key-about')),
        answer,
        labelled(say('entry.sends'), commands, say('entry.sends-about')),
      ],
    };
  },
  triggers: (entry) => {
    const pattern = line('kept-pattern', entry.pattern);
    const send = lines('kept-send', entry.send);
    const sound = el('select', { id: 'kept-sound' },
      ...['', ...SOUNDS].map((name) => el('option', { value: name, selected: name === entry.sound }, say(`sound.${name || 'none'}`))));
    const [regex, regexPart] = box(say('entry.regex'), entry.regex);
    const [highlight, highlightPart] = box(say('entry.highlight'), entry.highlight);
    const [gag, gagPart] = box(say('entry.gag'), entry.gag);
    const [notify, notifyPart] = box(say('entry.notify'), entry.notify);
    return {
      controls: { pattern, regex, highlight, gag, notify, sound, send },
      parts: [
        labelled(say('entry.pattern'), pattern, say('entry.pattern-about')),
        regexPart,
        el('fieldset', {}, el('legend', {}, say('entry.does')), highlightPart, gagPart, notifyPart,
          labelled(say('entry.sound'), sound, say('entry.sound-about')),
          labelled(say('entry.send'), send, say('entry.send-about'))),
      ],
    };
  },
};

/** A key that types nothing is taken; letters are typed, so that its name can be. */
function take(event, field, answer) {
  const name = keyName(event);
  if (name === undefined || event.isComposing) return;
  const isTyped = [...event.key].length === 1 && !event.code.startsWith('Numpad') && !event.altKey && !event.ctrlKey && !event.metaKey;
  const isForForm = ['Tab', 'Enter', 'Escape', 'Backspace', 'Delete', 'Home', 'End'].includes(event.key) || event.key.startsWith('Arrow');
  if (isTyped || (isForForm && !event.code.startsWith('Numpad'))) return;
  const why = refusal(name);
  setText(answer, why ? told(why) : say('entry.key-is', name));
  // What is refused is left to whom it belongs.
  if (why) return;
  event.preventDefault();
  field.value = name;
}

function line(id, value) {
  return el('input', { id, value, autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' });
}

function lines(id, value) {
  return el('textarea', { id, rows: '3', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' }, value);
}

function box(words, checked) {
  const control = el('input', { type: 'checkbox', checked });
  return [control, el('label', {}, control, ` ${words}`)];
}

function labelled(words, control, more) {
  const hint = more && el('p', { class: 'muted', id: `${control.id}-more` }, more);
  if (hint) control.setAttribute('aria-describedby', hint.id);
  return el('div', { class: 'kept-field' }, el('label', { for: control.id }, words), control, ...(hint ? [hint] : []));
}
