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
      (item, turn) => {
        const target = next.find(({ id }) => id === turn.target)?.name;
        setText(item, words({ ...turn, target }, (turn.due - now) * tick));
      },
    ));
  return el('div', {}, list);
}

function words({ name, sign, target }, millis) {
  const when = millis <= 0 ? 'now' : `in ${(millis / 1000).toFixed(1)} s`;
  const at = target ? ` (at ${target})` : '';
  return sign ? `${name}, ${when}: ${sign}${at}` : `${name}, ${when}`;
}
