import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refusal } from './refusal.js';
import { speak } from './say.js';

const WRONG = { key: 'login.wrong', values: { left: '2' }, words: 'That is wrong. 2 more tries.' };

test('what the page has words for it says itself, and all else in the words of the server, with their language', () => {
  speak('xx', { 'refused.login.wrong': (left) => `nej ${left}` });
  assert.deepEqual(refusal(WRONG.words, WRONG), { text: 'nej 2' });
  assert.deepEqual(refusal('You are banned.', { key: 'sanction.banned', values: {}, words: 'You are banned.' }),
    { text: 'You are banned.', lang: 'en' });
  assert.deepEqual(refusal('Full.', undefined), { text: 'Full.', lang: 'en' });
  assert.deepEqual(refusal('Something else.', WRONG), { text: 'Something else.', lang: 'en' });
  speak('en', {});
  assert.deepEqual(refusal('Full.', undefined), { text: 'Full.', lang: undefined });
});
