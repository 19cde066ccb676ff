/** A gauge with its words. The words say all of it; the bar is for a glance. */
import { el, setText } from './dom.js';

export function gauge(look) {
  const fill = el('div', { class: 'fill' });
  const words = el('p', { class: 'gauge-words' });
  const element = el(
    'div',
    { class: `gauge ${look}` },
    words,
    el('div', { class: 'bar', 'aria-hidden': 'true' }, fill),
  );
  return {
    element,
    /** @param {number} part from 0 to 1 */
    show(text, part) {
      setText(words, text);
      fill.style.inlineSize = `${Math.round(Math.min(1, Math.max(0, part)) * 100)}%`;
      element.dataset.state = part < 0.25 ? 'low' : part < 0.5 ? 'half' : 'good';
    },
  };
}
