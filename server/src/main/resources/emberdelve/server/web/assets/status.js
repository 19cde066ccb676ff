/**
 * The vitals for screen readers: spoken when something that matters has changed, and at most once
 * in five seconds, because a fight changes them several times a second.
 */
import { setText } from './dom.js';
import { say } from './say.js';

const PAUSE_MILLIS = 5000;

export function vitalsStatus(wire, region) {
  let spoken;
  let last = -PAUSE_MILLIS;
  let timer = 0;

  const speak = () => {
    timer = 0;
    const vitals = wire.latest('Char.Vitals');
    if (!vitals || !matters(spoken, vitals)) return;
    spoken = vitals;
    // Text for screen readers tells of wounds and of a fight by itself.
    const isWell = vitals.hp === vitals.maxhp && !vitals.fighting;
    if (wire.latest('Client.ScreenReader')?.on && !isWell) return;
    last = performance.now();
    setText(region, words(vitals));
  };
  wire.on('open', () => (spoken = undefined));
  wire.on('Char.Vitals', () => {
    if (timer === 0) timer = setTimeout(speak, Math.max(0, last + PAUSE_MILLIS - performance.now()));
  });
}

/** Healing by a point or two is not worth a word; a tenth, a fight and its end are. */
function matters(before, now) {
  if (!before) return true;
  return (
    before.fighting !== now.fighting ||
    before.maxhp !== now.maxhp ||
    (before.hp === now.maxhp) !== (now.hp === now.maxhp) ||
    Math.abs(before.hp - now.hp) * 10 >= now.maxhp
  );
}

function words({ hp, maxhp, fighting }) {
  return say('vitals.hp', hp, maxhp) + (fighting ? `, ${say('vitals.fighting')}` : '');
}
