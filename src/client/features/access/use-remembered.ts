import { useEffect, useState } from 'react';
import {
  forgetRemembered,
  type Remembered,
  type RememberedForm,
  readRemembered,
} from './remembered-login.ts';

/** What is remembered, undefined until it is known; and how a form forgets its own. */
export function useRemembered(): [Partial<Remembered> | undefined, (form: RememberedForm) => void] {
  const [remembered, setRemembered] = useState<Partial<Remembered>>();
  useEffect(() => {
    let isWanted = true;
    const late = setTimeout(() => isWanted && setRemembered((known) => known ?? {}), longestMs);
    void readRemembered().then((kept) => isWanted && setRemembered(kept));
    return () => {
      isWanted = false;
      clearTimeout(late);
    };
  }, []);
  const forget = (form: RememberedForm) => {
    // Whoever goes to the other form and back must not find it filled in again.
    setRemembered((known) => ({ ...known, [form]: undefined }));
    void forgetRemembered(form);
  };
  return [remembered, forget];
}

/** A database on the device that never answers keeps nobody from typing. */
const longestMs = 800;
