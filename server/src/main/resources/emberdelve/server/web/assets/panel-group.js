/** The group, with everybody's hit points and where they are. */
import { gauge } from './bar.js';
import { el, keyed, setText } from './dom.js';
import { say } from './say.js';

/** @param {(isEmpty: boolean) => void} setEmpty told whether there is one */
export function groupPanel(wire, setEmpty) {
  const about = el('p', { class: 'muted' });
  const list = el('ul', { class: 'plain' });
  const show = ({ leader = '', members = [] } = {}) => {
    setText(about, leader === '' ? say('group.none') : say('group.led', leader));
    keyed(
      list,
      members.map((member) => ({ key: member.name, value: member })),
      makeMember,
      showMember,
    );
    list.hidden = members.length === 0;
    setEmpty(members.length === 0);
  };
  wire.on('open', () => show());
  wire.on('Group', show);
  show();
  return el('div', {}, about, list);
}

const gauges = new WeakMap();

function makeMember() {
  const health = gauge('hit-points');
  const item = el('li', {}, health.element);
  gauges.set(item, health);
  return item;
}

function showMember(item, { name, level, hp, maxhp, room, here }) {
  const where = here ? say('group.here') : room;
  gauges.get(item).show(say('group.member', name, level, hp, maxhp, where), hp / maxhp);
}
