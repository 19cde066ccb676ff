import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILE_OCTETS_MAX, fileOf, readFile } from './kept-file.js';
import { EMPTY, ENTRIES_MAX, OCTETS_MAX, faults, octets } from './kept-form.js';
import { Kept } from './kept.js';
import { told } from './say.js';
import './words-en.js';

const ALIAS = { word: 'kk', commands: 'kill $1', on: true };
const TRIGGER = {
  pattern: 'rat', regex: false, highlight: true, gag: false, notify: false, sound: '', send: '', on: true,
};
const MACRO = { key: 'F2', commands: 'flee', on: true };
const FULL = { format: 1, aliases: [ALIAS], triggers: [TRIGGER], macros: [MACRO] };

function withWord(word) {
  return { ...EMPTY, aliases: [{ ...ALIAS, word }] };
}

function page() {
  const clock = { time: 0, due: [] };
  const its = { sent: [], told: [], clock };
  its.kept = new Kept({
    send: (message) => its.sent.push(message),
    changed: () => {},
    told: (state, words) => its.told.push([state, words]),
    now: () => clock.time,
    later: (deed, millis) => clock.due.push({ at: clock.time + millis, deed }),
  });
  its.passes = () => {
    const { at, deed } = clock.due.shift();
    clock.time = at;
    deed();
  };
  return its;
}

test('a change is kept once the server has said so', () => {
  const { kept, sent } = page();
  kept.heard({ owner: 1, version: 0 });
  assert.equal(kept.state, 'kept');
  kept.change(FULL);
  assert.deepEqual(sent, [{ version: 0, document: FULL }]);
  assert.equal(kept.state, 'saving');
  kept.answered({ kept: true, version: 1 });
  assert.equal(kept.state, 'kept');
});

test('several changes go one after the other, a second apart, and the last one counts', () => {
  const { kept, sent, passes, clock } = page();
  kept.heard({ owner: 1, version: 4, document: FULL });
  for (const word of ['a', 'b', 'c']) kept.change(withWord(word));
  kept.answered({ kept: true, version: 5 });
  assert.equal(sent.length, 1);
  passes();
  assert.ok(clock.time >= 1_000);
  assert.deepEqual(sent[1], { version: 5, document: withWord('c') });
  kept.answered({ kept: true, version: 6 });
  assert.equal(kept.state, 'kept');
});

test('what was changed without a link is sent when it is back', () => {
  const { kept, sent, clock } = page();
  kept.heard({ owner: 1, version: 1, document: EMPTY });
  kept.change(withWord('a'));
  kept.lost();
  clock.time += 5_000;
  kept.heard({ owner: 1, version: 1, document: EMPTY });
  assert.equal(sent.length, 2);
  // The answer was lost with the link, but not the change.
  kept.lost();
  kept.heard({ owner: 1, version: 2, document: withWord('a') });
  assert.equal(kept.state, 'kept');
});

test('when another page was faster the player decides', () => {
  const { kept, sent, clock } = page();
  const conflict = () => {
    kept.heard({ owner: 1, version: 1, document: EMPTY });
    kept.change(withWord('mine'));
    kept.answered({ kept: false, message: 'Not kept: another page.' });
    assert.equal(kept.state, 'refused');
    kept.heard({ owner: 1, version: 2, document: withWord('theirs') });
    assert.equal(kept.state, 'conflict');
    assert.deepEqual(kept.document, withWord('mine'));
  };
  conflict();
  kept.takeNewer();
  assert.deepEqual(kept.document, withWord('theirs'));
  assert.equal(kept.state, 'kept');

  clock.time += 5_000;
  conflict();
  clock.time += 5_000;
  kept.insist();
  assert.deepEqual(sent.at(-1), { version: 2, document: withWord('mine') });
  kept.answered({ kept: true, version: 3 });
  assert.equal(kept.state, 'kept');
});

