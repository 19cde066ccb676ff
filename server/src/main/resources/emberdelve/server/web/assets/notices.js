/** What is worth a notification to somebody who looks elsewhere. Pure: it hears messages, and says. */
import { say } from './say.js';

/** From here down a wound is told, once until it is healed above it: as the gauges have it. */
const LOW = 0.25;

/**
 * @typedef {object} Notice
 * @property {string} kind one of tells, name, danger, comers, questions, triggers
 * @property {string} title
 * @property {string} body
 */

export class Notices {
  #name = '';
  #isLow = false;
  #menaces = new Set();
  #room;
  #here;
  #group;

  /** Another connection: what was there before is news no more. */
  forget() {
    this.#isLow = false;
    this.#menaces = new Set();
    this.#room = this.#here = this.#group = undefined;
  }

  /**
   * @param {string} topic the name of a message of GMCP
   * @param {any} value
   * @returns {Notice | undefined}
   */
  hear(topic, value) {
    switch (topic) {
      case 'Char.Name':
        this.#name = value.name;
        return undefined;
      case 'Comm.Channel.Text':
        return this.#talk(value);
      case 'Char.Vitals':
        return this.#vitals(value);
      case 'Delve.Timeline':
        return this.#timeline(value);
      case 'Room.Info':
        // Who is in another room has not come: one has come oneself.
        if (value.num !== this.#room) this.#here = undefined;
        this.#room = value.num;
        return undefined;
      case 'Room.Players':
        return this.#players(value);
      case 'Group':
        return this.#members(value);
      case 'Input.Choices':
        return value.choices.length > 0
          ? { kind: 'questions', title: say('notice.asks'), body: value.question }
          : undefined;
      default:
        return undefined;
    }
  }

  #talk({ channel, talker, text }) {
    if (talker === this.#name) return undefined;
    if (channel === 'tell') return { kind: 'tells', title: say('notice.tells', talker), body: text };
    return this.#isNamed(text) ? { kind: 'name', title: say('notice.name', talker), body: text } : undefined;
  }

  /** As a word, whatever its case. */
  #isNamed(text) {
    return this.#name !== '' && text.toLowerCase().split(/[^\p{L}\p{N}]+/u).includes(this.#name.toLowerCase());
  }

  #vitals({ hp, maxhp }) {
    const wasLow = this.#isLow;
    this.#isLow = hp < maxhp * LOW;
    return this.#isLow && !wasLow
      ? { kind: 'danger', title: say('notice.hurt'), body: say('vitals.hp', hp, maxhp) }
      : undefined;
  }

  /** A menace that one can answer is one that concerns oneself. */
  #timeline({ next }) {
    const menaces = next.filter(({ sign, answers }) => sign !== '' && answers.length > 0);
    const known = this.#menaces;
    this.#menaces = new Set(menaces.map(keyOf));
    const fresh = menaces.find((menace) => !known.has(keyOf(menace)));
    return fresh && { kind: 'danger', title: `${capital(fresh.name)} ${fresh.sign}`, body: say('notice.menace', fresh.answers.map(plain)) };
  }

  #players(players) {
    const names = players.map(({ name }) => name);
    const come = this.#here && names.filter((name) => !this.#here.includes(name));
    this.#here = names;
    return come?.length > 0 ? { kind: 'comers', title: say('notice.come', come), body: say('notice.come-where') } : undefined;
  }

  #members({ members = [] }) {
    const names = members.map(({ name }) => name);
    const come = this.#group?.length > 0 ? names.filter((name) => !this.#group.includes(name) && name !== this.#name) : [];
    this.#group = names;
    return come.length > 0 ? { kind: 'comers', title: say('notice.joined', come), body: say('notice.joined-where') } : undefined;
  }
}

function keyOf({ id, sign, lands }) {
  return `${id} ${sign} ${lands}`;
}

/** Without the number by which a command names the very one. */
function plain(answer) {
  return answer.replace(/ #\w+$/, '');
}

function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
