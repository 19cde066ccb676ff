/**
 * The bar of actions above the command line: buttons for what the character can do, or for the
 * commands that the player has put there. They are one stop of Tab, with the arrow keys between them.
 */
import { begun, chosen, doable, filled, keyOf, slotOf } from './actions.js';
import { el, keyed, setText } from './dom.js';
import { CHORD } from './keys.js';
import { say } from './say.js';

/**
 * @param {HTMLElement} bar
 * @param {import('./wire.js').Wire} wire
 * @param {import('./settings.js').Settings} settings
 * @param {{run: (line: string, words: string) => void, ask: (text: string) => void}} hooks
 * @returns {() => import('./actions.js').Action[]} what is on the bar now
 */
export function actionBar(bar, wire, settings, hooks) {
  const list = el('div', { class: 'deeds scroll' });
  bar.prepend(list);
  let abilities;
  let carried;
  let automatic = [];
  let shown = [];
  /** Whether seconds are shown, which one time more have to be taken away. */
  let isCounting = false;

  const act = (action) => {
    if (!action) return;
    const rest = begun(action.line);
    if (rest) hooks.ask(rest);
    else hooks.run(action.line, action.words);
  };
  const show = () => {
    const now = doable(abilities ?? [], carried ?? []);
    // Which comes first would else decide on the places.
    automatic = abilities && carried ? filled(automatic, now) : [];
    const own = chosen(settings.get('actions'), now);
    shown = own.length > 0 ? own : automatic;
    isCounting = shown.some(isWaiting);
    bar.hidden = !settings.get('actionBar') || shown.length === 0;
    keyed(
      list,
      shown.map((action, slot) => ({ key: String(slot), value: { action, slot } })),
      ({ slot }) => button(slot),
      (element, { action }) => update(element, action, act),
    );
    rove(list);
  };
  wire.on('open', () => {
    abilities = carried = undefined;
    automatic = [];
    show();
  });
  wire.on('Char.Abilities', (all) => {
    abilities = all.map((each) => ({ ...each, ends: performance.now() + each.left * 1000 }));
    show();
  });
  wire.on('Char.Items.List', ({ location, items }) => {
    if (location !== 'inv') return;
    carried = items;
    show();
  });
  settings.onChange((name) => (name === 'actions' || name === 'actionBar') && show());
  // The server tells when an ability is used and has recovered; the seconds between are counted here.
  setInterval(() => isCounting && show(), 1000);
  list.addEventListener('keydown', (event) => goAlong(event, list));
  list.addEventListener('focusin', () => rove(list));
  document.addEventListener('keydown', (event) => {
    const slot = slotOf(event);
    if (slot === undefined || bar.hidden || !bar.checkVisibility() || document.querySelector('dialog[open]')) return;
    // Browsers change to another tab by these keys, if nobody says that they are taken.
    event.preventDefault();
    if (!event.repeat) act(shown[slot]);
  });
  show();
  return () => shown;
}

function isWaiting({ ends = 0 }) {
  return ends > performance.now();
}

function button(slot) {
  return el(
    'button',
    { type: 'button', 'aria-keyshortcuts': `${CHORD.named}+${keyOf(slot)}` },
    el('span', { class: 'key', 'aria-hidden': 'true' }, keyOf(slot)),
    el('span', { class: 'deed' }),
    el('span', { class: 'left', 'aria-hidden': 'true' }),
  );
}

/** The seconds are for the eye: a name that changes each second would be read out each second. */
function update(element, action, act) {
  const { words, about, count } = action;
  const waits = isWaiting(action);
  const seconds = Math.ceil((action.ends - performance.now()) / 1000);
  setText(element.querySelector('.deed'), words);
  setText(element.querySelector('.left'), waits ? `${seconds} s` : count === undefined ? '' : count === 0 ? say('bar.none') : `× ${count}`);
  const name = waits ? say('bar.waits', words) : count === undefined ? words : count === 0 ? say('bar.none-left', words) : say('bar.left', words, count);
  if (element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name);
  element.title = `${about ? `${about} ` : ''}(${CHORD.shown}+${element.querySelector('.key').textContent})`;
  element.toggleAttribute('data-waits', waits || count === 0);
  element.onclick = () => act(action);
}

/** Tab stops at one of them: where one was last, or at the first. */
function rove(list) {
  const buttons = [...list.children];
  const here = buttons.find((each) => each === document.activeElement)
    ?? buttons.find((each) => each.tabIndex === 0)
    ?? buttons[0];
  for (const each of buttons) each.tabIndex = each === here ? 0 : -1;
}

function goAlong(event, list) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...list.children];
  const at = buttons.indexOf(document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length).focus();
}
