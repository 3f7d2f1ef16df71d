/** How a phone is pushed, in metres a second squared, gravity in it. */
export interface Push {
  x: number | null;
  y: number | null;
  z: number | null;
}

/**
 * Tells a shake from steps and from a phone that is laid down: some hard changes of direction, close upon each
 * other. What follows at once is the same shake.
 */
export function shakesOf(onShake: () => void): (push: Push | null, atMs: number) => void {
  let before: Push | null = null;
  let jolts: number[] = [];
  let quietUntil = 0;
  return (push, atMs) => {
    const change = before && push ? distance(before, push) : 0;
    before = push;
    if (change < joltAtLeast || atMs < quietUntil) return;
    jolts = [...jolts.filter((at) => atMs - at < withinMs), atMs];
    if (jolts.length < joltsOfShake) return;
    jolts = [];
    quietUntil = atMs + quietMs;
    onShake();
  };
}

function distance(one: Push, other: Push): number {
  const along = (axis: keyof Push) => (one[axis] ?? 0) - (other[axis] ?? 0);
  return Math.hypot(along('x'), along('y'), along('z'));
}

/** Twice what a brisk walk comes to. */
const joltAtLeast = 22;
const joltsOfShake = 3;
const withinMs = 900;
const quietMs = 1_500;

/** Some phones tell of motion only after somebody agreed, and may be asked only from a tap. */
export type MotionDoor = { requestPermission?: () => Promise<'granted' | 'denied'> };

export type Motion = 'none' | 'asks' | 'open';

export function motionOf(motionEvent: MotionDoor | undefined, hasTouch: boolean): Motion {
  if (!motionEvent || !hasTouch) return 'none';
  return motionEvent.requestPermission ? 'asks' : 'open';
}

/** Answers how it stands then; a phone that cannot be asked now is asked at the next tap. */
export async function askForMotion(motionEvent: MotionDoor): Promise<Motion> {
  try {
    return (await motionEvent.requestPermission?.()) === 'denied' ? 'none' : 'open';
  } catch {
    return 'asks';
  }
}
