/** What may be done with a typed line before it is sent. Pure. */

/**
 * The commands of a line: `;` is between them, `;;` is a semicolon. Never empty. Where a command
 * begins with a word such as `say`, the player's own words come, and are left as they are.
 *
 * @param {string} line
 * @param {string[]} ownWords what begins own words: verbs, and signs such as `'`
 */
export function split(line, ownWords) {
  const commands = [];
  let rest = line.trim();
  while (rest !== '') {
    const [piece] = isOwn(rest, ownWords) ? [rest] : /^(?:;;|[^;])*;?/.exec(rest);
    const command = piece === rest && isOwn(rest, ownWords) ? rest : plain(piece);
    if (command !== '') commands.push(command);
    rest = rest.slice(piece.length).trim();
  }
  return commands.length > 0 ? commands : [''];
}

function isOwn(line, ownWords) {
  const words = line.toLowerCase().split(/\s+/);
  const begins = (count) => words.length > count && ownWords.includes(words.slice(0, count).join(' '));
  return ownWords.includes(line[0]) || begins(1) || begins(2);
}

/** Without the `;` that ends it, and with one where there are two. */
function plain(piece) {
  return piece.replaceAll(/;;?/g, (signs) => signs.slice(1)).trim();
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
