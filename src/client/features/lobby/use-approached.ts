import { type RefObject, useEffect, useState } from 'react';
import { whenApproached } from '#client/ui/when-approached.ts';

/** True from when somebody came near the element, or at once where it stands on the first screen. */
export function useApproached(target: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    if (isNear) return;
    return whenApproached(target.current, () => setNear(true));
  }, [target, isNear]);
  return isNear;
}
