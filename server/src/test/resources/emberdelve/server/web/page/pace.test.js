import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LETTERS_MAX, LINES_MAX, Pace, secondsFor, tooMuch } from './pace.js';
import { told } from './say.js';
import './words-en.js';

/** What the server allows: so many at once, so many a second. */
const BURST = 40;
const A_SECOND = 20;

function paced() {
  const clock = { time: 0, due: [], now: () => clock.time };
  clock.later = (deed, millis) => clock.due.push({ at: clock.time + millis, deed });
  const sent = [];
  const pace = new Pace((line) => sent.push({ line, at: clock.time }), clock);
  const run = () => {
    while (clock.due.length > 0) {
      const { at, deed } = clock.due.shift();
      clock.time = at;
      deed();
    }
  };
  return { pace, sent, run, clock };
}

test('many lines come in order, and never faster than the server takes them', () => {
  const { pace, sent, run } = paced();
  const lines = Array.from({ length: 200 }, (_, at) => `line ${at}`);
  pace.add(lines);
  pace.add(['typed meanwhile']);
  run();
  assert.deepEqual(sent.map(({ line }) => line), [...lines, 'typed meanwhile']);
  let tokens = BURST;
  let before = 0;
  for (const { at } of sent) {
    tokens = Math.min(BURST, tokens + ((at - before) / 1000) * A_SECOND) - 1;
    before = at;
    assert.ok(tokens >= 0, `too fast at ${at}`);
  }
  assert.ok(sent.at(-1).at / 1000 <= secondsFor(201) + 1);
});

test('what is stopped is not sent', () => {
  const { pace, sent, run } = paced();
  pace.add(Array.from({ length: 50 }, () => 'n'));
  assert.equal(pace.stop(), 30);
  run();
  assert.equal(sent.length, 20);
  pace.add(['look']);
  run();
  assert.equal(sent.length, 21);
});

test('there is a most of lines and of letters', () => {
  assert.equal(tooMuch('\n'.repeat(LINES_MAX - 1)), undefined);
  assert.match(told(tooMuch('\n'.repeat(LINES_MAX))), /501 lines/);
  assert.equal(tooMuch('x'.repeat(LETTERS_MAX)), undefined);
  assert.match(told(tooMuch('x'.repeat(LETTERS_MAX + 1))), /16,001 letters/);
});
