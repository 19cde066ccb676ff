/** Words in the text that tell what to type: a click puts them into the command line. Pure. */

/** Such as "Type: accept, or decline." and "(or: skip tutorial, hints off)". */
const TELLS = /\b(?:[Tt]ype|[Oo]r): ([^.:;()?!\n]+)/g;
const BETWEEN = /(,? or |,? and |, )/;
/** Small letters: names that one has to put in are in capitals. */
const COMMAND = /^[a-z][a-z0-9 '-]{0,40}$/;

/**
 * Takes the runs of a line apart where they tell what to type. What is a command already stays.
 *
 * @param {Array<string | object>} runs
 * @param {string[]} verbs what a command begins with; none while they are not known yet, as on the
 *     way in
 */
export function withTypedWords(runs, verbs) {
  return runs.flatMap((run) => {
    if (typeof run === 'string') return pieces(run, verbs);
    if (run.send !== undefined || run.ask !== undefined || run.web !== undefined) return [run];
    return pieces(run.t, verbs).map((piece) =>
      typeof piece === 'string' ? { ...run, t: piece } : { ...run, ...piece });
  });
}

function pieces(text, verbs) {
  const found = [];
  let from = 0;
  for (const match of text.matchAll(TELLS)) {
    let at = match.index + match[0].length - match[1].length;
    for (const part of match[1].split(BETWEEN)) {
      const command = part.trimEnd();
      const isVerb = verbs.length === 0 || verbs.includes(command.split(' ', 1)[0]);
      if (COMMAND.test(command) && isVerb) {
        found.push(text.slice(from, at), { t: command, ask: command });
        from = at + command.length;
      }
      at += part.length;
    }
  }
  return [...found, text.slice(from)].filter((piece) => piece !== '');
}
