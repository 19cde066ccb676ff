/** Who acts next, while one fights. */
import { el, keyed, setText } from './dom.js';

/** @param {(isIdle: boolean) => void} setIdle told whether there is a fight to show */
export function timelinePanel(wire, setIdle) {
  const list = el('ol');
  wire.on('open', () => setIdle(true));
  wire.on('Char.Vitals', ({ fighting }) => setIdle(!fighting));
  wire.on('Delve.Timeline', ({ now, tick, next }) =>
    keyed(
      list,
      next.map((turn) => ({ key: turn.id, value: turn })),
      () => el('li'),
      (item, turn) => setText(item, words(turn, (turn.due - now) * tick)),
    ));
  return el('div', {}, list);
}

function words({ name, sign }, millis) {
  const when = millis <= 0 ? 'now' : `in ${(millis / 1000).toFixed(1)} s`;
  return sign ? `${name}, ${when}: ${sign}` : `${name}, ${when}`;
}
