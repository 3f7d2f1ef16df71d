import { useEffect, useEffectEvent, useState } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import { askForMotion, type MotionDoor, motionOf, shakesOf } from './shakes.ts';

/**
 * A shake of the phone instead of a tap. Off for whoever asked for less motion, and where there is none to feel;
 * `ask` belongs into a tap, since some phones give their motion away only then.
 */
export function useShake(isWanted: boolean, onShake: () => void) {
  const [motion, setMotion] = useState(motionHere);
  const shake = useEffectEvent(onShake);
  useEffect(() => {
    if (motion !== 'open' || !isWanted) return;
    const feel = shakesOf(() => shake());
    const move = ({ accelerationIncludingGravity, timeStamp }: DeviceMotionEvent) =>
      feel(accelerationIncludingGravity, timeStamp);
    addEventListener('devicemotion', move);
    return () => removeEventListener('devicemotion', move);
  }, [motion, isWanted]);
  return {
    isFelt: motion === 'open',
    ask: () => {
      if (motion === 'asks') void askForMotion(motionEvent()).then(setMotion);
    },
  };
}

function motionHere() {
  if (typeof DeviceMotionEvent === 'undefined' || isCalm()) return 'none';
  return motionOf(motionEvent(), matchMedia('(pointer: coarse)').matches);
}

/** The browser's types do not know that some phones ask first. */
const motionEvent = () => DeviceMotionEvent as MotionDoor;
