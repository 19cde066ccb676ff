/** The hour, the season and, under the open sky, the weather, in the frame of the page. */
import { el, setText } from './dom.js';
import { icon } from './icons.js';
import { say, sayOr } from './say.js';

export function sky(wire, place) {
  const words = el('span');
  wire.on('open', () => (place.hidden = true));
  wire.on('World.Sky', ({ hour, night, weather, open, season }) => {
    place.hidden = hour === '';
    const name = called('hour', hour);
    const above = open && weather !== '' ? `, ${called('weather', weather)}` : '';
    place.replaceChildren(icon(open && !night && weather !== 'clear' && weather !== '' ? 'cloud' : night ? 'moon' : 'sun'), words);
    const year = season ? `, ${called('season', season)}` : '';
    setText(words, `${name}${above}${year}`);
    place.title = say(open ? 'sky.open' : 'sky.roof');
  });
}

/** What an id of content is called; one that is not known here is shown as it is. */
function called(kind, id) {
  return sayOr(`${kind}.${id}`, id.replaceAll('-', ' '));
}
