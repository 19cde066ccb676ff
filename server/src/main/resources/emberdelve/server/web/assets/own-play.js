/** Plays with the player's own keys, aliases and triggers, and keeps them with the account. */
import { expand } from './aliases.js';
import { el } from './dom.js';
import { keptDialog } from './kept-dialog.js';
import { Kept } from './kept.js';
import { keyName } from './macros.js';
import { Pace } from './pace.js';
import { plainText } from './runs.js';
import { say } from './say.js';
import { SendLimit } from './send-limit.js';
import { Triggers } from './triggers.js';

/** @param {import('./own-keys.js').OwnHooks} hooks */
export function ownPlay(wire, hooks) {
  document.head.append(el('link', { rel: 'stylesheet', href: new URL('kept.css', import.meta.url) }));
  const triggers = new Triggers();
  const limit = new SendLimit(() => performance.now());
  /** Those of which it was said that they would send too often. */
  const tooQuick = new Set();
  const pace = new Pace((line) => hooks.send(line));
  const kept = new Kept({
    send: (message) => wire.tell('Client.Kept.Set', message),
    changed: () => {
      triggers.set(kept.document.triggers);
      tooQuick.clear();
      dialog.show();
    },
    told: (state, why) => dialog.tell(state, why),
    now: () => performance.now(),
    later: (deed, millis) => setTimeout(deed, millis),
  });
  const dialog = keptDialog(kept, hooks.note);
  wire.on('Client.Kept', (message) => kept.heard(message));
  wire.on('Client.Kept.Result', (result) => kept.answered(result));
  wire.on('closed', () => {
    kept.lost();
    pace.stop();
  });
  const told = wire.latest('Client.Kept');
  if (told) kept.heard(told);
  else wire.tell('Client.Kept', {});

  /** What is sent now would be a line of the text, or the answer to a question for a secret. */
  const isWriting = () => wire.latest('Input.Writing')?.writing || wire.latest('Input.Secret')?.secret;
  const send = (commands) => pace.add(commands.flatMap((command) => expand(command, kept.document.aliases)));

  const act = ({ trigger, commands }, text) => {
    if (trigger.sound !== '') hooks.play(trigger.sound);
    if (trigger.notify) hooks.notify(text);
    if (commands.length === 0 || isWriting()) return;
    const answer = limit.ask(trigger, commands.length);
    if (answer === 'sends') send(commands);
    if (answer === 'waits' && !tooQuick.has(trigger)) {
      tooQuick.add(trigger);
      hooks.note(say('kept.too-often', trigger.pattern));
    }
    if (answer === 'loops') {
      triggers.stop(trigger);
      hooks.note(say('kept.loops', trigger.pattern));
    }
  };

  document.addEventListener('keydown', (event) => {
    if (!hooks.isPlaying() || event.isComposing || document.querySelector('dialog[open]')) return;
    const name = keyName(event);
    const macro = kept.document.macros.find(({ key, on }) => on && key === name);
    if (!macro || wire.latest('Input.Secret')?.secret) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A key that is held down is pressed once.
    if (event.repeat) return;
    if (isWriting()) hooks.note(say('line.writing'));
    else send(macro.commands.split('\n').map((line) => line.trim()).filter((line) => line !== ''));
  }, true);

  return {
    open: () => dialog.open(),
    expand: (command) => expand(command, kept.document.aliases),
    judge: (lines) => {
      if (!hooks.isPlaying()) return [];
      const verdicts = lines.map((runs) => triggers.judge(runs));
      // After the lines are shown, so that what is sent stands below them.
      queueMicrotask(() => verdicts.forEach(({ fired }, at) =>
        fired.forEach((each) => act(each, plainText(lines[at])))));
      return verdicts;
    },
  };
}
