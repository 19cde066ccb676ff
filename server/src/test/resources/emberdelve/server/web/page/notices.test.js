import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notices } from './notices.js';
import './words-en.js';

function mira() {
  const notices = new Notices();
  notices.hear('Char.Name', { name: 'Mira' });
  return notices;
}
const talk = (channel, talker, text) => ({ channel, talker, text });
const players = (...names) => names.map((name) => ({ name, fullname: name }));
const kobold = { id: '#1', name: 'kobold', sign: 'leans back', lands: 90, answers: ['dodge', 'bash #1'] };

test('a tell is told, and ones own is not', () => {
  const notices = mira();
  assert.deepEqual(notices.hear('Comm.Channel.Text', talk('tell', 'Tolo', 'Tolo tells you: come')), {
    kind: 'tells', title: 'Tolo tells you', body: 'Tolo tells you: come',
  });
  assert.equal(notices.hear('Comm.Channel.Text', talk('tell', 'Mira', 'You tell Tolo: no')), undefined);
});

test('ones name is a word and no part of another', () => {
  const notices = mira();
  assert.equal(notices.hear('Comm.Channel.Text', talk('say', 'Tolo', 'Tolo says: where is mira?')).kind, 'name');
  assert.equal(notices.hear('Comm.Channel.Text', talk('gossip', 'Tolo', 'Tolo: what a miracle')), undefined);
  assert.equal(notices.hear('Comm.Channel.Text', talk('say', 'Mira', 'You say: I am Mira')), undefined);
  assert.equal(new Notices().hear('Comm.Channel.Text', talk('say', 'Tolo', 'Hello')), undefined);
});

test('a bad wound is told once until it is healed', () => {
  const notices = mira();
  const at = (hp) => notices.hear('Char.Vitals', { hp, maxhp: 100 });
  assert.equal(at(100), undefined);
  assert.equal(at(25), undefined);
  assert.equal(at(24).title, 'You are badly hurt');
  assert.equal(at(10), undefined);
  assert.equal(at(60), undefined);
  assert.equal(at(5).body, '5 of 100 hit points');
});

test('a menace is told once, if there is an answer to it', () => {
  const notices = mira();
  const timeline = (...next) => notices.hear('Delve.Timeline', { next });
  assert.equal(timeline({ ...kobold, answers: [] }), undefined);
  assert.deepEqual(timeline(kobold), { kind: 'danger', title: 'Kobold leans back', body: 'Against it: dodge, bash' });
  assert.equal(timeline(kobold), undefined);
  assert.equal(timeline({ ...kobold, lands: 120 }).kind, 'danger', 'the next one');
});

test('who comes is told, and who was there is not', () => {
  const notices = mira();
  const here = (...names) => notices.hear('Room.Players', players(...names));
  notices.hear('Room.Info', { num: 1 });
  assert.equal(here('Tolo'), undefined);
  assert.equal(here('Tolo', 'Vera', 'Lysa').title, 'Vera and Lysa have come');
  assert.equal(here('Tolo'), undefined);
  notices.hear('Room.Info', { num: 2 });
  assert.equal(here('Orla'), undefined, 'one has come oneself');
  notices.hear('Room.Info', { num: 2 });
  assert.equal(here('Orla', 'Tolo').title, 'Tolo has come');
});

test('who joins ones group is told, and the group that one joins is not', () => {
  const notices = mira();
  const group = (...names) => notices.hear('Group', { members: players(...names) });
  assert.equal(group(), undefined);
  assert.equal(group('Tolo', 'Mira'), undefined);
  assert.equal(group('Tolo', 'Mira', 'Vera').title, 'Vera has joined');
});

test('a question is told with its words', () => {
  const notices = mira();
  assert.equal(notices.hear('Input.Choices', { question: '', choices: [] }), undefined);
  assert.equal(notices.hear('Input.Choices', { question: 'Which way?', choices: [{}] }).body, 'Which way?');
});

test('another connection begins anew', () => {
  const notices = mira();
  notices.hear('Room.Info', { num: 1 });
  notices.hear('Room.Players', players('Tolo'));
  notices.hear('Char.Vitals', { hp: 5, maxhp: 100 });
  notices.forget();
  assert.equal(notices.hear('Room.Players', players('Vera')), undefined);
  assert.equal(notices.hear('Char.Vitals', { hp: 5, maxhp: 100 }).kind, 'danger');
});
