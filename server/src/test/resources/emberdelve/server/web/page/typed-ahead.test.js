import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LINES_MAX, TypedAhead } from './typed-ahead.js';

test('lines wait in their order, as many as fit, and are taken once', () => {
  const ahead = new TypedAhead();
  const typed = Array.from({ length: LINES_MAX + 1 }, (_, at) => `say ${at}`);
  assert.deepEqual(typed.filter((line) => !ahead.add(line)), [`say ${LINES_MAX}`]);
  assert.deepEqual(ahead.take(), typed.slice(0, LINES_MAX));
  assert.deepEqual(ahead.take(), []);
  assert.ok(ahead.add('say again'));
});
