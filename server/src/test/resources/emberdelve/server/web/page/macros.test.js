import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyName, refusal, typedName } from './macros.js';

test('a key has one name on every system', () => {
  assert.equal(keyName({ key: 'F2', code: 'F2' }), 'F2');
  assert.equal(keyName({ key: 'k', code: 'KeyK', altKey: true }), 'Alt+K');
  // A Mac types a letter of its own with Alt.
  assert.equal(keyName({ key: '˚', code: 'KeyK', altKey: true }), 'Alt+K');
  // AZERTY: the letter on the key counts.
  assert.equal(keyName({ key: 'a', code: 'KeyQ', altKey: true, shiftKey: true }), 'Alt+Shift+A');
  assert.equal(keyName({ key: 'Home', code: 'Numpad7' }), 'Numpad7');
  assert.equal(keyName({ key: '7', code: 'Numpad7' }), 'Numpad7');
  assert.equal(keyName({ key: 'Shift', code: 'ShiftLeft', shiftKey: true }), undefined);
});

test('what is typed is the same name', () => {
  for (const [typed, name] of [
    ['f2', 'F2'], ['alt k', 'Alt+K'], ['shift + alt+k', 'Alt+Shift+K'], ['numpadadd', 'NumpadAdd'], ['Numpad7', 'Numpad7'],
  ])
    assert.equal(typedName(typed), name);
});

test('keys that others need are refused', () => {
  for (const name of [
    '', 'A', 'Shift+A', '5', ' ', 'Enter', 'Tab', 'Escape', 'ArrowUp', 'F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12',
    'Ctrl+C', 'Ctrl+F4', 'Alt+F4', 'Alt+D', 'Alt+Shift+F', 'Ctrl+Alt+K', 'Meta+K', 'Alt+5', 'Alt+Meta+K', 'Numpad',
    'NumpadEnter', 'Insert', 'PageUp', 'Alt+ArrowLeft', 'Alt+J', 'Alt+K', 'Alt+L',
  ])
    assert.ok(refusal(name), name);
  for (const name of ['F2', 'Shift+F9', 'Numpad5', 'NumpadAdd', 'Alt+G', 'Alt+Shift+K', 'Alt+Shift+Q']) assert.equal(refusal(name), undefined, name);
});
