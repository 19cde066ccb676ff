/** Who acts next, while one fights. */
import { el, keyed, setText } from './dom.js';

const SECONDS_A_TICK = 0.2;

/** @param {(isIdle: boolean) => void} setIdle told whether there is a fight to show */
export function timelinePanel(wire, setIdle) {
  const list = el('ol');
  wire.on('open', () => setIdle(true));
  wire.on('Char.Vitals', ({ fighting }) => setIdle(!fighting));
  wire.on('Delve.Timeline', ({ now, next }) =>
    keyed(
      list,
      next.map((turn) => ({ key: turn.id, value: turn })),
      () => el('li'),
      (item, { name, due }) => setText(item, `${name}, ${words(due - now)}`),
    ));
  return el('div', {}, list);
}

function words(ticks) {
  return ticks <= 0 ? 'now' : `in ${(ticks * SECONDS_A_TICK).toFixed(1)} s`;
}
