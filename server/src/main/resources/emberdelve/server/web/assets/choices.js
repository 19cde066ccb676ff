/** The question that is open, with a button for each answer. */
import { el, setText } from './dom.js';

/**
 * @param {{question: HTMLElement, buttons: HTMLElement}} parts the question is a live region
 * @param {(choice: {label: string, send: string}) => void} choose
 */
export function showChoices(parts, { question, choices }, choose) {
  setText(parts.question, choices.length > 0 ? question : '');
  parts.buttons.replaceChildren(
    ...choices.map((choice) =>
      el(
        'button',
        { type: 'button', title: `Sends: ${choice.send}`, onclick: () => choose(choice) },
        choice.label,
      )),
  );
}
