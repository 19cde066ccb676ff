/** Help in a dialog: the pages that everybody may read, beside what one plays. */
import { byId, el, setText } from './dom.js';
import { GAME, language, say } from './say.js';

/** What a page of help is made of; of anything else only the words are shown. */
const KINDS = new Set(['H2', 'H3', 'P', 'UL', 'OL', 'LI', 'PRE', 'CODE', 'SPAN', 'STRONG', 'EM']);
/** The headings of a page stand below the one of the dialog. */
const LOWER = { H2: 'H3', H3: 'H4' };
/** Who waits for longer than that is not answered. */
const ANSWER_MS_MAX = 8_000;

export function helpDialog() {
  const dialog = byId('help', HTMLDialogElement);
  const text = byId('help-text');
  const title = byId('help-title');
  const back = byId('help-back', HTMLButtonElement);
  const word = byId('help-word', HTMLInputElement);
  const all = new URL('help', document.baseURI);
  const isHelp = ({ href, origin }) =>
    origin === all.origin && (href === all.href || href.startsWith(`${all.href}/`));
  const visited = [];
  /** Of a page of help, which is in the language of the game, or of what the page says in its place. */
  const name = (words, lang) => {
    setText(title, words);
    title.lang = text.lang = lang;
  };

  const show = async (address) => {
    byId('help-tab', HTMLAnchorElement).href = address;
    back.disabled = visited.length < 2;
    const page = await read(address);
    if (address !== visited.at(-1) || !dialog.open) return;
    if (typeof page === 'string') {
      name(say('help.title'), language());
      text.replaceChildren(el('p', {}, page));
    } else {
      const main = page.querySelector('main');
      name(page.querySelector('h1')?.textContent ?? say('help.title'), GAME);
      text.replaceChildren(...copies(main?.childNodes ?? [], link));
    }
    text.scrollTop = 0;
    title.focus();
  };
  const go = (address) => {
    visited.push(address.href);
    show(address.href);
  };
  /** Pages of help are read here, and all others where links lead. */
  const link = (its, words) => {
    const address = new URL(its, all);
    if (!isHelp(address)) return el('a', { href: address.href, target: '_blank', rel: 'noopener' }, words);
    const open = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(address);
    };
    return el('a', { href: address.href, onclick: open }, words);
  };

  for (const opener of document.querySelectorAll('[data-opens="help"]'))
    opener.addEventListener('click', (/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      visited.length = 0;
      dialog.showModal();
      go(all);
    });
  word.addEventListener('keydown', (event) => {
    const wanted = word.value.trim().toLowerCase();
    if (event.key !== 'Enter' || wanted === '') return;
    event.preventDefault();
    word.value = '';
    go(new URL(`help/${encodeURIComponent(wanted)}`, document.baseURI));
  });
  back.addEventListener('click', () => {
    visited.pop();
    show(visited.at(-1));
  });
  byId('help-all').addEventListener('click', () => go(all));
  byId('help-close').addEventListener('click', () => dialog.close());
}

/**
 * The page at that address, or words why there is none. Read this way it is no more than a tree of
 * elements: nothing in it is run or shown.
 *
 * @returns {Promise<Document | string>}
 */
function read(address) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = ANSWER_MS_MAX;
    request.onload = () => {
      if (request.status === 404) resolve(say('help.no-page'));
      else resolve(request.response ?? say('help.unreadable'));
    };
    request.onerror = request.ontimeout = () => resolve(say('help.no-answer'));
    request.open('GET', address);
    request.send();
  });
}

/** The same elements, made anew of nothing but their kind and their words. */
function copies(nodes, link) {
  return [...nodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (node.nodeType !== Node.ELEMENT_NODE || node.tagName === 'H1') return [];
    if (node.tagName === 'A') return [link(node.getAttribute('href') ?? '', node.textContent)];
    if (!KINDS.has(node.tagName)) return copies(node.childNodes, link);
    return [el(LOWER[node.tagName] ?? node.tagName, {}, ...copies(node.childNodes, link))];
  });
}
