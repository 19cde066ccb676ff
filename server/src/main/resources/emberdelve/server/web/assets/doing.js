/** What one does without typing it: by the bar of actions, by keys that walk, by the cross of ways. */
import { actionBar } from './action-bar.js';
import { compass } from './compass.js';
import { byId } from './dom.js';
import { say } from './say.js';
import { walkByKeys } from './walking.js';

/**
 * @param {import('./wire.js').Wire} wire
 * @param {import('./settings.js').Settings} settings
 * @param {{send: (line: string, words?: string) => void, ask: (text: string) => void}} act
 * @param {object} hooks
 * @param {(line: string) => string[]} hooks.commands the commands of a line
 * @param {() => boolean} hooks.isPlaying
 * @param {() => boolean} hooks.isAsked whether a question is open
 * @param {(text: string) => void} hooks.note shows words of the page
 */
export function doing(wire, settings, act, { commands, isPlaying, isAsked, note }) {
  const isWriting = () => wire.latest('Input.Writing')?.writing ?? false;
  /** While a text is written, a command would be a line of it. */
  const unlessWriting = (deed) => {
    if (isWriting()) note(say('line.writing'));
    else deed();
  };
  /** What is sent may name the very thing; what is shown does not. */
  const run = (line, words = line) =>
    unlessWriting(() => {
      const all = commands(line);
      if (all.length === 1 && all[0] === line) act.send(line, words);
      else for (const command of all) act.send(command);
    });
  const ask = (text) => unlessWriting(() => act.ask(text));

  editLater(settings, actionBar(byId('actions'), wire, settings, { run, ask }), note);
  compass(byId('compass'), wire, settings, run);
  const isForWords = () => !isPlaying() || isAsked() || isWriting();
  walkByKeys(settings, () => byId('command'), isForWords, run);
}

/** The dialog is loaded when somebody opens it. */
function editLater(settings, shown, note) {
  let editor;
  const open = async () => {
    try {
      editor ??= (await import('./action-editor.js')).actionEditor(settings, shown);
      editor();
    } catch {
      note(say('dialog.unloaded'));
    }
  };
  for (const button of document.querySelectorAll('[data-opens="actions"]'))
    button.addEventListener('click', open);
}
