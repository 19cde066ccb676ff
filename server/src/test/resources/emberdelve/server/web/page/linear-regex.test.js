import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, LinearRegex } from './linear-regex.js';

function ours(source, text) {
  const found = new LinearRegex(source).match(text);
  return found && [found.all, ...found.parts];
}

function browsers(source, text) {
  const found = new RegExp(source, 'i').exec(text);
  return found ? [...found].map((part) => part ?? '') : undefined;
}

const SOURCES = [
  'kobold', '^you', 'dies\\.$', 'a|b|cat', 'colou?r', '(\\w+) tells you: (.*)', '\\d+ gold',
  '[a-c]+x', '[^a-z ]', '[\\d.]+', '\\bhit\\b', 'hit\\B', 'a{2}', 'a{2,}', 'a{1,3}', 'a{0,2}b',
  'a*?b', 'a+?', '(?:ab)+', '(a|ab)(c|bcd)', 'x*', '(x)?y', '.', '\\.', '[.\\]]', '[-a]', '\\S+\\s\\S+',
  '(a*)(a*)', '(?:a|b)*c', 'HP (\\d+)/(\\d+)', '[A-Z]\\w+ dies', '', 'é', 'a.c',
];
const TEXTS = [
  '', 'You hit the Kobold for 12 damage.', 'Tolo tells you: meet me at 5', 'aaab', 'aab', 'abababc', 'abcd',
  'cat', 'colour color', 'The rat dies.', 'x.y-z]', '12 GOLD', 'HP 20/100 >', 'É à', 'a\nc', 'hitting', 'xx y',
];

test('it finds what the engine of the browser finds', () => {
  for (const source of SOURCES)
    for (const text of TEXTS)
      assert.deepEqual(ours(source, text), browsers(source, text), `${source} in ${text}`);
});

/** Random expressions of a few letters, so that they often match. */
test('it finds the same for any expression', () => {
  let seed = 191;
  const chance = (count) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % count;
  const atom = (depth) => {
    const plain = ['a', 'b', 'c', '.', '[ab]', '[^a]', '\\w', '\\b'];
    if (depth > 0 && chance(3) === 0) return `(?:${any(depth - 1)})`;
    return plain[chance(plain.length)];
  };
  const piece = (depth) => {
    const its = atom(depth);
    return its === '\\b' ? its : its + ['', '', '', '*', '+', '?', '*?', '{1,2}'][chance(8)];
  };
  const row = (depth) => Array.from({ length: 1 + chance(3) }, () => piece(depth)).join('');
  const any = (depth) => (chance(3) === 0 ? `${row(depth)}|${row(depth)}` : row(depth));
  for (let count = 0; count < 3_000; count++) {
    const source = any(2);
    const text = Array.from({ length: chance(8) }, () => 'abc '[chance(4)]).join('');
    // Of loops whose body may be empty each engine has its own idea which way counts.
    if (/\)[*+{]/.test(source)) {
      assert.equal(ours(source, text) !== undefined, browsers(source, text) !== undefined, `${source} in "${text}"`);
    } else assert.deepEqual(ours(source, text), browsers(source, text), `${source} in "${text}"`);
  }
});

test('what takes a browser for ever takes no time', () => {
  const begin = performance.now();
  for (const source of ['(a+)+b', '(a|aa)+$x', '(?:a*)*b', 'a*a*a*a*a*a*a*a*b', '(.*)(.*)(.*)(.*)=(.*)']) {
    assert.equal(ours(source, 'a'.repeat(1_000)), undefined);
  }
  assert.ok(performance.now() - begin < 5_000);
});

test('what is not known is refused with words', () => {
  for (const source of [
    '(a)\\1', '(?=a)', '(?<name>a)', 'a**', '*a', '(a', 'a)', '[a', 'a\\', 'a{99}', 'a{3,1}', '\\p', '[z-a]', '[\\d-z]x[',
    '(a)'.repeat(10), `(?:${'a{50}'.repeat(5)}){5}`, '^*', '(?i)a',
  ])
    assert.throws(() => new LinearRegex(source), Fault, source);
});
