import { useEffect, useState } from 'react';

/**
 * The game over all of the page, and the page over all of the screen where a browser does that: a
 * phone that does not still gains the header's height.
 */
export function useFullScreen(): { isFull: boolean; toggle: () => void; leave: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      leaveScreen();
    };
  }, []);
  const leave = () => {
    setFull(false);
    leaveScreen();
  };
  const toggle = () => {
    if (isFull) return leave();
    setFull(true);
    // Refused, it is only as large as the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return { isFull, toggle, leave };
}

function leaveScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
