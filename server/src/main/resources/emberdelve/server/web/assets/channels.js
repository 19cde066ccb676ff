/** What was said, in tabs: all of it, tells, the group, and each channel that was heard. */
import { el, setText } from './dom.js';
import { gameLang, say, sayOr } from './say.js';

/** As many lines as a tab keeps. */
const LINES_MAX = 200;
const ALL = 'all';

/** @param {(isEmpty: boolean) => void} setEmpty told whether anything was said */
export function channelsPanel(wire, setEmpty) {
  const tabs = el('div', { role: 'tablist', 'aria-label': say('talk.title'), class: 'tabs' });
  const page = el('div', { role: 'tabpanel', id: 'said', tabindex: '0', class: 'said' });
  const channels = new Map();
  let open = ALL;

  const tab = (name) => {
    const button = el('button', {
      type: 'button',
      role: 'tab',
      id: `channel-${name.replace(/\W/g, '-')}`,
      'aria-controls': page.id,
      onclick: () => select(name),
    });
    channels.set(name, { button, lines: [], unread: 0 });
    tabs.append(button);
  };
  const label = (name) => {
    const { button, unread } = channels.get(name);
    const called = sayOr(`talk.channel.${name}`, name);
    setText(button, unread > 0 ? say('talk.unread', called, unread) : called);
    button.setAttribute('aria-selected', String(name === open));
    button.tabIndex = name === open ? 0 : -1;
  };
  const select = (name) => {
    open = name;
    const { button, lines } = channels.get(name);
    channels.get(name).unread = 0;
    for (const other of channels.keys()) label(other);
    page.setAttribute('aria-labelledby', button.id);
    page.replaceChildren(...lines.map(line));
    if (lines.length === 0) page.append(el('p', { class: 'muted' }, say('talk.nothing')));
    page.scrollTop = page.scrollHeight;
  };
  const hear = (name, text) => {
    if (!channels.has(name)) tab(name);
    const channel = channels.get(name);
    channel.lines.push(text);
    if (channel.lines.length > LINES_MAX) channel.lines.shift();
    if (name === open) {
      if (channel.lines.length === 1) page.replaceChildren();
      page.append(line(text));
      if (page.childElementCount > LINES_MAX) page.firstElementChild.remove();
      page.scrollTop = page.scrollHeight;
    } else if (open !== ALL) {
      // On the tab of everything, everything is read as it comes.
      channel.unread++;
    }
    label(name);
  };

  const clear = () => {
    channels.clear();
    tabs.replaceChildren();
    [ALL, 'tell', 'group'].forEach(tab);
    select(ALL);
    setEmpty(true);
  };

  clear();
  wire.on('left', clear);
  tabs.addEventListener('keydown', (event) => {
    const names = [...channels.keys()];
    const at = names.indexOf(open);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    select(names.at(to % names.length));
    channels.get(open).button.focus();
  });
  wire.on('Comm.Channel.Text', ({ channel, text }) => {
    setEmpty(false);
    hear(ALL, text);
    hear(channel, text);
  });
  return {
    panel: el('div', {}, tabs, page),
    /** What was said, to be kept over a reload. */
    past: () => [...channels].map(([name, { lines }]) => [name, lines]),
    /** Brings what was said before back. */
    restore: (kept) => {
      for (const [name, lines] of kept) {
        const later = channels.get(name)?.lines ?? [];
        if (!channels.has(name)) tab(name);
        channels.get(name).lines = [...lines, ...later].slice(-LINES_MAX);
        label(name);
      }
      if (kept.some(([, lines]) => lines.length > 0)) setEmpty(false);
      select(open);
    },
  };
}

function line(text) {
  return el('p', { lang: gameLang() }, text);
}
