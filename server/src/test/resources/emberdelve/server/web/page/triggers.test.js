import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finder } from './pattern.js';
import { COMMANDS_A_SECOND, SENDS_A_SECOND, SENDS_IN_TEN_SECONDS, SendLimit } from './send-limit.js';
import { LETTERS_MAX, Triggers } from './triggers.js';
import { told } from './say.js';
import './words-en.js';

const PLAIN = {
  pattern: '', regex: false, highlight: false, gag: false, notify: false, sound: '', send: '', on: true,
};

function found(pattern, text) {
  return finder({ pattern, regex: false }).match(text);
}

test('a star is anything, and what it is goes into the parts', () => {
  assert.deepEqual(found('* tells you: *', 'Tolo tells you: hi * there'), {
    all: 'Tolo tells you: hi * there', parts: ['Tolo', 'hi * there'],
  });
  assert.deepEqual(found('kobold', 'The KOBOLD dies.'), { all: 'KOBOLD', parts: [] });
  assert.deepEqual(found('you * the * for', 'You hit the rat for 3.'), {
    all: 'You hit the rat for', parts: ['hit', 'rat'],
  });
  assert.equal(found('a*b', 'b then a'), undefined);
  assert.deepEqual(found('a**b', 'a b'), { all: 'a b', parts: [' '] });
  assert.deepEqual(found('(.+)', 'so (.+) it'), { all: '(.+)', parts: [] });
});

test('of a long line only its beginning is looked at', () => {
  const isFound = (blanks) => judged({ pattern: 'end', gag: true }, [`${' '.repeat(blanks)}end`]).gag;
  assert.equal(isFound(LETTERS_MAX - 3), true);
  assert.equal(isFound(LETTERS_MAX - 2), false);
});

test('a pattern that fits everything is refused', () => {
  for (const pattern of ['', ' ', '*', '* *']) assert.ok(finder({ pattern, regex: false }).fault, pattern);
  for (const pattern of ['.*', 'a?', '^', 'x|']) assert.ok(finder({ pattern, regex: true }).fault, pattern);
  assert.match(told(finder({ pattern: '(a', regex: true }).fault), /not closed/);
});

function judged(trigger, runs) {
  const triggers = new Triggers();
  triggers.set([{ ...PLAIN, ...trigger }]);
  return triggers.judge(runs);
}

test('the plain text counts, however it is styled', () => {
  const runs = [{ t: 'The ko', c: 'people' }, 'bold ', { t: 'arrives', b: 1 }, '.'];
  const verdict = judged({ pattern: '* arrives', highlight: true, send: 'kill $1\nsay $$' }, runs);
  assert.equal(verdict.highlight, true);
  assert.equal(verdict.gag, false);
  assert.deepEqual(verdict.fired[0].commands, ['kill The kobold', 'say $']);
});

test('a warning of the game is never hidden', () => {
  const trigger = { pattern: 'falls', gag: true };
  assert.equal(judged(trigger, ['The dust falls.']).gag, true);
  assert.equal(judged(trigger, ['The roof ', { t: 'falls.', c: 'warn' }]).gag, false);
});

test('what is found is never a command of its own', () => {
  const { fired } = judged({ pattern: 'says: *', send: 'say $1' }, ['Tolo says: $* $1;quit']);
  assert.deepEqual(fired[0].commands, ['say $* $1;quit']);
});

test('one that is off or stopped does nothing, until they are set again', () => {
  assert.deepEqual(judged({ pattern: 'a', gag: true, on: false }, ['a']).fired, []);
  const trigger = { ...PLAIN, pattern: 'a', gag: true };
  const triggers = new Triggers();
  triggers.set([trigger]);
  triggers.stop(trigger);
  assert.equal(triggers.judge(['a']).gag, false);
  triggers.set([trigger]);
  assert.equal(triggers.judge(['a']).gag, true);
});

test('a trigger that sets itself off waits, and is a loop after ten times', () => {
  let now = 0;
  const limit = new SendLimit(() => now);
  const answers = { sends: 0, waits: 0 };
  let answer = limit.ask('one', 1);
  for (; answer !== 'loops'; answer = limit.ask('one', 1)) {
    answers[answer]++;
    now += 50;
  }
  assert.equal(answers.sends, SENDS_IN_TEN_SECONDS);
  assert.ok(now <= 4_000 && now > (1_000 * SENDS_IN_TEN_SECONDS) / SENDS_A_SECOND - 1_000, now);
});

test('all triggers together have a limit, too', () => {
  let now = 0;
  const limit = new SendLimit(() => now);
  for (let at = 0; at < COMMANDS_A_SECOND; at++) assert.equal(limit.ask(`trigger ${at}`, 1), 'sends');
  assert.equal(limit.ask('another', 1), 'waits');
  now += 1_000;
  assert.equal(limit.ask('another', COMMANDS_A_SECOND + 5), 'sends');
  assert.equal(limit.ask('one more', 1), 'waits');
});
