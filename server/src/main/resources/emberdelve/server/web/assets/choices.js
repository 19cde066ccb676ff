/** The question that is open, with a button for each answer. */
import { el, setText } from './dom.js';
import { say } from './say.js';

/**
 * @param {{group: HTMLElement, question: HTMLElement, buttons: HTMLElement, prompt: HTMLElement}}
 *     parts the question is a live region, as the prompt is; what the prompt asks is not asked twice
 * @param {(words: string) => boolean} isRead whether the log has read out these words just now
 * @param {{question: string, choices: Array<{label: string, send: string, about?: string}>}} open
 * @param {(choice: {label: string, send: string}) => void} choose
 * @param {() => void} leave called when one was at an answer that is none any more
 */
export function showChoices(parts, isRead, { question, choices }, choose, leave) {
  const held = parts.buttons.contains(document.activeElement);
  const isPrompt = parts.prompt.textContent.trim() === question.trim();
  parts.group.setAttribute('aria-label', question || say('answers.title'));
  parts.question.setAttribute('aria-live', isRead(question) ? 'off' : 'polite');
  setText(parts.question, choices.length > 0 && !isPrompt ? question : '');
  parts.buttons.replaceChildren(
    ...choices.map((choice) =>
      el(
        'button',
        { type: 'button', title: say('answers.sends', choice.send), onclick: () => choose(choice) },
        choice.label,
        choice.about ? el('span', { class: 'about' }, choice.about) : '',
      )),
  );
  if (held) leave();
}
