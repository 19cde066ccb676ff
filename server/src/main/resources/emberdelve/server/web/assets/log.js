/**
 * What happens, line by line. Lines wait for the next frame and come in as one element a frame, so
 * that a screen reader reads a batch once and typing stays quick however much arrives.
 */
import { el, setText } from './dom.js';
import { lineLooks } from './line-looks.js';
import { LINES_KEPT } from './past.js';
import { plainText, runNode } from './runs.js';
import { gameLang, say } from './say.js';
import { withTypedWords } from './typed-words.js';
import { clock } from './transcript.js';

/** As many lines as are in the page; more would make it slow. The transcript has those before. */
const LINES_MAX = 1000;
/** As many as are laid out in one frame, a few milliseconds of it. */
const LINES_A_FRAME = 20;
/** As many lines as stay in sight below while one reads above. */
const LATEST_MAX = 30;
/** Who is so near to the end is at it. */
const NEAR_PIXELS = 24;
/** Links in so many of the last batches can be reached by Tab; those above by pointer alone. */
const BATCHES_IN_TAB_ORDER = 6;

export class Log {
  #element;
  #latest;
  #newer;
  #act;
  #transcript;
  #waiting = [];
  #frame = 0;
  #last = [];
  #past = [];
  #behind = [];
  #atEnd = true;
  #top = 0;

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.all the log, which scrolls
   * @param {HTMLElement} parts.latest has the last lines while one reads above; for eyes alone,
   *     since the log itself tells them
   * @param {HTMLButtonElement} parts.newer leads to the end while one reads above
   * @param {object} act what links in the text do, see runs.js
   * @param {import('./transcript.js').Transcript} transcript keeps more of it
   */
  constructor({ all: element, latest, newer }, act, transcript) {
    this.#element = element;
    this.#latest = latest;
    this.#newer = newer;
    this.#act = act;
    this.#transcript = transcript;
    element.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    newer.addEventListener('click', () => {
      this.end();
      element.focus({ preventScroll: true });
    });
    // The keyboard of a phone, a wider side or larger letters must not hide the last line.
    new ResizeObserver(() => this.#follow()).observe(element);
  }

  /**
   * Lines of the server: each a list of runs.
   *
   * @param {import('./triggers.js').Verdict[]} verdicts what to do about each of them; none for lines
   *     that are only shown
   * @param {(runs: Array) => boolean} isSaid whether a line is read out elsewhere
   */
  add(lines, verdicts = [], isSaid = () => false) {
    const looks = lineLooks(lines);
    this.#enqueue(lines.map((runs, at) => {
      const mark = verdicts[at]?.highlight ? 'marked' : '';
      const look = ['line', looks[at], mark].filter(Boolean).join(' ');
      const gagged = verdicts[at]?.gag;
      return { runs, look, gagged, silent: !gagged && isSaid(runs) };
    }));
  }

  /** Does it when all lines are shown that have come: what they lead to is read after them. */
  afterLines(deed) {
    if (this.#frame === 0) deed();
    else this.#behind.push(deed);
  }

  /** Whether one of the last lines has these words. */
  hasLately(words) {
    return this.#last.some(({ runs }) => plainText(runs).includes(words));
  }

  /** What was typed. It is known to whoever typed it, so it is not read out. */
  echo(text) {
    this.#enqueue([{ runs: [text], look: 'line echo', silent: true }]);
  }

  /**
   * Words of the page itself, such as that the link is lost.
   *
   * @param {string} [lang] their language if it is another one
   */
  note(text, lang) {
    this.#enqueue([{ runs: [text], look: 'line note', lang }]);
  }

  /** The last lines, to be kept over a reload. */
  past() {
    return this.#past.slice(-LINES_KEPT).map(({ runs, look, at }) => [look, runs, at]);
  }

  /** Brings lines of before back, above all others; they were read already. */
  restore(lines) {
    const old = lines.map(([look, runs, at]) => ({ look, runs, at, silent: true }));
    this.#past = [...old, ...this.#past].slice(-LINES_KEPT);
    const batch = el('div', { class: 'batch', 'aria-live': 'off' }, ...old.map((line) => this.#line(line)));
    this.#element.prepend(batch);
    for (const link of batch.querySelectorAll('[tabindex="0"]')) link.tabIndex = -1;
    this.#follow();
  }

  clear() {
    this.#transcript.clear();
    this.#past = [];
    this.#waiting = [];
    this.#last = [];
    this.#element.replaceChildren();
    this.end();
  }

  /** Shows the newest lines, wherever one was reading. */
  end() {
    this.#atEnd = true;
    this.#latest.hidden = true;
    this.#latest.replaceChildren();
    this.#newer.hidden = true;
    this.#follow();
  }

  /** Scrolls by about a screen. */
  page(direction) {
    this.#element.scrollBy({ top: direction * this.#element.clientHeight * 0.9 });
  }

  #enqueue(all) {
    const at = Date.now();
    for (const line of all) line.at = at;
    this.#transcript.add(all);
    // Neither shown nor read out; whoever searches finds it.
    const lines = all.filter((line) => !line.gagged);
    if (lines.length === 0) return;
    // One by one, because a call takes only so many arguments.
    for (const line of lines) this.#waiting.push(line);
    this.#past = this.#past.concat(lines.slice(-LINES_KEPT));
    if (this.#past.length > 2 * LINES_KEPT) this.#past = this.#past.slice(-LINES_KEPT);
    // Seldom, since each time moves a thousand.
    if (this.#waiting.length > 2 * LINES_MAX) this.#waiting = this.#waiting.slice(-LINES_MAX);
    this.#frame ||= requestAnimationFrame(() => this.#show());
  }

  #show() {
    this.#showSome();
    if (this.#frame === 0) for (const deed of this.#behind.splice(0)) deed();
  }

  #showSome() {
    const excess = Math.max(0, this.#waiting.length - LINES_MAX);
    const lines = this.#waiting.splice(0, excess + LINES_A_FRAME).slice(excess);
    this.#frame = this.#waiting.length > 0 ? requestAnimationFrame(() => this.#show()) : 0;
    if (lines.length === 0) return;

    for (const batch of batches(lines)) {
      const silent = batch[0].silent;
      const made = el('div', { class: 'batch', 'aria-live': silent && 'off' });
      for (const line of batch) made.append(this.#line(line));
      this.#element.append(made);
      this.#retire();
    }
    this.#trim();
    this.#last = [...this.#last, ...lines].slice(-LATEST_MAX);
    if (this.#atEnd) {
      this.#follow();
      return;
    }
    this.#showLatest();
    setText(this.#newer, say('log.newer'));
  }

  /** One reads above: what goes on stays in sight below. */
  #leaveEnd() {
    this.#atEnd = false;
    setText(this.#newer, say('log.end'));
    this.#newer.hidden = false;
    this.#showLatest();
  }

  #showLatest() {
    this.#latest.replaceChildren(...this.#last.map((line) => this.#line(line)));
    for (const link of this.#latest.querySelectorAll('a')) link.tabIndex = -1;
    this.#latest.hidden = false;
    this.#latest.scrollTop = this.#latest.scrollHeight;
  }

  #line({ runs, look, at, lang }) {
    const words = look.startsWith('line echo') ? runs : withTypedWords(runs, this.#act.verbs());
    const attributes = { class: look, 'data-time': clock(at), lang: look === 'line note' ? lang : gameLang() };
    return el('div', attributes, ...words.map((run) => runNode(run, this.#act)));
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
    for (const link of old?.querySelectorAll('[tabindex="0"]') ?? []) link.setAttribute('tabindex', '-1');
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#element;
    const isUpwards = scrollTop < this.#top;
    this.#top = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR_PIXELS) {
      if (!this.#atEnd) this.end();
    } else if (this.#atEnd && isUpwards) {
      // Upwards only a reader scrolls. Buttons that came under the log leave it above its end, too.
      this.#leaveEnd();
    }
  }

  #follow() {
    if (!this.#atEnd) return;
    this.#element.scrollTop = this.#element.scrollHeight;
    this.#top = this.#element.scrollTop;
  }
}

/** Neighbours that are read out, or are not, in a batch each. */
function batches(lines) {
  const found = [];
  for (const line of lines) {
    if (found.length > 0 && Boolean(found.at(-1)[0].silent) === Boolean(line.silent)) found.at(-1).push(line);
    else found.push([line]);
  }
  return found;
}
