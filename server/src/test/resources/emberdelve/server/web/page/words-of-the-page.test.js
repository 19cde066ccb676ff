import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { speak } from './say.js';
import { WORDS as ENGLISH } from './words-en.js';

const FILES = readdirSync('.').filter((name) => /\.(js|html|webmanifest)$/.test(name) && !name.endsWith('.test.js'));
const LANGUAGES = FILES.map((name) => /^words-([a-z]{2,3})\.js$/.exec(name)?.[1]).filter(Boolean);
const OTHERS = await Promise.all(
  LANGUAGES.filter((language) => language !== 'en').map(async (language) => ({ language, words: (await import(`./words-${language}.js`)).WORDS })));
/** Each file that asks for words, without its comments. */
const USERS = FILES.filter((name) => !name.startsWith('words-') && name !== 'say.js').map((name) => ({ name, text: bare(name) }));

function bare(name) {
  const text = readFileSync(name, 'utf8');
  return name.endsWith('.js') ? text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, (comment) => comment.replaceAll(/[^\n]/g, '')) : text;
}

/** What is wrong with the words of a language, a line each. */
function faults(language, words) {
  const name = `words-${language}.js`;
  const missing = Object.keys(ENGLISH).filter((key) => !(key in words)).map((key) => `${name}: ${key} is missing`);
  const more = Object.keys(words).filter((key) => !(key in ENGLISH)).map((key) => `${name}: ${key} is one too many`);
  const others = Object.keys(words).filter((key) => key in ENGLISH && shape(words[key]) !== shape(ENGLISH[key]))
    .map((key) => `${name}: ${key} is ${shape(words[key])}, and English has ${shape(ENGLISH[key])}`);
  return [...missing, ...more, ...others];
}

function shape(words) {
  return typeof words === 'function' ? `a function of ${parameters(words).map((name) => (name.startsWith('...') ? 'any' : 'one')).join(' and ')}` : `a ${typeof words}`;
}

function parameters(words) {
  return words.toString().split('=>')[0].replaceAll(/[()\s]/g, '').split(',').filter((name) => name !== '');
}

test('each language has the words of English and no others, and functions of as much', () => {
  assert.deepEqual(OTHERS.flatMap(({ language, words }) => faults(language, words)), []);
});

test('what is missing, too many or of another form is named', () => {
  const { 'start.title': _, ...less } = ENGLISH;
  assert.deepEqual(faults('xx', less), ['words-xx.js: start.title is missing']);
  assert.deepEqual(faults('xx', { ...ENGLISH, extra: 'x' }), ['words-xx.js: extra is one too many']);
  assert.equal(faults('xx', { ...ENGLISH, 'fight.strikes': () => '' }).length, 1);
  assert.equal(faults('xx', { ...ENGLISH, 'fight.strikes': 'x' }).length, 1);
});

test('no words are empty, and none have a blank at an end', () => {
  for (const { words } of [...OTHERS, { words: ENGLISH }])
    for (const [key, its] of Object.entries(words))
      if (typeof its === 'string') assert.ok(its !== '' && its.trim() === its, key);
});

