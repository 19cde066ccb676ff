/** Short tones for a tell, a wound and a new level. Off until somebody switches them on. */
const TONES = {
  tell: [660, 880],
  hurt: [160],
  level: [523, 659, 784],
};
const SECONDS_A_TONE = 0.12;
const LOUDNESS = 0.08;

export function sounds(wire, settings) {
  let audio;
  let hp;
  let level;

  const play = (name) => {
    if (!settings.get('sounds')) return;
    audio ??= new AudioContext();
    TONES[name].forEach((frequency, at) => beep(audio, frequency, at * SECONDS_A_TONE));
  };
  wire.on('open', () => (hp = level = undefined));
  wire.on('Comm.Channel.Text', ({ channel, talker }) => {
    if (channel === 'tell' && talker !== wire.latest('Char.Name')?.name) play('tell');
  });
  wire.on('Char.Vitals', (vitals) => {
    if (vitals.hp < hp) play('hurt');
    hp = vitals.hp;
  });
  wire.on('Char.Status', (status) => {
    if (status.level > level) play('level');
    level = status.level;
  });
}

function beep(audio, frequency, delay) {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  const start = audio.currentTime + delay;
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(LOUDNESS, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + SECONDS_A_TONE);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + SECONDS_A_TONE);
}
