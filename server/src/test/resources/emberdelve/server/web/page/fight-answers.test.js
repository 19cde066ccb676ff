import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersTo, letterOf } from './fight-answers.js';

const menace = (id, ...answers) => ({ id, answers });
const keys = (...menaces) => answersTo(menaces).map(({ line, key }) => `${line} ${key ?? '-'}`);

test('an answer has the same key in each fight, whatever else helps', () => {
  assert.deepEqual(keys(menace('#2', 'dodge', 'brace', 'bash #2')), ['dodge J', 'brace K', 'bash #2 L']);
  assert.deepEqual(keys(menace('#2', 'brace')), ['brace K']);
  assert.deepEqual(keys(menace('#2', 'hex #2', 'dodge')), ['hex #2 L', 'dodge J']);
});

test('of several that interrupt the first has the key, as it is shown first', () => {
  assert.deepEqual(keys(menace('#2', 'bash #2'), menace('#3', 'dodge', 'bash #3')), ['bash #2 L', 'dodge J', 'bash #3 -']);
});

test('what helps twice is there once, and no more than one chooses among', () => {
  assert.deepEqual(keys(menace('#2', 'dodge'), menace('#3', 'dodge', 'brace')), ['dodge J', 'brace K']);
  assert.equal(keys(menace('#2', 'dodge', 'brace', 'bash #2'), menace('#3', 'bash #3')).length, 3);
  assert.deepEqual(keys({ id: '#2' }), []);
});

test('Alt and the letter of the key answers, on a Mac Control', () => {
  const press = (key, code, more = {}) =>
    ({ key, code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, getModifierState: () => false, ...more });
  assert.equal(letterOf(press('j', 'KeyJ', { altKey: true }), false), 'J');
  assert.equal(letterOf(press('J', 'KeyJ', { altKey: true }), false), 'J', 'with CapsLock');
  assert.equal(letterOf(press('k', 'KeyV', { altKey: true }), false), 'K', 'Dvorak');
  assert.equal(letterOf(press('\u0434', 'KeyL', { altKey: true }), false), 'L', 'Cyrillic');
  assert.equal(letterOf(press('k', 'KeyK', { ctrlKey: true }), true), 'K');
  assert.equal(letterOf(press('k', 'KeyK', { ctrlKey: true }), false), undefined);
  assert.equal(letterOf(press('k', 'KeyK', { altKey: true, shiftKey: true }), false), undefined);
  assert.equal(letterOf(press('k', 'KeyK', { altKey: true, getModifierState: () => true }), false), undefined, 'AltGr');
  assert.equal(letterOf(press('j', 'KeyJ'), false), undefined);
  assert.equal(letterOf(press('g', 'KeyG', { altKey: true }), false), undefined);
});
