import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepOf } from './walking.js';

const HOW = { numpad: true, arrows: 'never' };
const EMPTY = { isEmpty: true, isInLine: true, isAsked: false };
const key = (code, key, more = {}) => ({ code, key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...more });

test('the numpad is a compass while NumLock is on', () => {
  const steps = [...'789456123'].map((digit) => stepOf(key(`Numpad${digit}`, digit), HOW, EMPTY));
  assert.deepEqual(steps, ['northwest', 'north', 'northeast', 'west', 'look', 'east', 'southwest', 'south', 'southeast']);
  assert.equal(stepOf(key('NumpadSubtract', '-'), HOW, EMPTY), 'up');
  assert.equal(stepOf(key('NumpadAdd', '+'), HOW, EMPTY), 'down');
  assert.equal(stepOf(key('Numpad0', '0'), HOW, EMPTY), undefined);
  assert.equal(stepOf(key('Numpad8', 'ArrowUp'), HOW, EMPTY), undefined, 'without NumLock');
  assert.equal(stepOf(key('Digit8', '8'), HOW, EMPTY), undefined, 'the digits above the letters');
});

test('digits are digits in what is typed, and as answers', () => {
  const eight = key('Numpad8', '8');
  assert.equal(stepOf(eight, HOW, { ...EMPTY, isEmpty: false }), undefined);
  assert.equal(stepOf(eight, HOW, { ...EMPTY, isAsked: true }), undefined);
  assert.equal(stepOf(eight, { ...HOW, numpad: false }, EMPTY), undefined);
  assert.equal(stepOf({ ...eight, altKey: true }, HOW, EMPTY), undefined, 'Alt and the pad write signs');
});

test('the arrows are those of the history, unless one wants to walk by them', () => {
  const up = key('ArrowUp', 'ArrowUp');
  const withAlt = { ...up, altKey: true };
  assert.equal(stepOf(up, HOW, EMPTY), undefined);
  assert.equal(stepOf(withAlt, HOW, EMPTY), undefined);
  const onEmpty = { ...HOW, arrows: 'empty' };
  assert.equal(stepOf(up, onEmpty, EMPTY), 'north');
  assert.equal(stepOf(up, onEmpty, { ...EMPTY, isEmpty: false }), undefined);
  assert.equal(stepOf(up, onEmpty, { ...EMPTY, isInLine: false }), undefined, 'elsewhere they scroll');
  assert.equal(stepOf({ ...up, shiftKey: true }, onEmpty, EMPTY), undefined, 'so the history is still there');
  const onAlt = { ...HOW, arrows: 'alt' };
  assert.equal(stepOf(up, onAlt, EMPTY), undefined);
  assert.equal(stepOf(withAlt, onAlt, { ...EMPTY, isEmpty: false, isInLine: false }), 'north');
  assert.deepEqual(
    ['ArrowLeft', 'ArrowRight', 'ArrowDown'].map((name) => stepOf(key(name, name), onEmpty, EMPTY)),
    ['west', 'east', 'south'],
  );
});
