import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, chosen, doable, filled, keyOf, SLOTS, slotOf } from './actions.js';

const SLAM = { command: 'slam', about: 'A blow.', learned: true, ends: 0 };
const WARCRY = { command: 'warcry', about: 'A cry.', learned: false, ends: 0 };
const thing = (id, name, count, verb = 'drink') =>
  ({ id, name, count, attrib: '', commands: [`${verb} ${id}`, `examine ${id}`, `drop ${id}`] });
const HEALING = thing('#1', 'potion of healing', 2);
const BOOTS = { id: '#9', name: 'boots', count: 1, attrib: 'W', commands: ['wear #9', 'examine #9', 'drop #9'] };
const words = (bar) => bar.map((action) => action.words);

test('what is learned and what is used is on the bar, and nothing else', () => {
  const bar = doable([SLAM, WARCRY], [BOOTS, HEALING, thing('#2', 'Scroll of Fire', 1, 'read')]);
  assert.deepEqual(words(bar), ['slam', 'drink potion of healing', 'read scroll of fire']);
  assert.equal(bar[1].line, 'drink #1');
  assert.equal(bar[1].count, 2);
});

test('things of one name are one action, of the first of them', () => {
  const [healing] = doable([], [HEALING, thing('#7', 'potion of healing', 1)]);
  assert.equal(healing.line, 'drink #1');
  assert.equal(healing.count, 3);
});

test('no key means something else because the last of a thing is gone', () => {
  const fire = thing('#2', 'flask of fire', 1, 'throw');
  const before = filled([], doable([SLAM], [HEALING, fire]));
  const after = filled(before, doable([SLAM], [fire, thing('#3', 'torch', 1, 'use')]));
  assert.deepEqual(words(after), ['slam', 'drink potion of healing', 'throw flask of fire', 'use torch']);
  assert.equal(after[1].count, 0);
  assert.equal(after[1].line, 'drink potion of healing', 'the game says that there is none');
  const again = filled(after, doable([SLAM], [fire, thing('#8', 'potion of healing', 1)]));
  assert.equal(again[1].line, 'drink #8');
});

test('on a full bar what is new takes the place of what is gone', () => {
  const many = Array.from({ length: SLOTS }, (_, at) => thing(`#${at}`, `thing ${at}`, 1, 'use'));
  const full = filled([], doable([], many));
  const more = thing('#90', 'torch', 1, 'use');
  assert.deepEqual(words(filled(full, doable([], [...many, more]))), words(full));
  const without = filled(full, doable([], [...many.toSpliced(4, 1), more]));
  assert.equal(without[4].words, 'use torch');
  assert.equal(without.length, SLOTS);
});

test('another character brings other abilities', () => {
  const bar = filled(filled([], doable([SLAM], [])), doable([{ ...SLAM, command: 'bash' }], []));
  assert.deepEqual(words(bar), ['bash']);
});

test('the commands of a player are known again where the character can do them', () => {
  const now = doable([{ ...SLAM, ends: 99 }], [HEALING]);
  const bar = chosen(['flee', 'slam', 'drink potion of healing', '', 7], now);
  assert.deepEqual(words(bar), ['flee', 'slam', 'drink potion of healing']);
  assert.equal(bar[0].line, 'flee');
  assert.equal(bar[1].ends, 99);
  assert.equal(bar[2].line, 'drink #1');
  assert.equal(chosen(Array(30).fill('look'), []).length, SLOTS);
});

test('what is to be gone on with is not sent', () => {
  assert.equal(begun('tell tolo …'), 'tell tolo ');
  assert.equal(begun('say...'), 'say ');
  assert.equal(begun('look'), undefined);
});

test('Alt and a digit is a place, on a Mac Control and a digit', () => {
  const press = (code, more = {}) =>
    ({ code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, getModifierState: () => false, ...more });
  assert.equal(slotOf(press('Digit1', { altKey: true }), false), 0);
  assert.equal(slotOf(press('Digit0', { altKey: true }), false), 9);
  assert.equal(slotOf(press('Digit3', { ctrlKey: true }), true), 2);
  assert.equal(slotOf(press('Digit5', { altKey: true }), true), undefined, 'a bracket');
  assert.equal(slotOf(press('Digit1', { ctrlKey: true }), false), undefined, 'another tab');
  assert.equal(slotOf(press('Digit2', { altKey: true, ctrlKey: true }), false), undefined);
  assert.equal(slotOf(press('Digit2', { altKey: true, getModifierState: () => true }), false), undefined, 'AltGr');
  assert.equal(slotOf(press('Digit2', { altKey: true, shiftKey: true }), false), undefined);
  assert.equal(slotOf(press('Numpad1', { altKey: true }), false), undefined);
  assert.equal(slotOf(press('Digit1'), false), undefined);
  assert.deepEqual([0, 8, 9].map(keyOf), ['1', '9', '0']);
});
