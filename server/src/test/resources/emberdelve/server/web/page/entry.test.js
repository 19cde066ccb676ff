import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Entry } from './entry.js';

const QUESTION = { lines: [['Welcome.']], prompt: ['Name: '] };

/** A way in with a server that is played by the test; `done` has what came of it. */
function comesIn(way, ticket = undefined) {
  const listeners = new Map();
  const latest = new Map();
  const done = [];
  const later = [];
  const wire = {
    isOpen: true,
    on: (topic, listener) => listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    latest: (topic) => latest.get(topic),
    send: (line) => done.push(['send', line]),
    tell: (id, value) => done.push(['tell', id, value]),
    leave() {
      this.isOpen = false;
    },
  };
  const hear = (topic, value) => {
    latest.set(topic, value);
    for (const listener of listeners.get(topic) ?? []) listener(value);
  };
  const tickets = {
    get character() {
      return ticket;
    },
    spend() {
      done.push(['ticket', ticket]);
      ticket = undefined;
    },
  };
  const told = (name) => (words) => done.push(words === undefined ? [name] : [name, words]);
  const hooks = {
    answers() {},
    inside() {
      done.push(['inside']);
      entry.end();
    },
    refused(why) {
      done.push(['refused', why]);
      entry.stop();
    },
    failed: told('failed'),
    lines: told('lines'),
    echo: told('echo'),
    note: told('note'),
  };
  const entry = new Entry(/** @type {any} */ (wire), /** @type {any} */ (tickets), hooks, (deed) => later.push(deed));
  entry.begin(way);
  hear('open');
  /** The server asks, and says no more for a while. */
  const asks = () => {
    hear('lines', QUESTION);
    later.splice(0).forEach((deed) => deed());
  };
  return { entry, hear, asks, done, wire };
}

const mira = () => ({ kind: 'login', name: 'Mira', password: 'secret' });

test('nothing is answered before the server asks', () => {
  for (const way of [mira(), { kind: 'new' }, { kind: 'guest' }, { kind: 'back', name: 'Mira' }])
    assert.deepEqual(comesIn(way, 'Mira').done, []);
});

test('name and password go at once where the server takes them, and the password is gone then', () => {
  const { entry, hear, asks, done } = comesIn(mira());
  hear('Char.Login.Default', {});
  asks();
  assert.deepEqual(done, [['tell', 'Char.Login.Credentials', { account: 'Mira', password: 'secret' }]]);
  hear('Char.Login.Result', { success: false, message: 'No.' });
  assert.deepEqual(done.at(-1), ['refused', { text: 'No.', lang: undefined }]);
  assert.equal(entry.step, 'refused');
  assert.ok(entry.goesOn(mira()) && !entry.goesOn({ kind: 'guest' }));
  entry.begin();
  hear('open');
  asks();
  assert.equal(done.at(-1)[0], 'refused', 'there is no password to send a second time');
});

test('they are typed where the server does not', () => {
  const { hear, asks, done } = comesIn(mira());
  asks();
  hear('Input.Secret', { secret: true });
  assert.deepEqual(done, [['send', 'Mira'], ['send', 'secret']]);
  hear('Input.Secret', { secret: true });
  hear('lines', { lines: [['']] });
  hear('lines', { lines: [['They do not belong together.']], prompt: [] });
  assert.deepEqual(done.at(-1), ['refused', { text: 'They do not belong together.', lang: undefined }]);
});

test('what comes before the player is in is shown after it, and the greeting is not', () => {
  const { hear, asks, done } = comesIn({ kind: 'guest' });
  asks();
  const looks = { lines: [['You look around as a guest.']] };
  hear('lines', looks);
  assert.deepEqual(done, [['send', 'guest']]);
  hear('Input.Choices', { choices: [{}] });
  assert.deepEqual(done.slice(1), [['inside'], ['lines', looks]]);
});

test('a guest who is asked for a name again was refused', () => {
  const { hear, asks, done } = comesIn({ kind: 'guest' });
  hear('Char.Login.Default', {});
  asks();
  hear('Input.Choices', { choices: [{}] });
  hear('lines', { lines: [['There are as many guests as fit in here.']], prompt: ['Name: '] });
  assert.deepEqual(done.at(-1), ['refused', { text: 'There are as many guests as fit in here.', lang: undefined }]);
});

test('a new character is asked all that follows', () => {
  const { hear, asks, done } = comesIn({ kind: 'new' });
  asks();
  hear('lines', QUESTION);
  assert.deepEqual(done, [['inside'], ['echo', 'new'], ['send', 'new'], ['lines', QUESTION]]);
});

test('who comes back presents the ticket, and without one is told so', () => {
  const way = { kind: 'back', name: 'Mira' };
  const returning = comesIn(way, 'Mira');
  returning.asks();
  assert.deepEqual(returning.done, [['ticket', 'Mira']]);
  returning.hear('Char.Login.Result', { success: true });
  assert.deepEqual(returning.done.at(-1), ['inside']);
  const late = comesIn(way);
  late.asks();
  assert.equal(late.done[0][0], 'refused');
});

test('a guest whose ticket is not taken is another guest, and is told so', () => {
  const { entry, hear, asks, done } = comesIn({ kind: 'guest' }, 'Vera');
  entry.played();
  assert.ok(entry.hasPlayed);
  entry.begin();
  hear('open');
  asks();
  hear('Char.Login.Result', { success: false, message: 'Too late.' });
  assert.deepEqual(done.map(([what]) => what), ['ticket', 'note', 'send']);
  assert.ok(!entry.hasPlayed);
});

test('an answer of the player\'s own that is wrong is told, and nobody is sent away', () => {
  const { entry, hear, done } = comesIn(mira());
  entry.end();
  hear('Char.Login.Result', { success: false, message: 'That is not the code.' });
  assert.deepEqual(done, [['failed', { text: 'That is not the code.', lang: undefined }]]);
});
