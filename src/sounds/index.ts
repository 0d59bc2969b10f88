/**
 * Small sounds, made on the spot: a card laid down, a card turned, a dull no, and a short tune for a win. Quiet enough to be
 * heard beside a radio play. Knows nothing of games.
 */
export type SoundName = 'move' | 'turn' | 'refuse' | 'win';

/** All sounds of a page share one context, which begins with the first of them. */
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** When each sound was last begun: a finish lays down many cards in a moment. */
const last = new Map<SoundName, number>();
const CLOSEST = 0.045;

export function play(name: SoundName): void {
  context ??= new AudioContext();
  // Also after a call, which some phones name otherwise than suspended.
  if (context.state !== 'running') context.resume().catch(() => undefined);
  const { currentTime: now } = context;
  if (now - (last.get(name) ?? -1) < CLOSEST) return;
  last.set(name, now);
  if (name === 'move') brush(context, now, 1400, 0.07, 0.16);
  else if (name === 'turn') {
    brush(context, now, 2600, 0.05, 0.1);
    brush(context, now + 0.055, 1500, 0.06, 0.14);
  } else if (name === 'refuse') {
    tone(context, now, 165, 0.12, 0.12);
    tone(context, now + 0.1, 139, 0.16, 0.12);
  } else {
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, index) => tone(context!, now + index * 0.13, pitch, 0.5, 0.1));
  }
}

/** Paper on felt: a breath of noise around a pitch. */
function brush(audio: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  noise ??= noiseOf(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  source.connect(filter).connect(swell(audio, at, length, volume));
  source.start(at);
  source.stop(at + length);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(swell(audio, at, length, volume));
  source.start(at);
  source.stop(at + length);
}

/** Quickly there, softly gone. */
function swell(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
