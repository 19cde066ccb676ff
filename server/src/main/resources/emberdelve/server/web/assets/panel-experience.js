/** Level, experience, and what is still needed; choices that wait can be made from here. */
import { gauge } from './bar.js';
import { el, setText } from './dom.js';

export function experiencePanel(wire, act) {
  const who = el('p');
  const experience = gauge('experience');
  const choices = el('button', {
    type: 'button',
    title: 'levelup',
    hidden: true,
    onclick: () => act.send('levelup'),
  });

  wire.on('Char.Status', ({ class: role, level, choices: waiting }) => {
    setText(who, `Level ${level} ${role}`);
    choices.hidden = waiting === 0;
    setText(choices, waiting === 1 ? 'levelup: 1 choice waits' : `levelup: ${waiting} choices wait`);
  });
  wire.on('Char.Vitals', ({ xp, tnl }) =>
    experience.show(`${xp} experience, ${tnl} to the next level`, xp / Math.max(1, xp + tnl)));
  return el('div', {}, who, experience.element, choices);
}
