import { useEffect, useEffectEvent, useState } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import { askForMotion, type MotionDoor, motionOf, shakesOf } from './shakes.ts';

/**
 * Calls `onShake` when the phone is shaken. Off with reduced motion and on devices without a motion sensor. Call
 * `ask` from a tap: some phones grant access to the sensor only then.
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
