/**
 * The sounds that the server cues (`Client.Media`): each kind as loud as the player chose, one of a
 * kind at a time. Off until somebody switches them on; then their files are fetched.
 */
const FOLDER = 'sounds/';
export const KINDS = ['menace', 'wound', 'heal', 'tell', 'way', 'weather'];

/**
 * @param {import('./wire.js').Wire} wire
 * @param {import('./settings.js').Settings} settings
 * @returns {(kind: string) => void} what plays a sound of that kind, if the player wants any
 */
export function sounds(wire, settings) {
  /** @type {AudioContext} */
  let audio;
  /** @type {Map<string, Promise<AudioBuffer>>} */
  const files = new Map();
  /** @type {Map<string, AudioBufferSourceNode>} */
  const playing = new Map();

  const load = (name) => {
    audio ??= new AudioContext();
    if (!files.has(name)) files.set(name, fetched(audio, name).catch(() => files.delete(name)));
    return files.get(name);
  };
  const play = async ({ name, key, volume }) => {
    const sound = await load(name);
    if (!(sound instanceof AudioBuffer) || !settings.get('sounds')) return;
    playing.get(key)?.stop();
    playing.set(key, started(audio, sound, volume / 100));
    document.body.dataset.sound = key;
  };
  const choose = () => wire.tell('Client.Media.Volumes', settings.get('sounds') ? volumes(settings) : {});

  wire.on('open', choose);
  wire.on('Client.Media.Load', ({ name }) => load(name));
  wire.on('Client.Media.Play', play);
  settings.onChange((name, value) => {
    if (name !== 'sounds' && !name.startsWith('volume-')) return;
    choose();
    tryOut(name.replace('volume-', ''), Number(value));
  });

  /** Whoever moves a slider hears what it does, once the files are there. */
  function tryOut(kind, volume) {
    const name = [...files.keys()].find((file) => kindOf(file) === kind);
    if (name && volume > 0) play({ name, key: kind, volume });
  }

  return (kind) => settings.get('sounds') && tryOut(kind, Number(settings.get(`volume-${kind}`)));
}

/** What the server is told: a number from 0 to 100 for each kind. */
export function volumes(settings) {
  return Object.fromEntries(KINDS.map((kind) => [kind, Number(settings.get(`volume-${kind}`))]));
}

/** @param {string} file such as `menace-1f0c94b2.wav` */
export function kindOf(file) {
  return file.split('-')[0];
}

async function fetched(audio, name) {
  const answer = await fetch(FOLDER + encodeURIComponent(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return audio.decodeAudioData(await answer.arrayBuffer());
}

function started(audio, sound, loudness) {
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  source.buffer = sound;
  gain.gain.value = loudness;
  source.connect(gain).connect(audio.destination);
  source.start();
  return source;
}
