/**
 * What happens, line by line. Lines wait for the next frame and come in as one element a frame, so
 * that a screen reader reads a batch once and typing stays quick however much arrives.
 */
import { el } from './dom.js';
import { runNode } from './runs.js';

/** As many lines as are kept; more would make the page slow and nobody scrolls that far. */
const LINES_MAX = 1000;
/** As many as are laid out in one frame, a few milliseconds of it. */
const LINES_A_FRAME = 20;
/** Links in so many of the last batches can be reached by Tab; those above by pointer alone. */
const BATCHES_IN_TAB_ORDER = 6;

export class Log {
  #element;
  #newer;
  #act;
  #waiting = [];
  #frame = 0;
  #atEnd = true;
  #top = 0;

  /**
   * @param {HTMLElement} element the log, which scrolls
   * @param {HTMLButtonElement} newer leads to lines that came while one reads above
   * @param {object} act what links in the text do, see runs.js
   */
  constructor(element, newer, act) {
    this.#element = element;
    this.#newer = newer;
    this.#act = act;
    element.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    newer.addEventListener('click', () => this.toEnd());
    // The keyboard of a phone, a wider side or larger letters must not hide the last line.
    new ResizeObserver(() => this.#follow()).observe(element);
  }

  /** Lines of the server: each a list of runs. */
  add(lines) {
    this.#enqueue(lines.map((runs) => ({ runs, look: 'line' })));
  }

  /** What was typed. It is known to whoever typed it, so it is not read out. */
  echo(text) {
    this.#enqueue([{ runs: [text], look: 'line echo', silent: true }]);
  }

  /** Words of the page itself, such as that the link is lost. */
  note(text) {
    this.#enqueue([{ runs: [text], look: 'line note' }]);
  }

  clear() {
    this.#waiting = [];
    this.#element.replaceChildren();
    this.#atEnd = true;
    this.#newer.hidden = true;
  }

  toEnd() {
    this.#atEnd = true;
    this.#follow();
    this.#newer.hidden = true;
    this.#element.focus({ preventScroll: true });
  }

  /** Scrolls by about a screen. */
  page(direction) {
    this.#element.scrollBy({ top: direction * this.#element.clientHeight * 0.9 });
  }

  #enqueue(lines) {
    // One by one, because a call takes only so many arguments.
    for (const line of lines) this.#waiting.push(line);
    // Seldom, since each time moves a thousand.
    if (this.#waiting.length > 2 * LINES_MAX) this.#waiting = this.#waiting.slice(-LINES_MAX);
    this.#frame ||= requestAnimationFrame(() => this.#show());
  }

  #show() {
    const excess = Math.max(0, this.#waiting.length - LINES_MAX);
    const lines = this.#waiting.splice(0, excess + LINES_A_FRAME).slice(excess);
    this.#frame = this.#waiting.length > 0 ? requestAnimationFrame(() => this.#show()) : 0;
    if (lines.length === 0) return;

    const silent = lines.every((line) => line.silent);
    const batch = el('div', { class: 'batch', 'aria-live': silent && 'off' });
    for (const line of lines) batch.append(this.#line(line));
    this.#element.append(batch);
    this.#trim();
    this.#retire();
    if (this.#atEnd) this.#follow();
    else this.#newer.hidden = false;
  }

  #line({ runs, look }) {
    return el('div', { class: look }, ...runs.map((run) => runNode(run, this.#act)));
  }

  #trim() {
    const counts = [...this.#element.children].map((batch) => batch.childElementCount);
    let excess = counts.reduce((sum, count) => sum + count, 0) - LINES_MAX;
    while (excess > 0) {
      const oldest = this.#element.firstElementChild;
      if (oldest.childElementCount <= excess) {
        excess -= oldest.childElementCount;
        oldest.remove();
      } else {
        oldest.firstElementChild.remove();
        excess--;
      }
    }
  }

  #retire() {
    const old = this.#element.children[this.#element.childElementCount - 1 - BATCHES_IN_TAB_ORDER];
    for (const link of old?.querySelectorAll('[tabindex="0"]') ?? []) link.tabIndex = -1;
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#element;
    if (scrollHeight - scrollTop - clientHeight < 24) {
      this.#atEnd = true;
      this.#newer.hidden = true;
    } else if (scrollTop < this.#top) {
      // Upwards only a reader scrolls. Buttons that came under the log leave it above its end, too.
      this.#atEnd = false;
    }
    this.#top = scrollTop;
  }

  #follow() {
    if (!this.#atEnd) return;
    this.#element.scrollTop = this.#element.scrollHeight;
    this.#top = this.#element.scrollTop;
  }
}
