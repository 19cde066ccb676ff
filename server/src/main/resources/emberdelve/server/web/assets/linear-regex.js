/**
 * Regular expressions that take a time in proportion to the line, whatever the expression is: all
 * ways through it are followed at once, letter by letter, as Ken Thompson's and Rob Pike's machines
 * do. The engine of a browser tries one way after the other and cannot be stopped. What needs more
 * than this (`\1`, `(?=`) is refused. Pure.
 */

/** An expression with more steps is refused: each letter of a line may take as many. */
export const STEPS_MAX = 500;
/** The most repetitions that a number may ask for. */
const REPEATS_MAX = 50;
/** `$1` to `$9`. */
const GROUPS_MAX = 9;

const CLASSES = {
  d: (sign) => sign >= '0' && sign <= '9',
  w: (sign) => /^[A-Za-z0-9_]$/.test(sign),
  s: (sign) => /^\s$/.test(sign),
};
const CONTROLS = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v' };

/** Why an expression cannot be taken. */
export class Fault extends Error {
  /** @param {import('./say.js').Saying} saying */
  constructor(...saying) {
    super(saying.join(' '));
    this.saying = saying;
  }
}

/** In small letters, each in its place: some letters have no small one of the same length. */
export function folded(text) {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return Array.from({ length: text.length }, (_, at) => small(text[at])).join('');
}

function small(sign) {
  const lower = sign.toLowerCase();
  return lower.length === 1 ? lower : sign;
}

export class LinearRegex {
  #program;
  #groups;

