/** Where one is, over the map: the room large, the zone beside it. */
import { el, setText } from './dom.js';
import { gameLang, say } from './say.js';

export function mapCaption(wire) {
  const room = el('b', { lang: gameLang() });
  const zone = el('span', { class: 'muted' });
  const caption = el('p', { class: 'map-caption' }, room, zone);
  wire.on('Room.Info', ({ name, area, environment }) => {
    setText(room, name);
    setText(zone, environment === 'safe' ? say('map.safe', area) : environment === 'dark' ? say('map.dark', area) : area);
  });
  return caption;
}
