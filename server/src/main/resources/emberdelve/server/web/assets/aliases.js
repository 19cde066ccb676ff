/** The player's own words for commands, put in the place of what was typed. Pure. */
import { filled, takesWords } from './fill.js';

/**
 * The commands that a typed one stands for; itself alone if its first word is no alias. They are not
 * looked at again: the word of an alias inside an alias means nothing but itself, and nothing runs
 * in a circle.
 *
 * @param {string} command
 * @param {{word: string, commands: string, on: boolean}[]} aliases
 */
export function expand(command, aliases) {
  const [word, ...rest] = command.trim().split(/\s+/);
  const alias = aliases.find((its) => its.on && its.word.toLowerCase() === word.toLowerCase());
  if (!alias) return [command];
  const all = command.trim().slice(word.length).trim();
  const commands = filled(alias.commands, rest, all);
  // Without a `$` the words go to the end: "kk rat" is "kill rat".
  if (commands.length === 1 && all !== '' && !takesWords(alias.commands)) return [`${commands[0]} ${all}`];
  return commands.length > 0 ? commands : [command];
}
