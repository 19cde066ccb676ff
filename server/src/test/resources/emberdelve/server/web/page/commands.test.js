import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completions, split } from './commands.js';

const OWN = ["'", 'say', 'sa', 'set prompt'];

test('a semicolon is between commands, and two are one of them', () => {
  assert.deepEqual(split('n; look ;;kill rat', OWN), ['n', 'look ;kill rat']);
  assert.deepEqual(split(' ; ', OWN), ['']);
});

test('what somebody says is left whole, also behind other commands', () => {
  assert.deepEqual(split('n; SAY one; two', OWN), ['n', 'SAY one; two']);
  assert.deepEqual(split("'one; two", OWN), ["'one; two"]);
  assert.deepEqual(split('say;n', OWN), ['say', 'n']);
});

test('so is a prompt of one\'s own, and no other setting', () => {
  assert.deepEqual(split('set prompt %h; %m', OWN), ['set prompt %h; %m']);
  assert.deepEqual(split('Set  Prompt %h;%m', OWN), ['Set  Prompt %h;%m']);
  assert.deepEqual(split('set brief on; n', OWN), ['set brief on', 'n']);
});

test('the last word is completed: a verb, or behind one a name', () => {
  assert.deepEqual(completions('n; ki', ['kill', 'kick', 'look'], ['kiln']), ['n; kill', 'n; kick']);
  assert.deepEqual(completions('kill ki', ['kick'], ['kiln']), ['kill kiln']);
  assert.deepEqual(completions('kill ', ['kick'], ['kiln']), []);
});
