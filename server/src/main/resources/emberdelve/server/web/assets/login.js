/** The start screen: log in, make a character, or come as a guest. */
import { byId, setText } from './dom.js';

/** @param {(way: import('./visit.js').Way) => void} start */
export function startScreen(start) {
  const form = byId('login');
  const name = byId('name');
  const password = byId('password');
  const problem = byId('login-problem');

  const go = (way) => {
    setText(problem, '');
    setText(byId('login-state'), 'Connecting …');
    start(way);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (name.value.trim() === '') {
      setText(problem, 'Please type your name.');
      name.focus();
      return;
    }
    go({ kind: 'login', name: name.value.trim(), password: password.value });
  });
  byId('start-new').addEventListener('click', () => go({ kind: 'new' }));
  byId('start-guest').addEventListener('click', () => go({ kind: 'guest' }));

  return {
    /** Says why it did not work, and lets one try again. */
    refuse(why) {
      setText(byId('login-state'), '');
      setText(problem, why);
      if (document.activeElement === name) return;
      password.focus();
      password.select();
    },
    /** The password leaves the page as soon as it was of use. */
    done() {
      setText(byId('login-state'), '');
      password.value = '';
    },
  };
}
