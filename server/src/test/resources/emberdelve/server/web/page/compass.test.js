import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayName } from './compass.js';
import './words-en.js';

test('a way is named with where it leads, as far as one sees', () => {
  assert.equal(wayName('n', 'Delve Stair', undefined), 'north, to Delve Stair');
  assert.equal(wayName('sw', undefined, undefined), 'southwest');
  assert.equal(wayName('d', undefined, 'closed'), 'down, closed door');
  assert.equal(wayName('u', 'Loft', 'open'), 'up, to Loft');
});
