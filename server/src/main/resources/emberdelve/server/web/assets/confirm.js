/** A question of the page itself, with two answers. */
import { el } from './dom.js';

/**
 * @param {string} question
 * @param {string} more what one should know before one answers
 * @param {string} yes
 * @param {string} no
 * @returns {Promise<boolean>} whether the answer is yes; Escape is no
 */
export function confirm(question, more, yes, no) {
  const dialog = el(
    'dialog',
    { 'aria-labelledby': 'confirm-title', 'aria-describedby': 'confirm-more', class: 'confirm' },
    el(
      'form',
      { method: 'dialog' },
      el('h2', { id: 'confirm-title' }, question),
      el('p', { id: 'confirm-more' }, more),
      el(
        'p',
        { class: 'dialog-buttons' },
        el('button', { value: 'no' }, no),
        el('button', { value: 'yes', class: 'main', autofocus: true }, yes),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(dialog.returnValue === 'yes');
    }));
}
