/** Signs beside words. Their shapes are in the page itself, under `icon-NAME`; words say the same. */
import { svg } from './dom.js';

export function icon(name) {
  return svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('use', { href: `#icon-${name}` }));
}
