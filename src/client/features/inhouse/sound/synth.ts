/** What can be heard; each is made when it is wanted, so no file of sound is ever fetched. */
export type Sound = 'begin' | 'card' | 'stop' | 'tick' | 'land' | 'safe' | 'won';

interface Tone {
  /** After the sound begins, in seconds. */
  at: number;
  hertz: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const sounds: Readonly<Record<Exclude<Sound, 'card'>, readonly Tone[]>> = {
  begin: [{ at: 0, hertz: 330, lasts: 0.07, loud: 0.12, wave: 'triangle' }],
  stop: [{ at: 0, hertz: 140, lasts: 0.09, loud: 0.22, wave: 'triangle' }],
  tick: [{ at: 0, hertz: 1_250, lasts: 0.025, loud: 0.05, wave: 'triangle' }],
  land: [
    { at: 0, hertz: 262, lasts: 0.1, loud: 0.14, wave: 'sine' },
    { at: 0.06, hertz: 196, lasts: 0.16, loud: 0.1, wave: 'sine' },
  ],
  safe: [{ at: 0, hertz: 587, lasts: 0.12, loud: 0.12, wave: 'sine' }],
  won: [
    { at: 0, hertz: 523, lasts: 0.16, loud: 0.13, wave: 'triangle' },
    { at: 0.1, hertz: 659, lasts: 0.16, loud: 0.13, wave: 'triangle' },
    { at: 0.2, hertz: 784, lasts: 0.34, loud: 0.13, wave: 'triangle' },
  ],
};

/** Plays a sound, now or in a while; a page that nobody has touched yet stays silent by itself. */
export function synthesise(sound: Sound, inMs: number): void {
  const speaker = speakerOf();
  void speaker.resume();
  const from = speaker.currentTime + inMs / 1_000;
  if (sound === 'card') rustle(speaker, from);
  else for (const tone of sounds[sound]) ring(speaker, from, tone);
}

function ring(speaker: AudioContext, from: number, { at, hertz, lasts, loud, wave }: Tone): void {
  const source = new OscillatorNode(speaker, { type: wave, frequency: hertz });
  source.connect(fading(speaker, { from: from + at, lasts, loud }));
  source.start(from + at);
  source.stop(from + at + lasts);
}

/** A card over felt: a short breath of noise. */
function rustle(speaker: AudioContext, from: number): void {
  const lasts = 0.07;
  const source = new AudioBufferSourceNode(speaker, { buffer: noiseOf(speaker) });
  const band = new BiquadFilterNode(speaker, { type: 'bandpass', frequency: 2_600, Q: 0.8 });
  source.connect(band).connect(fading(speaker, { from, lasts, loud: 0.2 }));
  source.start(from);
  source.stop(from + lasts);
}

interface Fading {
  from: number;
  lasts: number;
  loud: number;
}

function fading(speaker: AudioContext, { from, lasts, loud }: Fading): GainNode {
  const gain = new GainNode(speaker, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
  gain.connect(speaker.destination);
  return gain;
}

function noiseOf(speaker: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = speaker.createBuffer(1, Math.ceil(speaker.sampleRate / 10), speaker.sampleRate);
  const words = crypto.getRandomValues(new Int16Array(noise.length));
  noise.copyToChannel(
    Float32Array.from(words, (word) => word / 32_768),
    0,
  );
  return noise;
}

function speakerOf(): AudioContext {
  opened ??= new AudioContext({ latencyHint: 'interactive' });
  return opened;
}

let opened: AudioContext | undefined;
let noise: AudioBuffer | undefined;
