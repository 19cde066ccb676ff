/**
 * The map as a picture: rooms one has been in, those one only knows of, and faintly the levels
 * above and below. A click or Enter on a room walks there; the arrow keys go from room to room.
 */
import { el, svg } from './dom.js';
import { drawFaint, drawLinks, drawRoom } from './map-drawing.js';
import { nearest } from './map-keys.js';

/** Units of the picture from one room to the next. */
const CELL = { width: 60, height: 46 };
const ZOOM_STEP = 1.3;
const ZOOM_MIN = 0.35;
const ZOOM_MAX = 3;
/** From this zoom on, names are large enough to be read in the rooms. */
const ZOOM_OF_NAMES = 1.5;

/** @param {import('./atlas.js').Atlas} atlas */
export function mapPicture(atlas) {
  const picture = svg('svg', { class: 'map', role: 'group' });
  let zoom = 1;
  let focused = 0;

  const at = ({ x, y }) => ({ x: x * CELL.width, y: -y * CELL.height });
  const look = () => {
    const here = atlas.rooms.get(atlas.here);
    if (!here) return;
    const width = picture.clientWidth / zoom;
    const height = picture.clientHeight / zoom;
    const center = at(here);
    const box = [center.x - width / 2, center.y - height / 2, width, height];
    if (width > 0) picture.setAttribute('viewBox', box.map(Math.round).join(' '));
    picture.classList.toggle('named', zoom >= ZOOM_OF_NAMES);
  };
  const draw = () => {
    const hadFocus = picture.contains(document.activeElement);
    const here = atlas.rooms.get(atlas.here);
    const floor = here?.z ?? 0;
    const rooms = [...atlas.rooms.values()];
    const level = rooms.filter((room) => room.z === floor);
    if (!level.some((room) => room.num === focused)) focused = atlas.here;
    const ways = atlas.ways();

    picture.setAttribute('aria-label', `Map of ${atlas.area || 'the area'}`);
    picture.replaceChildren(
      ...rooms.filter((room) => Math.abs(room.z - floor) === 1)
        .map((room) => drawFaint(at(room), room.z > floor)),
      ...level.flatMap((room) => drawLinks(room, atlas.rooms, at)),
      ...level.map((room) =>
        drawRoom(room, at(room), {
          isHere: room.num === atlas.here,
          isFocused: room.num === focused,
          company: atlas.company().filter(({ num }) => num === room.num),
          steps: ways.get(room.num),
          walk: () => atlas.walkTo(room.num),
        })),
    );
    look();
    if (hadFocus) focusRoom(focused);
  };
  const focusRoom = (num) => {
    focused = num;
    for (const room of picture.querySelectorAll('.room'))
      room.setAttribute('tabindex', room.dataset.num === String(num) ? '0' : '-1');
    picture.querySelector(`[data-num="${num}"]`)?.focus();
  };
  const zoomBy = (factor) => {
    zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom * factor));
    look();
  };

  picture.addEventListener('keydown', (event) => {
    const room = atlas.rooms.get(Number(event.target.dataset?.num));
    if (!room) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      atlas.walkTo(room.num);
    }
    const next = nearest(room, event.key, atlas.rooms);
    if (next) {
      event.preventDefault();
      focusRoom(next.num);
    }
  });
  new ResizeObserver(look).observe(picture);
  atlas.onChange(draw);

  return el(
    'div',
    { class: 'map-frame' },
    picture,
    el(
      'div',
      { class: 'map-tools' },
      zoomButton('+', 'Zoom in', () => zoomBy(ZOOM_STEP)),
      zoomButton('−', 'Zoom out', () => zoomBy(1 / ZOOM_STEP)),
    ),
  );
}

function zoomButton(sign, name, press) {
  return el('button', { type: 'button', 'aria-label': name, title: name, onclick: press }, sign);
}
