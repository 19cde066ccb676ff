/** Preset, theme, letters, width of the side, and the drawers of small screens. */
import { byId } from './dom.js';
import { say } from './say.js';

const SIDE_MIN = 240;
const SIDE_STEP = 32;
/** The log keeps at least so many pixels. */
const LOG_MIN = 320;

/** @param {import('./settings.js').Settings} settings */
export function layout(settings) {
  const root = document.documentElement;
  const show = () => {
    root.dataset.preset = settings.get('preset');
    root.dataset.theme = settings.get('theme');
    root.dataset.face = settings.get('face');
    root.dataset.spacing = settings.get('spacing');
    root.toggleAttribute('data-times', settings.get('times'));
    root.style.fontSize = `${settings.get('size')}%`;
  };
  settings.onChange(show);
  show();
  presetChoice(settings);
  sideWidth(settings);
  drawers();
  aboveTheKeyboard();
}

/** A keyboard on the glass covers the end of the page in some browsers: the page then ends above it. */
function aboveTheKeyboard() {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', () => {
    // Whoever has zoomed in by two fingers moves about the page themselves.
    const isCovered = Math.abs(seen.scale - 1) < 0.01 && seen.height < innerHeight - 1;
    document.body.style.setProperty('--seen', isCovered ? `${seen.height}px` : '100dvh');
  });
}

function presetChoice(settings) {
  const choice = byId('preset', HTMLSelectElement);
  choice.value = settings.get('preset');
  choice.addEventListener('change', () => settings.set('preset', choice.value));
  settings.onChange(() => (choice.value = settings.get('preset')));
}

/** The line between log and panels, moved by pointer or arrow keys. */
function sideWidth(settings) {
  const divider = byId('divider');
  const side = byId('side');
  const most = () => Math.max(SIDE_MIN, innerWidth - LOG_MIN);
  const show = () => {
    const width = settings.get('side');
    if (width > 0) document.body.style.setProperty('--side', `${Math.min(width, most())}px`);
    else document.body.style.removeProperty('--side');
    const now = Math.round(side.getBoundingClientRect().width);
    divider.setAttribute('aria-valuemin', String(SIDE_MIN));
    divider.setAttribute('aria-valuemax', String(most()));
    divider.setAttribute('aria-valuenow', String(Math.max(SIDE_MIN, Math.min(now, most()))));
    divider.setAttribute('aria-valuetext', say('panels.pixels', now));
  };
  const set = (width) => settings.set('side', Math.round(Math.min(most(), Math.max(SIDE_MIN, width))));

  settings.onChange((name) => name === 'side' && show());
  new ResizeObserver(show).observe(document.body);
  divider.addEventListener('keydown', (event) => {
    const now = side.getBoundingClientRect().width;
    const to = {
      ArrowLeft: now + SIDE_STEP, ArrowRight: now - SIDE_STEP, Home: SIDE_MIN, End: most(),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  });
  divider.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    divider.setPointerCapture(event.pointerId);
    const drag = ({ clientX }) => set(innerWidth - clientX);
    divider.addEventListener('pointermove', drag);
    divider.addEventListener('lostpointercapture', () =>
      divider.removeEventListener('pointermove', drag), { once: true });
  });
}

/** On a phone one group of panels at a time is shown above the log, or none. */
function drawers() {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('#drawers button')]);
  const open = (name) => {
    document.body.dataset.drawer = name;
    for (const button of buttons)
      button.setAttribute('aria-expanded', String(button.dataset.drawer === name));
  };
  for (const button of buttons)
    button.addEventListener('click', () =>
      open(document.body.dataset.drawer === button.dataset.drawer ? '' : button.dataset.drawer));
  open('');
}
