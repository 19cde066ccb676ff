/** The quests that are under way, each with what its journal says next; below, folded, those that have ended. */
import { el, keyed, setText } from './dom.js';
import { gameLang, say } from './say.js';

/** @param {(isEmpty: boolean) => void} setEmpty told whether there are any */
export function questsPanel(wire, setEmpty) {
  const none = el('p', { class: 'muted' }, say('quests.none'));
  const open = el('div');
  const summary = el('summary');
  const over = el('ul', { class: 'plain' });
  const ended = el('details', {}, summary, over);

  const show = (quests = []) => {
    const under = quests.filter((quest) => quest.state === 'open');
    const done = quests.filter((quest) => quest.state !== 'open');
    setEmpty(quests.length === 0);
    none.hidden = under.length > 0;
    keyed(open, entries(under), makeQuest, showQuest);
    ended.hidden = done.length === 0;
    setText(summary, say('quests.ended', done.length));
    keyed(over, entries(done), () => el('li', { lang: gameLang() }), (item, { name, journal }) => setText(item, `${name}: ${journal}`));
  };
  wire.on('open', () => show());
  wire.on('Quest.List', show);
  show();
  return el('div', {}, none, open, ended);
}

function entries(quests) {
  return quests.map((quest) => ({ key: quest.id, value: quest }));
}

function makeQuest() {
  return el('div', {}, el('h3', { lang: gameLang() }), el('p', { lang: gameLang() }), el('p', { class: 'muted' }));
}

function showQuest(element, { name, journal, stage, giver, level, group }) {
  const [heading, next, about] = element.children;
  setText(heading, name);
  setText(next, journal);
  setText(about, say('quests.about', stage, giver, level, group));
}
