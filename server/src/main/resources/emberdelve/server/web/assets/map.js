/**
 * The map as a picture: rooms one has been in, those one only knows of, and faintly the levels
 * above and below. A click or Enter on a room walks there; the arrow keys go from room to room.
 */
import { el, setText, svg } from './dom.js';
import { icon } from './icons.js';
import { CELL, drawFaint, drawLinks, drawRoom } from './map-drawing.js';
import { nearest } from './map-keys.js';
import { MapView } from './map-view.js';
import { say } from './say.js';

const ZOOM_STEP = 1.3;
/** From this zoom on, names are large enough to be read in the rooms. */
const ZOOM_OF_NAMES = 1.3;

/**
 * @param {import('./atlas.js').Atlas} atlas
 * @param {{isWhole: boolean}} how whether it is to show the whole zone at first
 */
export function mapPicture(atlas, how = { isWhole: false }) {
  const picture = svg('svg', { class: 'map', role: 'group' });
  const view = new MapView(picture);
  const levelWords = el('span', { role: 'status' });
  let focused = 0;
  /** The level that is shown; that of the room one is in, while none was chosen. */
  let chosen;

  const at = ({ x, y }) => ({ x: x * CELL.width, y: -y * CELL.height });
  const own = () => atlas.rooms.get(atlas.here)?.z ?? 0;
  const floor = () => chosen ?? own();
  const level = () => [...atlas.rooms.values()].filter((room) => room.z === floor());
  const draw = () => {
    const hadFocus = picture.contains(document.activeElement);
    const here = atlas.rooms.get(atlas.here);
    const rooms = [...atlas.rooms.values()];
    const shown = level();
    if (!shown.some((room) => room.num === focused))
      focused = shown.some((room) => room.num === atlas.here) ? atlas.here : (shown[0]?.num ?? 0);
    const ways = atlas.ways();

    picture.setAttribute('aria-label', mapName(atlas));
    picture.replaceChildren(
      ...rooms.filter((room) => Math.abs(room.z - floor()) === 1)
        .map((room) => drawFaint(at(room), room.z > floor())),
      ...shown.flatMap((room) => drawLinks(room, atlas.rooms, at)),
      ...shown.map((room) =>
        drawRoom(room, at(room), {
          isHere: room.num === atlas.here,
          isFocused: room.num === focused,
          company: atlas.company().filter(({ num }) => num === room.num),
          quests: atlas.questsAt(room.num),
          steps: ways.get(room.num),
          walk: () => atlas.walkTo(room.num),
        })),
    );
    setText(levelWords, chosen === undefined || chosen === own() ? '' : levelName(chosen - own()));
    up.disabled = !rooms.some((room) => room.z > floor());
    down.disabled = !rooms.some((room) => room.z < floor());
    if (here) view.follow(at(here));
    if (hadFocus) focusRoom(focused);
  };
  const focusRoom = (num) => {
    focused = num;
    for (const room of picture.querySelectorAll('.room'))
      room.setAttribute('tabindex', room.dataset.num === String(num) ? '0' : '-1');
    picture.querySelector(`[data-num="${num}"]`)?.focus();
  };
  const flip = (by) => {
    chosen = floor() + by === own() ? undefined : floor() + by;
    draw();
  };
  const fit = () => view.fit(level().map(at));
  const home = () => {
    chosen = undefined;
    const here = atlas.rooms.get(atlas.here);
    if (here) view.home(at(here));
    draw();
  };
  const up = tool('up', say('map.level-up'), () => flip(1));
  const down = tool('down', say('map.level-down'), () => flip(-1));

  picture.addEventListener('view', () => picture.classList.toggle('named', view.zoom >= ZOOM_OF_NAMES));
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
      view.reveal(at(next));
      focusRoom(next.num);
    }
  });
  let area = '';
  atlas.onChange(() => {
    // Another zone has other levels, and another middle.
    if (atlas.area !== area) home();
    area = atlas.area;
    draw();
  });

  const element = el(
    'div',
    { class: 'map-frame' },
    picture,
    el('div', { class: 'map-level' }, up, down, levelWords),
    el(
      'div',
      { class: 'map-tools' },
      tool('plus', say('map.zoom-in'), () => view.zoomBy(ZOOM_STEP)),
      tool('minus', say('map.zoom-out'), () => view.zoomBy(1 / ZOOM_STEP)),
      tool('fit', say('map.fit'), fit),
      tool('here', say('map.here'), home),
      how.isWhole ? '' : wholeMap(atlas),
    ),
  );
  return { element, fit, draw };
}

/** Opens the whole zone in a dialog, which is made when it is first asked for. */
function wholeMap(atlas) {
  let whole;
  return tool('whole', say('map.whole'), () => {
    whole ??= makeWhole(atlas);
    setText(whole.title, mapName(atlas));
    whole.dialog.showModal();
    whole.map.draw();
    whole.map.fit();
  });
}

function makeWhole(atlas) {
  const map = mapPicture(atlas, { isWhole: true });
  const title = el('h2', { id: 'whole-map-title' });
  const close = el('button', { type: 'button', onclick: () => dialog.close() }, say('dialog.close'));
  const dialog = el(
    'dialog',
    { class: 'whole-map', 'aria-labelledby': title.id },
    el('div', { class: 'whole-map-head' }, title, close),
    map.element,
  );
  document.body.append(dialog);
  return { dialog, title, map };
}

function mapName({ area }) {
  return area ? say('map.of', area) : say('map.of-area');
}

function levelName(by) {
  return by > 0 ? say('map.levels-up', by) : say('map.levels-down', -by);
}

function tool(sign, name, press) {
  return el('button', { type: 'button', 'aria-label': name, title: name, onclick: press }, icon(sign));
}
