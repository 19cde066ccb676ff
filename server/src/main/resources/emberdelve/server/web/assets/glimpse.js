/**
 * What goes on just now, for the start screen: who is in the dungeon, the delve of the day, and what is
 * told of a place. It is taken from the pages for everybody.
 */
import { el, setText } from './dom.js';
import { GAME, gameLang, language, say } from './say.js';

const REFRESH_MILLIS = 30_000;
const NAMES_MAX = 8;

/** @param {HTMLElement} place is hidden until there is something to tell */
export function startGlimpse(place) {
  const title = el('h3');
  const sight = el('blockquote', { class: 'sight' });
  const way = el('p', { class: 'muted' });
  const sky = el('p', { class: 'muted', lang: gameLang() });
  const who = el('p');
  const delve = el('p');
  place.append(
    el('section', { lang: gameLang() }, title, sight, way),
    el('section', {}, el('h3', {}, say('glimpse.now')), who, sky, el('h3', {}, say('glimpse.delve')), delve),
  );
  const isSeen = () => document.body.dataset.screen === 'start' && !document.hidden;

  const showPlace = (page) => {
    const places = [...page.querySelectorAll('main h2')].map((name) => {
      const told = name.nextElementSibling;
      return {
        name: name.textContent,
        sight: told?.textContent ?? '',
        about: told?.nextElementSibling?.textContent ?? '',
      };
    });
    const one = places[Math.floor(Math.random() * places.length)];
    if (!one) return;
    setText(title, one.name);
    setText(sight, one.sight);
    setText(way, one.about);
    place.hidden = false;
  };
  const showNow = async () => {
    if (!isSeen()) return;
    const [people, day, above] = await Promise.all([read('who'), read('delve'), read('sky')]);
    if (above) setText(sky, above.querySelector('main p')?.textContent ?? '');
    if (people) tell(who, peopleWords(people));
    if (day) tell(delve, delveWords(day));
    if (people || day) place.hidden = false;
  };
  const begin = async () => {
    const maps = await read('maps');
    if (maps) showPlace(maps);
    await showNow();
    setInterval(showNow, REFRESH_MILLIS);
  };
  // The page itself comes first.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** A page of this server, as a document that is never shown; nothing if it does not come. */
function read(path) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = REFRESH_MILLIS;
    request.onloadend = () => resolve(request.status === 200 ? request.response : undefined);
    request.send();
  });
}

/** Words in their language: those of the page, or those of the game. */
function tell(element, { words, lang }) {
  setText(element, words);
  element.lang = lang;
}

function peopleWords(page) {
  const names = [...page.querySelectorAll('main tbody tr')].map((row) => row.firstElementChild.firstChild?.textContent ?? '');
  if (names.length === 0) return { words: page.querySelector('main p')?.textContent ?? '', lang: GAME };
  const shown = names.slice(0, NAMES_MAX).join(', ');
  const words = names.length > NAMES_MAX ? say('glimpse.more', shown, names.length - NAMES_MAX) : shown;
  return { words, lang: language() };
}

/** The quickest of today, or that there is none. */
function delveWords(page) {
  const today = page.querySelector('main h2')?.nextElementSibling;
  const first = today?.querySelector('tbody tr');
  if (!first) return { words: today?.textContent ?? '', lang: GAME };
  return { words: say('glimpse.first', [...first.children].map((cell) => cell.textContent).join(', ')), lang: language() };
}
