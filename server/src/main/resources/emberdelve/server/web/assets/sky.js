/** The hour, the season and, under the open sky, the weather, in the frame of the page. */
import { el, setText } from './dom.js';
import { icon } from './icons.js';

/** What the ids of content are called; one that is not known here is shown as it is. */
const WEATHER = { clear: 'clear sky', overcast: 'overcast', rain: 'rain', fog: 'fog', wind: 'wind' };

export function sky(wire, place) {
  const words = el('span');
  wire.on('open', () => (place.hidden = true));
  wire.on('World.Sky', ({ hour, night, weather, open, season }) => {
    place.hidden = hour === '';
    const name = hour.replaceAll('-', ' ');
    const above = open && weather !== '' ? `, ${WEATHER[weather] ?? weather.replaceAll('-', ' ')}` : '';
    place.replaceChildren(icon(open && !night && weather !== 'clear' && weather !== '' ? 'cloud' : night ? 'moon' : 'sun'), words);
    const year = season ? `, ${season.replaceAll('-', ' ')}` : '';
    setText(words, `${name}${above}${year}`);
    place.title = open ? 'The hour, the weather and the season' : 'The hour and the season; no sky is to be seen from here';
  });
}
