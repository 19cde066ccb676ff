/**
 * The choice of a language for the page. It is kept as a cookie and not with the other settings, since
 * the server makes the page in that language; whoever has chosen none gets what their browser asks for.
 */
import { byId } from './dom.js';

const NAME = 'emberdelve-language';
const YEAR_SECONDS = 31_536_000;

export function languageChoice() {
  const choice = byId('language', HTMLSelectElement);
  choice.value = chosen();
  // A page in another language is another page; a ticket brings whoever plays back in.
  choice.addEventListener('change', () => {
    keep(choice.value);
    location.reload();
  });
  byId('settings-reset').addEventListener('click', () => {
    if (chosen() === '') return;
    keep('');
    location.reload();
  });
}

/** Empty for what the browser asks for. */
function chosen() {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  return kept?.slice(NAME.length + 1) ?? '';
}

function keep(language) {
  const { pathname, protocol } = new URL('./', location.href);
  const seconds = language === '' ? 0 : YEAR_SECONDS;
  // Who follows a link from elsewhere has chosen, too; so it is not strict.
  const safe = protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${language}; path=${pathname}; max-age=${seconds}; samesite=lax${safe}`;
}
