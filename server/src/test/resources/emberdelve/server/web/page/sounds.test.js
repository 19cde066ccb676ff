import { test } from 'node:test';
import assert from 'node:assert';
import { KINDS, kindOf, volumes } from './sounds.js';

test('the server is told a number for each kind, as the sliders stand', () => {
  const told = volumes({ get: (name) => (name === 'volume-tell' ? '65' : '0') });
  assert.deepEqual(Object.keys(told), KINDS);
  assert.equal(told.tell, 65);
  assert.equal(told.menace, 0);
});

test('a file says in its name of which kind it is', () => {
  assert.equal(kindOf('menace-1f0c94b2.wav'), 'menace');
});
