/**
 * The player's own keys, aliases and triggers. All that they need is loaded once there are some, or
 * when somebody opens the dialog to make them: most players have none.
 */
import { say } from './say.js';

/**
 * @typedef {object} OwnHooks
 * @property {() => boolean} isPlaying whether a character is in the dungeon
 * @property {(line: string) => void} send sends a command as if it had been typed
 * @property {(text: string) => void} note shows words of the page
 * @property {(sound: string) => void} play plays a sound, if the player wants any
 * @property {(text: string) => void} notify shows a notification, if the player wants any
 */

/** @param {OwnHooks} hooks */
export function ownKeys(wire, hooks) {
  let loading;
  /** @type {ReturnType<import('./own-play.js').ownPlay> | undefined} */
  let play;
  const load = async () => {
    try {
      loading ??= import('./own-play.js');
      const { ownPlay } = await loading;
      play ??= ownPlay(wire, hooks);
      return play;
    } catch {
      loading = undefined;
      hooks.note(say('kept.unloaded'));
      return undefined;
    }
  };
  wire.on('Client.Kept', ({ version }) => version > 0 && load());
  for (const button of document.querySelectorAll('[data-opens="kept"]'))
    button.addEventListener('click', async () => (await load())?.open());
  return {
    /** The commands that a typed one stands for. */
    expand: (command) => play?.expand(command) ?? [command],
    /** What to do about each of these lines. */
    judge: (lines) => play?.judge(lines) ?? [],
  };
}
