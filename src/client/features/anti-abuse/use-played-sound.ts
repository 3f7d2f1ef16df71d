import { useEffect, useRef, useState } from 'react';

/** Plays a WAV from its beginning; what sounded before stops, also when the field goes. */
export function usePlayedSound(wave: string | null): { play: () => void; isPlaying: boolean } {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sound ends the one before.
  useEffect(() => () => stop.current(), [wave]);
  const play = () => {
    if (!wave) return;
    stop.current();
    // Decoded by the page itself: the content policy lets no address of sound in.
    const speaker = new AudioContext();
    stop.current = () => {
      stop.current = () => {};
      setPlaying(false);
      void speaker.close();
    };
    setPlaying(true);
    void sound(speaker, wave, stop.current);
  };
  return { play, isPlaying };
}

async function sound(speaker: AudioContext, wave: string, onEnded: () => void): Promise<void> {
  const bytes = Uint8Array.from(atob(wave), (letter) => letter.charCodeAt(0));
  await speaker.resume();
  const buffer = await speaker.decodeAudioData(bytes.buffer);
  if (speaker.state === 'closed') return;
  const source = new AudioBufferSourceNode(speaker, { buffer });
  source.connect(speaker.destination);
  source.onended = onEnded;
  source.start();
}
