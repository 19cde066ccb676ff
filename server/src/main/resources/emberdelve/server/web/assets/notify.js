/** A notification of the browser for a tell while the page is out of sight. */

export function notifications(wire, settings) {
  wire.on('Comm.Channel.Text', ({ channel, talker, text }) => {
    if (channel !== 'tell' || !document.hidden || !settings.get('notifications')) return;
    if (talker === wire.latest('Char.Name')?.name) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const shown = new Notification(`${talker} tells you`, { body: text, tag: 'tell' });
    shown.addEventListener('click', () => window.focus());
  });
}

/** Asks the browser's user, and only when somebody wants notifications. */
export async function mayNotify() {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
