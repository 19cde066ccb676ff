/** Puts the page together: which part hears of what, and what each may do. */
import { allPanels } from './all-panels.js';
import { showChoices } from './choices.js';
import { split } from './commands.js';
import { doing } from './doing.js';
import { byId, setText } from './dom.js';
import { helpDialog } from './help-dialog.js';
import { Input } from './input.js';
import { languageChoice } from './language-choice.js';
import { layout } from './layout.js';
import { Log } from './log.js';
import { lookBack } from './look-back.js';
import { startScreen } from './login.js';
import { isNotification, mayNotify, notifications, notify } from './notify.js';
import { ownKeys } from './own-keys.js';
import { tellWhenOffline } from './offline.js';
import { vitalsLine } from './panel-vitals.js';
import { forgetPast, keepPast, pastBringer, readBefore } from './past.js';
import { watchPulse } from './pulse.js';
import { Read } from './read.js';
import { reviewKeys } from './review.js';
import { Settings } from './settings.js';
import { settingsDialog } from './settings-dialog.js';
import { sky } from './sky.js';
import { sounds } from './sounds.js';
import { vitalsStatus } from './status.js';
import { startGlimpse } from './glimpse.js';
import { themeColour } from './theme-colour.js';
import { Transcript } from './transcript.js';
import { unread } from './unread.js';
import { Urgent } from './urgent.js';
import { Visit } from './visit.js';
import { Wire } from './wire.js';
import { words } from './words.js';

/** As it is before the number of new lines stands in it. */
const { title } = document;
const wire = new Wire();
const read = new Read(wire, readBefore());
const settings = new Settings();
const announce = (text) => {
  // Emptied first, so that the same words twice are said twice.
  byId('said-once').textContent = '';
  requestAnimationFrame(() => setText(byId('said-once'), text));
};

/** What links, menus and the map do: as if it had been typed, perhaps in other words. */
const act = {
  send(line, words = line) {
    log.echo(echoed(words));
    sendLine(line);
  },
  /** A word of the text that is somebody or something here opens what there is to do about it. */
  follow(line, word) {
    if (!here.open(line, word)) act.send(line);
  },
  ask: (text, isWhole = false) => input.ask(text, isWhole),
  verbs: () => wire.latest('Input.Verbs') ?? [],
};

const transcript = new Transcript();
const logParts = { all: byId('log'), latest: byId('latest'), newer: byId('newer', HTMLButtonElement) };
const log = new Log(logParts, act, transcript);
const urgent = new Urgent(byId('urgent'), wire);
lookBack(transcript, title);
reviewKeys((count) => transcript.last(count), urgent, announce);
const visit = new Visit(wire, read, {
  inside: () => showScreen('play'),
  refused: (why) => {
    showScreen('start');
    start.refuse(why);
  },
  full: (why) => start.isFull(why),
  waits: (words) => start.waits(words),
  lines: showBatch,
  echo: (line) => log.echo(echoed(line)),
  note: (text, lang) => log.note(text, lang),
  link: showLink,
  left: (words) => {
    delete document.body.dataset.playing;
    forgetPast();
    showScreen('start');
    start.hasLeft(words);
  },
  slow: (words) => {
    start.isSlow(words);
    if (document.body.dataset.screen === 'play') showLink({ words });
  },
  playing: (name) => {
    document.body.dataset.playing = 'yes';
    // The first prompt of the game has come before anybody could know that it is one.
    input.asks(isAsked());
    bringPastBack(name);
  },
});
const start = startScreen((way) => visit.start(way), () => visit.rethink());
startGlimpse(byId('glimpse'));
const input = new Input(
  {
    form: byId('line'),
    field: byId('command', HTMLTextAreaElement),
    label: byId('command-label'),
    prompt: byId('prompt'),
    offers: byId('offers'),
  },
  {
    sends: () => log.end(),
    send: (line) => visit.send(line),
    note: (text) => log.note(text),
    echo: (line) => log.echo(echoed(line)),
    commands,
    // The first question takes name and password in one line, too.
    isPrivate: (line) => !visit.isPlaying && /^\s*connect\s/i.test(line),
    words: words(wire),
    announce,
    page: (direction) => log.page(direction),
  },
);

layout(settings);
themeColour(settings);
helpDialog();
const { panels, talk, here } = allPanels(wire, settings, act, announce, focusLine);
settingsDialog(settings, panels, async (name, value) =>
  isNotification(name) && value ? mayNotify() : value);
