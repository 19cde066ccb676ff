/** The start screen: log in, make a character, or come as a guest. */
import { byId, setWords } from './dom.js';
import { say } from './say.js';

/**
 * @param {(way: import('./entry.js').Way) => void} start
 * @param {() => void} rethink called when somebody changes the form
 */
export function startScreen(start, rethink) {
  const form = byId('login');
  const name = byId('name', HTMLInputElement);
  const password = byId('password', HTMLInputElement);
  const problem = byId('login-problem');
  const state = byId('login-state');

  const tell = (text) => setWords(state, { text });
  const complain = (text) => setWords(problem, { text });
  const go = (way, words = say('login.connecting')) => {
    complain('');
    tell(words);
    start(way);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (name.value.trim() === '') {
      complain(say('login.no-name'));
      name.focus();
      return;
    }
    if (password.value === '') {
      complain(say('login.no-password'));
      password.focus();
      return;
    }
    go({ kind: 'login', name: name.value.trim(), password: password.value });
  });
  form.addEventListener('input', rethink);
  byId('start-new').addEventListener('click', () => go({ kind: 'new' }));
  byId('start-guest').addEventListener('click', () => go({ kind: 'guest' }));

  return {
    /** The tab comes back by itself, as that character. */
    comesBack(character) {
      name.value = character;
      go({ kind: 'back', name: character }, say('login.back', character));
    },
    /** An answer takes its time; it may still come. */
    isSlow(words) {
      tell(words);
    },
    /** There is no room, and it is tried again; the form stays as it is. */
    isFull(why) {
      setWords(problem, why);
    },
    /** When that is, or nothing any more. */
    waits(words) {
      tell(words);
    },
    /** One has left, and may come again. */
    hasLeft(words) {
      setWords(state, words);
    },
    /** Says why it did not work, and lets one try again. */
    refuse(why) {
      tell('');
      setWords(problem, why);
      if (document.activeElement === name) return;
      password.focus();
      password.select();
    },
    /** The password leaves the page as soon as it was of use. */
    done() {
      tell('');
      password.value = '';
    },
  };
}
