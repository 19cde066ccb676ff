import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Pulse } from './pulse.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Looks each second; answers what was done, and when. */
function watch(pulse, from, seconds, link) {
  const done = [];
  for (let at = from + SECOND; at <= from + seconds * SECOND; at += SECOND) {
    const deed = pulse.look(at, link(at));
    if (deed) done.push([deed, (at - from) / SECOND]);
  }
  return done;
}

const quietSince = (then) => (now) => ({ isOpen: true, quietMillis: now - then, unansweredMillis: 0 });

test('a link that says nothing is asked after 30 seconds and given up after 45', () => {
  const done = watch(new Pulse(0), 0, 46, quietSince(0));
  assert.deepEqual(done.slice(0, 2), [['ask', 31], ['ask', 32]]);
  assert.deepEqual(done.at(-1), ['give up', 46]);
});

test('who wakes asks first, whatever the silence, and gives up 5 seconds later', () => {
  const pulse = new Pulse(0);
  assert.equal(pulse.look(10 * MINUTE, quietSince(0)(10 * MINUTE)), 'wake');
  const asked = (now) => ({ isOpen: true, quietMillis: now - 10 * MINUTE, unansweredMillis: now - 10 * MINUTE });
  assert.deepEqual(watch(pulse, 10 * MINUTE, 5, asked), [['give up', 5]]);
});

test('a link that answers after a sleep is kept', () => {
  const pulse = new Pulse(0);
  pulse.look(10 * MINUTE, quietSince(0)(10 * MINUTE));
  assert.deepEqual(watch(pulse, 10 * MINUTE, 20, quietSince(10 * MINUTE)), []);
});

test('a hidden tab, which may look once a minute, keeps a link that answers and gives up one that does not', () => {
  const pulse = new Pulse(0);
  for (let at = MINUTE; at < 10 * MINUTE; at += MINUTE)
    assert.equal(pulse.look(at, quietSince(at - 59 * SECOND)(at)), 'wake');
  const dead = { isOpen: true, quietMillis: MINUTE, unansweredMillis: MINUTE };
  assert.equal(pulse.look(10 * MINUTE, dead), 'give up');
});

test('nothing is done about a link that is closed', () => {
  const closed = (now) => ({ isOpen: false, quietMillis: now, unansweredMillis: now });
  assert.deepEqual(watch(new Pulse(0), 0, 100, closed), []);
});
