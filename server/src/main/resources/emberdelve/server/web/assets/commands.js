/** What may be done with a typed line before it is sent. Pure. */

/** The commands of a line: `;` is between them, `\;` is a semicolon. Never empty. */
export function split(line) {
  const commands = line
    .split(/(?<!\\);/)
    .map((command) => command.replaceAll('\\;', ';').trim())
    .filter((command) => command !== '');
  return commands.length > 0 ? commands : [''];
}

/**
 * The ways to complete the last word of a line, as whole lines: a verb at the beginning of a
 * command, a name behind it.
 *
 * @param {string} line what is typed, up to the caret
 * @param {string[]} verbs
 * @param {string[]} names words of which things and people are called
 */
export function completions(line, verbs, names) {
  const command = line.slice(line.lastIndexOf(';') + 1).trimStart();
  const word = command.slice(command.lastIndexOf(' ') + 1);
  if (word === '') return [];
  const words = word === command ? verbs : names;
  const stem = word.toLowerCase();
  const before = line.slice(0, line.length - word.length);
  return [...new Set(words)]
    .filter((other) => other.toLowerCase().startsWith(stem) && other.length > word.length)
    .map((other) => before + other);
}
