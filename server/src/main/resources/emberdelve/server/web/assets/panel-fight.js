/**
 * The fight: enemies with their health and whom they mean, what they are about to do with the time
 * that is left, buttons for what helps, and the next turns.
 */
import { el, keyed, setText } from './dom.js';
import { enemy, showEnemy } from './enemy.js';
import { fightAnswers } from './fight-answers.js';
import { gameLang, say } from './say.js';

const TURNS_MAX = 6;
/** The answer to every fight, in the same place whatever else helps. */
const FLEE = 'flee';

/**
 * @param {(isIdle: boolean) => void} setIdle told whether there is a fight to show
 * @param {() => void} leave called when one has answered by a button, and may go on typing
 */
export function fightPanel(wire, act, setIdle, leave) {
  const answers = fightAnswers(act, nameOf, leave);
  const enemies = el('ul', { class: 'plain enemies' });
  const turns = el('ol', { class: 'turns' });
  const run = () => {
    act.send(FLEE);
    leave();
  };
  const flee = el('button', { type: 'button', lang: gameLang(), title: FLEE, onclick: run }, FLEE);
  const element = el('div', {}, el('div', { class: 'fight-deeds' }, flee, answers.element), enemies, el('h3', {}, say('fight.turns')), turns);

  wire.on('open', () => setIdle(true));
  wire.on('Char.Vitals', ({ fighting }) => setIdle(!fighting));
  wire.on('Delve.Timeline', ({ now, tick, next }) => {
    const own = wire.latest('Char.Name')?.name;
    const one = (id) => next.find((turn) => turn.id === id);
    const named = (turn) => turn && { name: nameOf(turn), isMe: turn.name === own };
    const foes = next.filter(({ foe }) => foe).sort((a, b) => (b.lands ?? 0) - (a.lands ?? 0));
    // What is meant for oneself, or for everybody, is answered first.
    const others = ({ target }) => target !== '' && one(target)?.name !== own;
    const menaces = next
      .filter(({ foe, sign }) => foe && sign !== '')
      .sort((a, b) => Number(others(a)) - Number(others(b)) || a.lands - b.lands);

    keyed(
      enemies,
      foes.map((foe) => ({
        key: foe.id,
        value: {
          ...foe,
          name: nameOf(foe),
          against: named(one(foe.against)),
          victim: named(one(foe.target)),
          left: (Math.max(foe.lands ?? 0, foe.due) - now) * tick,
          strike: () => act.send(`kill ${foe.id}`, `kill ${nameOf(foe)}`),
        },
      })),
      enemy,
      showEnemy,
    );
    answers.show(menaces);
    keyed(
      turns,
      next.slice(0, TURNS_MAX).map((turn) => ({ key: turn.id, value: turn })),
      () => el('li'),
      (item, turn) => {
        item.className = turn.foe ? 'bad' : 'good';
        setText(item, turnWords(turn.name === own ? say('fight.you') : nameOf(turn), (turn.due - now) * tick));
      },
    );
  });
  return element;
}

function nameOf({ name, number }) {
  return number > 0 ? `${name} ${number}` : name;
}

function turnWords(name, millis) {
  return `${name} ${millis <= 0 ? say('fight.now') : say('fight.in-tenths', millis / 1000)}`;
}
