/** Where one is, over the map: the room large, the zone beside it. */
import { el, setText } from './dom.js';

export function mapCaption(wire) {
  const room = el('b');
  const zone = el('span', { class: 'muted' });
  const caption = el('p', { class: 'map-caption' }, room, zone);
  wire.on('Room.Info', ({ name, area, environment }) => {
    setText(room, name);
    setText(zone, `${area}${environment === 'safe' ? ', safe' : environment === 'dark' ? ', dark' : ''}`);
  });
  return caption;
}
