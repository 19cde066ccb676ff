/** A notification of the browser for a tell while the page is out of sight. */

export function notifications(wire, settings) {
  wire.on('Comm.Channel.Text', ({ channel, talker, text }) => {
    if (channel !== 'tell' || talker === wire.latest('Char.Name')?.name) return;
    notify(settings, `${talker} tells you`, text, 'tell');
  });
}

/** Shows a notification while nobody sees the page, if the player wants any. */
export function notify(settings, title, text, kind) {
  if (!document.hidden || !settings.get('notifications')) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag: kind });
  shown.addEventListener('click', () => window.focus());
}

/** Asks the browser's user, and only when somebody wants notifications. */
export async function mayNotify() {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
