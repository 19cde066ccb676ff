/** How the character is: hit points, level, experience and gold, as a panel and in one strip. */
import { gauge } from './bar.js';
import { el, setText } from './dom.js';
import { icon } from './icons.js';
import { say } from './say.js';

export function vitalsPanel(wire, act) {
  const who = el('p');
  const hitPoints = gauge('hit-points');
  const experience = gauge('experience');
  const rest = el('p');
  wire.on('Char.Vitals', ({ hp, maxhp, xp, tnl, gold, fighting }) => {
    hitPoints.show(say('vitals.hp', hp, maxhp), hp / maxhp);
    experience.show(say('vitals.xp', xp, tnl), xp / Math.max(1, xp + tnl));
    setText(rest, say('vitals.gold', gold) + (fighting ? ` · ${say('vitals.fighting')}` : ''));
  });
  const choices = levelButton(act);
  wire.on('Char.Status', (status) => {
    setText(who, say('vitals.level', status.level, status.class));
    choices.show(status.choices);
  });
  return el('div', {}, who, hitPoints.element, experience.element, rest, choices.element);
}

/** The strip above the command line, near to where one looks. */
export function vitalsLine(wire, act, line) {
  const health = part('hp', 'heart');
  const learnt = part('xp');
  const gold = el('span');
  const state = el('span', { class: 'state' });
  const choices = levelButton(act);
  line.append(health.element, state, learnt.element, el('div', { class: 'purse' }, icon('coin'), gold), choices.element);
  wire.on('Char.Vitals', ({ hp, maxhp, xp, tnl, gold: coins, fighting }) => {
    health.show(say('vitals.hp-short', hp, maxhp), hp / maxhp);
    learnt.show(say('vitals.xp-short', tnl), xp / Math.max(1, xp + tnl));
    setText(gold, say('vitals.gold', coins));
    setText(state, fighting ? say('vitals.fighting') : '');
    document.body.toggleAttribute('data-fighting', fighting);
  });
  wire.on('Char.Status', (status) => {
    learnt.element.title = say('vitals.level-short', status.level, status.class);
    choices.show(status.choices);
  });
}

function part(look, sign) {
  const fill = el('div', { class: 'fill' });
  const words = el('span');
  const element = el('div', { class: look }, sign ? icon(sign) : '', words, el('div', { class: 'bar', 'aria-hidden': 'true' }, fill));
  return {
    element,
    show(text, share) {
      setText(words, text);
      fill.style.inlineSize = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
      element.dataset.state = share < 0.25 ? 'low' : share < 0.5 ? 'half' : 'good';
    },
  };
}

/** Choices that wait can be made from here. */
function levelButton(act) {
  const element = el('button', { type: 'button', title: 'levelup', hidden: true, onclick: () => act.send('levelup') });
  return {
    element,
    show(waiting) {
      element.hidden = waiting === 0;
      setText(element, say('vitals.choices', waiting));
    },
  };
}
