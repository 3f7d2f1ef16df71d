import { atom, useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect } from 'react';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { letterOf } from '../games/bingo/bingo-card.ts';

const isLoudAtom = atomWithStorage('bingo-caller', false, deviceStorage(v.boolean()), {
  getOnInit: true,
});
const isAbleAtom = atom(() => typeof speechSynthesis !== 'undefined');

/** Says each ball aloud, in the page's language; silent until somebody asks for it. */
export function useCaller(ball: number | undefined, language: string) {
  const [isLoud, setLoud] = useAtom(isLoudAtom);
  const [isAble] = useAtom(isAbleAtom);
  useEffect(() => {
    if (!isLoud || !isAble || ball === undefined) return;
    const said = new SpeechSynthesisUtterance(`${letterOf(ball)} ${ball}`);
    said.lang = language;
    // A call that is late has been overtaken by the next.
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
    return () => speechSynthesis.cancel();
  }, [ball, isLoud, isAble, language]);
  return { isLoud, isAble, toggle: () => setLoud(!isLoud) };
}
