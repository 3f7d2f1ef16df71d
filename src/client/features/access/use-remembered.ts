import { useEffect, useState } from 'react';
import { type RememberedLogin, readRemembered } from './remembered-login.ts';

/** Undefined until it is known; null where nothing is remembered. */
export function useRemembered(): RememberedLogin | null | undefined {
  const [remembered, setRemembered] = useState<RememberedLogin | null>();
  useEffect(() => {
    let isWanted = true;
    const late = setTimeout(() => isWanted && setRemembered((known) => known ?? null), longestMs);
    void readRemembered().then((kept) => isWanted && setRemembered(kept));
    return () => {
      isWanted = false;
      clearTimeout(late);
    };
  }, []);
  return remembered;
}

/** A database on the device that never answers keeps nobody from typing. */
const longestMs = 800;