/** A key that is put together stands for all that begin and end as it does. */
function used({ name, text }) {
  const asked = [...text.matchAll(/(?<![#.\w])(?:say|sayOr)\((?:[^'`()]*\? ?)?(?:'([^']*)'(?: : '([^']*)')?|`([^`]*)`)/g)]
    .flatMap(([, one, other, made]) => [one, other, made]).filter((key) => key !== undefined);
  const sayings = [...text.matchAll(/\[\[?'((?:fault|file|key|regex|line)\.[^']*)'|Fault\('([^']*)'/g)].map(([, one, other]) => one ?? other);
  const marks = [...text.matchAll(/\{\{say ([^}]*)\}\}/g)].map(([, key]) => key);
  return [...asked, ...sayings, ...marks].map((key) => ({ name, key }));
}

function fits(key, known) {
  return new RegExp(`^${key.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((part) => part.replaceAll('.', '\\.')).join('.+')}$`).test(known);
}

const ASKED = USERS.flatMap(used);

test('every key that is asked for has words', () => {
  const known = Object.keys(ENGLISH);
  const missing = ASKED.filter(({ key }) => !known.some((each) => fits(key, each)));
  assert.deepEqual(missing.map(({ name, key }) => `${name}: ${key} has no words`), []);
});

/** The name of a language is put in by the server; the words of two buttons are handed on before they are said. */
const HANDED_ON = ['language.name', 'kept.change', 'kept.take-out'];

test('every word is asked for', () => {
  const idle = Object.keys(ENGLISH).filter((key) => !ASKED.some(({ key: asked }) => fits(asked, key)) && !HANDED_ON.includes(key));
  assert.deepEqual(idle, []);
});

test('what stands in the page from the beginning is a string that the server can read', () => {
  const marks = USERS.flatMap(({ text }) => [...text.matchAll(/\{\{say ([^}]*)\}\}/g)].map(([, key]) => key));
  for (const language of LANGUAGES) {
    const file = readFileSync(`words-${language}.js`, 'utf8');
    const strings = new Set([...file.matchAll(/'([a-z0-9.-]+)': '(?:[^'\\]|\\.)*',/g)].map(([, key]) => key));
    assert.deepEqual(marks.filter((key) => !strings.has(key)), [], language);
    assert.ok(new RegExp(`speak\\('${language}', WORDS\\)`).test(file), language);
  }
});

test('words that the worker puts into its script end none of its strings', () => {
  for (const { words } of [...OTHERS, { words: ENGLISH }])
    for (const [key, its] of Object.entries(words)) if (key.startsWith('offline.')) assert.doesNotMatch(its, /[`\\$]/, key);
});

test('every function says something of numbers and of names', () => {
  for (const { language, words } of [...OTHERS, { language: 'en', words: ENGLISH }]) {
    speak(language, words);
    for (const [key, its] of Object.entries(words)) {
      if (typeof its !== 'function') continue;
      for (const count of [0, 1, 2, 1234]) assert.match(its(...argumentsOf(its, count)), /\S/, key);
      assert.doesNotMatch(its(...argumentsOf(its, 2)), /undefined|NaN|\[object|null/, `${language}: ${key}`);
    }
  }
});

function argumentsOf(its, count) {
  return parameters(its).map((name) => (/^(names|topics|answers|found)$/.test(name) ? ['Tolo', 'Vera'].slice(0, Math.max(1, count)) : count));
}

/** Strings of a script that are no words of the interface, though they look so. */
const NO_WORDS = [
  // What is sent, or what the server is told.
  /^(kill|levelup|look|quit|run|such as|Text|Input|Char|Room|Group|Comm|Delve|Quest|World|Client)\b/, /^Emberdelve page$/,
  // Names of events, keys, kinds of elements and messages; the words of a style or a policy.
  /^[A-Z][A-Za-z]*(\.[A-Z][A-Za-z]*)*$/, /^[A-Z]\w+( 1)$/, /^[\w-]+( [\w-]+)?$/, /[;{}<>=[\]]|: |-src /, /^[#.:]/, /^@|^M\d|^\d/, /,application\//,
];

/** Words in quotes behind what shows them, or sentences anywhere. */
function wordsIn({ name, text }) {
  const strings = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^}]*\})*\})*)`/g)];
  return strings.flatMap((found) => {
    const words = (found[1] ?? found[2]).replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '1').trim();
    const line = text.slice(0, found.index).split('\n').length;
    const before = text.slice(Math.max(0, found.index - 60), found.index);
    if (/(querySelector(All)?|new Error)\($/.test(before)) return [];
    const isShown = /(setText\([^;]*, |'aria-label': |aria-valuetext', |title: |placeholder = |note\(|announce\()$/.test(before) && /[A-Za-z]{3}/.test(words);
    const isSentence = /[A-Za-z]{2,}[,.!?]? [A-Za-z]{2,}/.test(words) || /^[A-Z][a-z]+[.!?]$/.test(words);
    const isMeant = (isSentence && !NO_WORDS.some((each) => each.test(words))) || (isShown && !/^(kill|levelup)/.test(words));
    return isMeant ? [`${name}:${line}: ${words}`] : [];
  });
}

test('a word of the interface that a script has by itself is found', () => {
  const found = (text) => wordsIn({ name: 'x.js', text }).length;
  assert.equal(found("setText(state, 'Nothing');"), 1);
  assert.equal(found("note('You are writing a text: end it first.');"), 1);
  assert.equal(found("el('p', {}, 'No quest is under way.')"), 1);
  assert.equal(found("el('button', { title: 'Close' })"), 1);
  assert.equal(found('const time = `It takes ${seconds} seconds`;'), 1);
  assert.equal(found("setText(state, say('kept.none'));"), 0);
  assert.equal(found("el('div', { class: 'bar good' })"), 0);
});

test('no script has words of the interface but by their key', () => {
  const scripts = USERS.filter(({ name }) => name.endsWith('.js'));
  assert.deepEqual(scripts.flatMap(wordsIn), []);
});

test('the page, and the one that the worker has in its place, have no words but by their key', () => {
  const page = USERS.find(({ name }) => name === 'index.html').text;
  const shell = /<!doctype[\s\S]*<\/html>/.exec(USERS.find(({ name }) => name === 'worker.js').text)[0];
  const rest = (page + shell).replaceAll(/<style[\s\S]*?<\/style>|\$\{(?:[^{}]|\{[^}]*\})*\}|\{\{[^}]*\}\}/g, '');
  const texts = [...rest.matchAll(/>([^<>]*)</g)].map(([, words]) => words);
  const attributes = [...rest.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, words]) => words);
  assert.deepEqual([...texts, ...attributes].filter((words) => /[A-Za-z]{2}/.test(words)), []);
});