languageChoice();
doing(wire, settings, act, {
  commands,
  isPlaying: () => visit.isPlaying,
  isAsked,
  note: (text) => log.note(text),
});
vitalsLine(wire, act, byId('vitals-line'));
sky(wire, byId('sky'));
vitalsStatus(wire, byId('status'));
const playSound = sounds(wire, settings);
notifications(wire, settings);
const own = ownKeys(wire, {
  isPlaying: () => visit.isPlaying,
  send: act.send,
  note: (text) => log.note(text),
  play: playSound,
  notify: (body) => notify(settings, { kind: 'triggers', title, body }),
});
unread(wire);
watchPulse(wire, (words) => showLink(words && { words }));
listenToQuestions();
listenToPreset();
listenToHeader();
const bringPastBack = pastBringer([log, talk]);
keepPast([log, talk], () => (visit.isPlaying ? wire.latest('Char.Name')?.name : undefined), read);
tellWhenOffline();
showScreen('start');
if (visit.returning) start.comesBack(visit.returning);

/** Whoever sends something wants to see what comes of it. */
function sendLine(line) {
  log.end();
  visit.send(line);
}

/** Which words take all that follows, the server tells; until then nothing is taken apart. */
function commands(line) {
  const ownWords = wire.latest('Input.OwnWords');
  if (!visit.isPlaying || wire.latest('Input.Writing')?.writing) return [line];
  const typed = settings.get('splits') && ownWords ? split(line, ownWords) : [line];
  return typed.flatMap((command) => own.expand(command));
}

function showBatch({ lines, prompt }) {
  log.add(lines, own.judge(lines), (runs) => urgent.takes(runs));
  log.afterLines(() => input.setPrompt(prompt, !visit.isPlaying || isAsked()));
}

/** Before one plays, the transcript shows what was asked; later it would be the prompt each time. */
function echoed(line) {
  const question = byId('prompt').textContent.trim();
  return visit.isPlaying || question === '' ? `> ${line}` : `${question} ${line}`;
}

function isAsked() {
  return (wire.latest('Input.Choices')?.choices.length ?? 0) > 0;
}

function listenToQuestions() {
  const parts = {
    group: byId('choices'),
    question: byId('question'),
    buttons: byId('answers'),
    prompt: byId('prompt'),
  };
  const isRead = (words) => words !== '' && log.hasLately(words);
  const choose = ({ send }) => {
    act.send(send);
    focusLine();
  };
  const show = (open) => log.afterLines(() => showChoices(parts, isRead, open, choose, focusLine));
  wire.on('open', () => {
    show({ question: '', choices: [] });
    // What stood there was asked by a connection that is gone.
    log.afterLines(() => input.setPrompt([], false));
    input.setSecret(false);
  });
  wire.on('Input.Choices', show);
  wire.on('Input.Secret', ({ secret }) => input.setSecret(secret));
  wire.on('closed', () => input.stop());
  wire.on('Char.Login.NewPassword', ({ account }) => input.expectNew(account));
  wire.on('Char.Login.Code', () => input.expectCode());
}

/** In the reader's preset the server is told that one listens; it answers whether it heeds that. */
function listenToPreset() {
  const tell = () => wire.listen(settings.get('preset') === 'reader');
  settings.onChange((name) => name === 'preset' && tell());
  tell();
  wire.on('open', () => document.body.toggleAttribute('data-listens', false));
  wire.on('Client.ScreenReader', ({ on }) => document.body.toggleAttribute('data-listens', on));
}

function listenToHeader() {
  wire.on('Char.Name', ({ name }) => setText(byId('who'), name));
  byId('leave').addEventListener('click', () => (wire.isOpen && visit.isPlaying ? act.send('quit') : goToStart()));
  byId('retry').addEventListener('click', () => visit.reconnectNow());
  byId('to-start').addEventListener('click', goToStart);
}

function goToStart() {
  visit.leave();
  forgetPast();
  delete document.body.dataset.playing;
  log.clear();
  showScreen('start');
}

/** How the link is, if it is not well. */
function showLink(state) {
  const held = !state && byId('link').contains(document.activeElement);
  byId('link').hidden = !state;
  setText(byId('link-words'), state?.words ?? '');
  if (held) focusLine();
}

/** @param {'start' | 'play'} screen */
function showScreen(screen) {
  if (document.body.dataset.screen === screen) return;
  document.body.dataset.screen = screen;
  if (screen === 'play') {
    start.done();
    focusLine();
  } else {
    setText(byId('who'), '');
    byId('name').focus();
  }
}

/** On a touch screen the line is not focused, for that would bring up the keyboard. */
function focusLine() {
  if (matchMedia('(pointer: coarse)').matches) byId('log').focus({ preventScroll: true });
  else input.focus();
}