  /** @throws {Fault} */
  constructor(source) {
    const { tree, groups } = parsed(source);
    this.#groups = groups;
    this.#program = [];
    compile({ kind: 'group', number: 0, body: tree }, this.#program);
    add(this.#program, { op: 'match' });
  }

  /**
   * The first place that matches; of several ways there the one that the expression names first.
   *
   * @param {string} small the text, {@link folded}
   * @returns {{all: string, parts: string[]} | undefined} all that matched, and what is in brackets
   */
  match(text, small = folded(text)) {
    let found;
    let now = [];
    for (let at = 0; at <= text.length && (now.length > 0 || !found); at++) {
      const seen = new Set(now.map(({ step }) => step));
      if (!found) this.#follow(now, seen, 0, [], small, at);
      const next = [];
      const seenNext = new Set();
      for (const { step, marks } of now) {
        const { op, holds } = this.#program[step];
        if (op === 'match') {
          found = marks;
          break;
        }
        if (at < text.length && holds(small[at])) this.#follow(next, seenNext, step + 1, marks, small, at + 1);
      }
      now = next;
    }
    return found && this.#cut(text, found);
  }

  /** Adds all steps that wait for a letter, or for the end, and can be reached from this one. */
  #follow(threads, seen, first, marks, text, at) {
    const waiting = [{ step: first, marks }];
    while (waiting.length > 0) {
      const { step, marks: its } = waiting.pop();
      if (seen.has(step)) continue;
      seen.add(step);
      const { op, to, number, holds } = this.#program[step];
      if (op === 'sign' || op === 'match') threads.push({ step, marks: its });
      else if (op === 'goto') for (const each of to.toReversed()) waiting.push({ step: each, marks: its });
      else if (op === 'mark') waiting.push({ step: step + 1, marks: marked(its, number, at) });
      else if (holds(text, at)) waiting.push({ step: step + 1, marks: its });
    }
  }

  #cut(text, marks) {
    const part = (number) =>
      marks[2 * number + 1] === undefined ? '' : text.slice(marks[2 * number], marks[2 * number + 1]);
    return { all: part(0), parts: Array.from({ length: this.#groups }, (_, at) => part(at + 1)) };
  }
}

function marked(marks, number, at) {
  const others = marks.slice();
  others[number] = at;
  return others;
}

function add(program, step) {
  if (program.length >= STEPS_MAX) throw new Fault('regex.long');
  program.push(step);
}

function compile(node, program) {
  switch (node.kind) {
    case 'sign':
      add(program, { op: 'sign', holds: node.holds });
      break;
    case 'assert':
      add(program, { op: 'assert', holds: node.holds });
      break;
    case 'row':
      for (const part of node.parts) compile(part, program);
      break;
    case 'group':
      add(program, { op: 'mark', number: 2 * node.number });
      compile(node.body, program);
      add(program, { op: 'mark', number: 2 * node.number + 1 });
      break;
    case 'either':
      compileEither(node.ways, program);
      break;
    case 'repeat':
      compileRepeat(node, program);
  }
}

function compileEither(ways, program) {
  const choice = { op: 'goto', to: [] };
  const ends = [];
  add(program, choice);
  for (const way of ways) {
    choice.to.push(program.length);
    compile(way, program);
    const end = { op: 'goto', to: [] };
    add(program, end);
    ends.push(end);
  }
  for (const end of ends) end.to.push(program.length);
}

function compileRepeat({ body, min, max, lazy }, program) {
  for (let count = 0; count < min; count++) compile(body, program);
  const order = (on, past) => (lazy ? [past, on] : [on, past]);
  if (max === Infinity) {
    const begin = program.length;
    const choice = { op: 'goto', to: [] };
    add(program, choice);
    compile(body, program);
    add(program, { op: 'goto', to: [begin] });
    choice.to = order(begin + 1, program.length);
    return;
  }
  const choices = [];
  for (let count = min; count < max; count++) {
    const choice = { op: 'goto', at: program.length };
    add(program, choice);
    choices.push(choice);
    compile(body, program);
  }
  for (const choice of choices) choice.to = order(choice.at + 1, program.length);
}

function parsed(source) {
  let at = 0;
  let groups = 0;

  const either = () => {
    const ways = [row()];
    while (source[at] === '|') {
      at++;
      ways.push(row());
    }
    return ways.length === 1 ? ways[0] : { kind: 'either', ways };
  };
  const row = () => {
    const parts = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'row', parts };
  };
  const repeated = (body) => {
    const times = repeats();
    if (!times) return body;
    if (body.kind === 'assert') throw new Fault('regex.nothing-before');
    const lazy = source[at] === '?';
    if (lazy) at++;
    if (repeats()) throw new Fault('regex.two-repeats');
    return { kind: 'repeat', body, ...times, lazy };
  };
  const repeats = () => {
    const [sign, from, comma, to] = /^(?:[*+?]|\{(\d{1,3})(,?)(\d{0,3})\})/.exec(source.slice(at)) ?? [];
    if (sign === undefined) return undefined;
    at += sign.length;
    if (sign === '*') return { min: 0, max: Infinity };
    if (sign === '+') return { min: 1, max: Infinity };
    if (sign === '?') return { min: 0, max: 1 };
    const min = Number(from);
    const max = comma === '' ? min : to === '' ? Infinity : Number(to);
    if (min > REPEATS_MAX || (max !== Infinity && max > REPEATS_MAX) || min > max)
      throw new Fault('regex.repeats', sign, REPEATS_MAX);
    return { min, max };
  };
  const atom = () => {
    const sign = source[at++];
    switch (sign) {
      case '(':
        return group();
      case '[':
        return setOfSigns();
      case '.':
        return { kind: 'sign', holds: (its) => its !== '\n' };
      case '^':
        return { kind: 'assert', holds: (_, place) => place === 0 };
      case '$':
        return { kind: 'assert', holds: (text, place) => place === text.length };
      case '\\':
        return escaped();
      case '*':
      case '+':
      case '?':
        throw new Fault('regex.nothing-before-it', sign);
      default:
        return literal(sign);
    }
  };
  const group = () => {
    const isPlain = source.startsWith('?:', at);
    if (isPlain) at += 2;
    else if (source[at] === '?') throw new Fault('regex.look-around');
    const number = isPlain ? 0 : ++groups;
    if (groups > GROUPS_MAX) throw new Fault('regex.groups', GROUPS_MAX);
    const body = either();
    if (source[at++] !== ')') throw new Fault('regex.open-round');
    return isPlain ? body : { kind: 'group', number, body };
  };
  const escaped = () => {
    const sign = source[at++];
    if (sign === undefined) throw new Fault('regex.ends');
    if (sign === 'b' || sign === 'B') {
      const isEdge = (text, place) => isWord(text[place - 1]) !== isWord(text[place]);
      return { kind: 'assert', holds: (text, place) => isEdge(text, place) === (sign === 'b') };
    }
    const its = classOf(sign);
    return its ? { kind: 'sign', holds: its } : literal(literalOf(sign));
  };
  const setOfSigns = () => {
    const isNot = source[at] === '^';
    if (isNot) at++;
    const tests = [];
    for (let isFirst = true; source[at] !== ']' || isFirst; isFirst = false) {
      if (at >= source.length) throw new Fault('regex.open-square');
      tests.push(range());
    }
    at++;
    return { kind: 'sign', holds: (sign) => tests.some((test) => test(sign)) !== isNot };
  };
  const range = () => {
    const [from, isClass] = oneOfSet();
    if (isClass) return from;
    if (source[at] !== '-' || source[at + 1] === ']' || at + 1 >= source.length)
      return (sign) => sign === small(from);
    at++;
    const [to, isWrong] = oneOfSet();
    if (isWrong || to < from) throw new Fault('regex.range');
    return (sign) => isBetween(from, sign, to) || isBetween(from, sign.toUpperCase(), to);
  };
  const oneOfSet = () => {
    const sign = source[at++];
    if (sign !== '\\') return [sign, false];
    const next = source[at++];
    if (next === undefined) throw new Fault('regex.open-square');
    const its = classOf(next);
    return its ? [its, true] : [literalOf(next), false];
  };

  const tree = either();
  if (at < source.length) throw new Fault('regex.close-round');
  return { tree, groups };
}

function classOf(sign) {
  const its = CLASSES[sign.toLowerCase()];
  if (!its) return undefined;
  return sign === sign.toLowerCase() ? its : (other) => !its(other);
}

function literalOf(sign) {
  if (CONTROLS[sign]) return CONTROLS[sign];
  if (/[A-Za-z0-9]/.test(sign)) throw new Fault('regex.unknown', `\\${sign}`);
  return sign;
}

function literal(sign) {
  return { kind: 'sign', holds: (its) => its === small(sign) };
}

function isWord(sign) {
  return sign !== undefined && CLASSES.w(sign);
}

function isBetween(from, sign, to) {
  return from <= sign && sign <= to;
}
