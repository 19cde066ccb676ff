/** How many lines came while the page was out of sight, before its title. */
import { plainText } from './runs.js';

export function unread(wire) {
  const { title } = document;
  let count = 0;
  const show = () => (document.title = count > 0 ? `(${count}) ${title}` : title);
  wire.on('lines', ({ lines }) => {
    if (!document.hidden) return;
    count += lines.filter((runs) => plainText(runs).trim() !== '').length;
    show();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    count = 0;
    show();
  });
}
