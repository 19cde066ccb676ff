/** Which panels there are, what is in each, and where it is at first. */
import { Atlas } from './atlas.js';
import { channelsPanel } from './channels.js';
import { byId, el } from './dom.js';
import { mapCaption } from './map-caption.js';
import { mapWords } from './map-words.js';
import { mapPicture } from './map.js';
import { effectsPanel } from './panel-effects.js';
import { fightPanel } from './panel-fight.js';
import { groupPanel } from './panel-group.js';
import { journalPanel } from './panel-journal.js';
import { questsPanel } from './panel-quests.js';
import { itemsPanel, roomPanel } from './panel-things.js';
import { vitalsPanel } from './panel-vitals.js';
import { Panels } from './panels.js';
import { say } from './say.js';

/**
 * @param {import('./wire.js').Wire} wire
 * @param {import('./settings.js').Settings} settings
 * @param {{send: (line: string, words?: string) => void, ask: (text: string) => void}} act
 * @param {(text: string) => void} announce
 * @param {() => void} leave called when one was at a panel of a fight, which is over
 */
export function allPanels(wire, settings, act, announce, leave) {
  const atlas = new Atlas(wire, act, announce);
  const inWords = el('details', {}, el('summary', {}, say('map.in-words')), mapWords(atlas));
  const preset = () => inWords.toggleAttribute('open', settings.get('preset') === 'reader');
  settings.onChange((name) => name === 'preset' && preset());
  preset();

  // A panel tells whether it is empty while it is made, before there are frames.
  const empty = new Map();
  const setEmpty = (id) => (isEmpty) => {
    empty.set(id, isEmpty);
    panels?.setEmpty(id, isEmpty);
  };
  let panels;
  const panel = (id, side, drawer, body) => ({ id, title: say(`panel.${id}`), side, drawer, body });
  const fight = fightPanel(wire, act, (isIdle) => panels?.setIdle('fight', isIdle) && leave(), leave);
  const carried = itemsPanel(wire, act, 'inv', say('things.carried-none'), setEmpty('inventory'));
  const talk = channelsPanel(wire, setEmpty('channels'));
  const worn = itemsPanel(wire, act, 'worn', say('things.worn-none'), setEmpty('equipment'));
  const here = roomPanel(wire, act);
  panels = new Panels({ own: byId('fight'), left: byId('around'), right: byId('you') }, settings, [
    panel('fight', 'own', 'fight', fight),
    panel('map', 'left', 'map', el('div', {}, mapCaption(wire), mapPicture(atlas).element, inWords)),
    panel('room', 'left', 'around', here.element),
    panel('channels', 'left', 'talk', talk.panel),
    panel('vitals', 'right', 'you', vitalsPanel(wire, act)),
    panel('effects', 'right', 'you', effectsPanel(wire, setEmpty('effects'))),
    panel('group', 'right', 'you', groupPanel(wire, setEmpty('group'))),
    panel('quests', 'right', 'you', questsPanel(wire, setEmpty('quests'))),
    panel('inventory', 'right', 'you', carried),
    panel('equipment', 'right', 'you', worn),
    panel('journal', 'right', 'you', journalPanel(wire, setEmpty('journal'))),
  ]);
  for (const [id, isEmpty] of empty) panels.setEmpty(id, isEmpty);
  panels.setIdle('fight', true);
  return { panels, talk, here };
}