test('what was made before the server has told anything is not lost', () => {
  const { kept, sent } = page();
  kept.change(withWord('a'));
  assert.deepEqual(sent, []);
  kept.heard({ owner: 1, version: 0 });
  assert.deepEqual(sent, [{ version: 0, document: withWord('a') }]);

  const other = page();
  other.kept.change(withWord('a'));
  other.kept.heard({ owner: 1, version: 3, document: FULL });
  assert.equal(other.kept.state, 'conflict');
});

test('another account begins with its own', () => {
  const { kept, sent } = page();
  kept.heard({ owner: 1, version: 1, document: EMPTY });
  kept.change(withWord('a'));
  kept.lost();
  kept.heard({ owner: 2, version: 0 });
  assert.deepEqual(kept.document, EMPTY);
  assert.equal(sent.length, 1);
});

test('what another version of the page has kept is left alone', () => {
  const { kept, sent } = page();
  kept.heard({ owner: 1, version: 1, document: { ...EMPTY, format: 2 } });
  assert.equal(kept.state, 'foreign');
  kept.change(FULL);
  assert.deepEqual(sent, []);
});

test('what is wrong is told with its place', () => {
  const first = (document) => faults(document).map(told)[0] ?? '';
  assert.equal(first(FULL), '');
  assert.match(first([]), /holds no keys/);
  assert.match(first(null), /holds no keys/);
  assert.match(first({ ...FULL, format: 2 }), /^format: 1/);
  assert.match(first({ ...FULL, more: 1 }), /^more: /);
  assert.match(first({ ...FULL, macros: {} }), /^macros: a list/);
  assert.match(first({ ...FULL, aliases: [ALIAS, { ...ALIAS, word: 'KK' }] }), /^aliases, entry 2: There is one/);
  assert.match(first({ ...FULL, aliases: [{ ...ALIAS, commands: 7 }] }), /^aliases, entry 1: commands: a text/);
  assert.match(first({ ...FULL, aliases: [{ ...ALIAS, word: 'a b' }] }), /one word/);
  assert.match(first({ ...FULL, aliases: [{ ...ALIAS, x: 1 }] }), /x: this is not known/);
  assert.match(first({ ...FULL, triggers: [{ ...TRIGGER, highlight: false }] }), /does nothing/);
  assert.match(first({ ...FULL, triggers: [{ ...TRIGGER, regex: true, pattern: '(' }] }), /not closed/);
  assert.match(first({ ...FULL, triggers: [{ ...TRIGGER, sound: 'horn' }] }), /no sound called horn/);
  assert.match(first({ ...FULL, macros: [{ ...MACRO, key: 'F5' }] }), /F5 is needed/);
  const many = Array.from({ length: ENTRIES_MAX + 1 }, (_, at) => ({ ...ALIAS, word: `k${at}` }));
  assert.match(first({ ...FULL, aliases: many }), /101 entries/);
});

test('so much is kept and no letter more', () => {
  const aliases = Array.from({ length: 17 }, (_, at) => ({ ...ALIAS, word: `k${at}`, commands: 'x'.repeat(800) }));
  const full = { ...EMPTY, aliases };
  aliases.push({ ...ALIAS, word: 'last', commands: 'y' });
  aliases.at(-1).commands = 'y'.repeat(OCTETS_MAX - octets(full) + 1);
  assert.equal(octets(full), OCTETS_MAX);
  assert.deepEqual(faults(full), []);
  aliases.at(-1).commands = `é${aliases.at(-1).commands.slice(1)}`;
  assert.match(told(faults(full)[0]), /15,001 octets/);
});

test('a file is read again as it was written', () => {
  assert.deepEqual(readFile(fileOf(FULL)), { document: FULL });
  assert.ok(fileOf(FULL).length < FILE_OCTETS_MAX);
  assert.match(told(readFile('{').problem), /no JSON/);
  assert.match(told(readFile('{}').problem), /format/);
});
