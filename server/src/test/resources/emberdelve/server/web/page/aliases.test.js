import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expand } from './aliases.js';

const ALIASES = [
  { word: 'kk', commands: 'kill', on: true },
  { word: 'two', commands: 'get $1\n\n  wear $1 ', on: true },
  { word: 'tt', commands: 'tell $1 $*', on: true },
  { word: 'cost', commands: 'say $$5 for $2', on: true },
  { word: 'off', commands: 'quit', on: false },
  { word: 'loop', commands: 'loop\nloop', on: true },
];

function expanded(command) {
  return expand(command, ALIASES);
}

test('what is no alias stays as it was typed', () => {
  for (const command of ['look', '', '  look  at it', 'off', 'kkk rat']) assert.deepEqual(expanded(command), [command]);
});

test('words go to the end, or where they are asked for', () => {
  assert.deepEqual(expanded('kk'), ['kill']);
  assert.deepEqual(expanded('KK grey  rat'), ['kill grey  rat']);
  assert.deepEqual(expanded('two cap'), ['get cap', 'wear cap']);
  assert.deepEqual(expanded('tt mira hi $1'), ['tell mira mira hi $1']);
  assert.deepEqual(expanded('cost a rope'), ['say $5 for rope']);
  assert.deepEqual(expanded('cost'), ['say $5 for']);
});

test('nothing is expanded twice', () => assert.deepEqual(expanded('loop'), ['loop', 'loop']));
