import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What a screen calls itself where its address alone does not say: empty leaves it to the route. */
export const ownTitleAtom = atom('');

export function useOwnTitle(title: string): void {
  const setTitle = useSetAtom(ownTitleAtom);
  useEffect(() => {
    setTitle(title);
    return () => setTitle('');
  }, [title, setTitle]);
}
