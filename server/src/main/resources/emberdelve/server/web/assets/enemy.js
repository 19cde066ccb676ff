/** One enemy in a fight: its health, whom it means, and a ring for the time until its menace lands. */
import { el, setText, svg } from './dom.js';
import { gameLang, say, sayOr } from './say.js';

/** How much of a bar each condition is: its upper end, since nobody is told more than the word. */
const HEALTH = { unhurt: 1, scratched: 0.9, hurt: 0.7, 'badly-hurt': 0.45, 'near-death': 0.2, dead: 0 };
/** A menace is shown four seconds before it lands; some wait for a turn more. */
const RING_MILLIS = 5000;
const RADIUS = 15;
const AROUND = 2 * Math.PI * RADIUS;

const parts = new WeakMap();

export function enemy() {
  const name = el('button', { type: 'button', class: 'thing', lang: gameLang() });
  const health = el('span', { class: 'muted' });
  const fill = el('div', { class: 'fill' });
  const whom = el('span', { class: 'whom' });
  const arc = svg('circle', { class: 'arc', r: RADIUS, cx: 18, cy: 18, 'stroke-dasharray': AROUND });
  const seconds = svg('text', { x: 18, y: 22.5 });
  const ring = svg('svg', { class: 'clock', viewBox: '0 0 36 36', 'aria-hidden': 'true' }, svg('circle', { r: RADIUS, cx: 18, cy: 18 }), arc, seconds);
  const sign = el('span', { class: 'sign' });
  const bar = el('div', { class: 'gauge' }, el('div', { class: 'bar', 'aria-hidden': 'true' }, fill));
  const menace = el('p', { class: 'menace', hidden: true }, ring, sign);
  const item = el('li', { class: 'enemy' }, el('div', { class: 'who' }, name, health, whom), bar, menace);
  parts.set(item, { name, health, fill, bar, whom, arc, seconds, sign, menace });
  return item;
}

export function showEnemy(item, { name: called, condition, against, sign, victim, left, strike }) {
  const { name, health, fill, bar, whom, arc, seconds, sign: words, menace } = parts.get(item);
  setText(name, called);
  name.title = `kill ${called}`;
  name.onclick = strike;
  setText(health, sayOr(`condition.${condition}`, condition));
  const share = HEALTH[condition] ?? 1;
  fill.style.inlineSize = `${share * 100}%`;
  bar.dataset.state = share < 0.25 ? 'low' : share < 0.5 ? 'half' : 'good';
  setText(whom, !against ? '' : against.isMe ? say('fight.strikes-you') : say('fight.strikes', against.name));
  whom.classList.toggle('me', against?.isMe ?? false);
  menace.hidden = sign === '';
  item.classList.toggle('menaces', sign !== '');
  if (sign === '') return;
  const part = Math.min(1, Math.max(0, left / RING_MILLIS));
  arc.setAttribute('stroke-dashoffset', String(Math.round(AROUND * (1 - part))));
  seconds.textContent = String(Math.max(0, Math.ceil(left / 1000)));
  setText(words, signWords(sign, victim, left <= 0 ? say('fight.now') : say('fight.in', Math.ceil(left / 1000))));
}

function signWords(sign, victim, when) {
  if (!victim) return say('fight.sign', sign, when);
  return victim.isMe ? say('fight.sign-at-you', sign, when) : say('fight.sign-at', sign, when, victim.name);
}
