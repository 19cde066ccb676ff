/** Notifications of the browser while the page is out of sight. */

/** The settings by the kinds of what is told. */
const SETTINGS = {
  tells: 'notifyTells',
  name: 'notifyName',
  danger: 'notifyDanger',
  comers: 'notifyComers',
  questions: 'notifyQuestions',
  triggers: 'notifyTriggers',
};
const TOPICS = [
  'Char.Name', 'Comm.Channel.Text', 'Char.Vitals', 'Delve.Timeline', 'Room.Info', 'Room.Players', 'Group',
  'Input.Choices',
];

/**
 * @param {import('./wire.js').Wire} wire
 * @param {import('./settings.js').Settings} settings
 */
export function notifications(wire, settings) {
  let notices;
  /** Most players want none, so it is loaded when somebody does; what was told before is no news. */
  const begin = async () => {
    if (notices || !Object.values(SETTINGS).some((name) => settings.get(name))) return;
    const loaded = await import('./notices.js').catch(() => undefined);
    if (notices || !loaded) return;
    notices = new loaded.Notices();
    for (const topic of TOPICS) if (wire.latest(topic)) notices.hear(topic, wire.latest(topic));
  };
  settings.onChange((name) => isNotification(name) && begin());
  begin();
  wire.on('open', () => notices?.forget());
  for (const topic of TOPICS)
    wire.on(topic, (value) => {
      const notice = notices?.hear(topic, value);
      if (notice) notify(settings, notice);
    });
}

/**
 * Shows a notification while nobody sees the page, if the player wants those of its kind. One of each
 * kind is there at a time: the newest takes the place of the one before.
 *
 * @param {import('./settings.js').Settings} settings
 * @param {import('./notices.js').Notice} notice
 */
export function notify(settings, notice) {
  const { kind, title, body } = notice;
  if (!document.hidden || !settings.get(SETTINGS[kind])) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: kind });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Browsers of phones show them only for a service worker.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag: kind }));
  }
}

/** Whether a setting needs the browser's leave. */
export function isNotification(setting) {
  return Object.values(SETTINGS).includes(setting);
}

/** Asks the browser's user, and only when somebody wants notifications. */
export async function mayNotify() {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
