/** The start screen: log in, make a character, or come as a guest. */
import { byId, setText } from './dom.js';

/** Who waits for longer is told that nothing is lost. */
const SLOW_MILLIS = 8_000;

/** @param {(way: import('./visit.js').Way) => void} start */
export function startScreen(start) {
  const form = byId('login');
  const name = byId('name');
  const password = byId('password');
  const problem = byId('login-problem');

  let patience = 0;
  const say = (words) => {
    clearTimeout(patience);
    setText(byId('login-state'), words);
  };
  const go = (way) => {
    setText(problem, '');
    say('Connecting …');
    patience = setTimeout(() => say('The game takes longer than usual to answer …'), SLOW_MILLIS);
    start(way);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (name.value.trim() === '') {
      setText(problem, 'Please type your name.');
      name.focus();
      return;
    }
    // The server takes none that is empty, and would say nothing to it.
    if (password.value === '') {
      setText(problem, 'Please type your password.');
      password.focus();
      return;
    }
    go({ kind: 'login', name: name.value.trim(), password: password.value });
  });
  byId('start-new').addEventListener('click', () => go({ kind: 'new' }));
  byId('start-guest').addEventListener('click', () => go({ kind: 'guest' }));

  return {
    /** Says why it did not work, and lets one try again. */
    refuse(why) {
      say('');
      setText(problem, why);
      if (document.activeElement === name) return;
      password.focus();
      password.select();
    },
    /** The password leaves the page as soon as it was of use. */
    done() {
      say('');
      password.value = '';
    },
  };
}
