import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { type Launch, launchGame } from '#contract/launch.ts';
import type { LaunchRequest } from './play-queries.ts';

export type Elsewhere =
  | { kind: 'opening' }
  | { kind: 'opened' }
  /** A link that somebody presses is kept closed by no browser. */
  | { kind: 'link'; launch: Launch }
  | { kind: 'failed'; error: unknown };

interface NewTab {
  elsewhere: Elsewhere | null;
  /** The browser would not open a tab: the game stays where it is, and that is said. */
  isBlocked: boolean;
  open: () => void;
  openByLink: () => void;
  comeBack: () => void;
}

/**
 * Opens the game in a tab of its own. The tab is opened empty inside the very press, since a browser
 * takes one that comes after an answer for a popup, and is sent to the game when its address is there.
 */
export function useNewTab(request: LaunchRequest): NewTab {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const launch = (take: (launch: Launch) => Elsewhere, giveUp?: () => void) => {
    setBlocked(false);
    setElsewhere({ kind: 'opening' });
    ask(launchGame, { ...request, place: 'tab' }).then(
      (launched) => setElsewhere(take(launched)),
      (error: unknown) => {
        giveUp?.();
        setElsewhere({ kind: 'failed', error });
      },
    );
  };
  return {
    elsewhere,
    isBlocked,
    open: () => {
      const tab = window.open('', '_blank');
      // Before anything is asked: a launch would end the game that is being played here.
      if (!tab) return setBlocked(true);
      // The game is a stranger: it must not reach back to this page.
      tab.opener = null;
      launch(
        ({ address }) => {
          tab.location.replace(address);
          return { kind: 'opened' };
        },
        () => tab.close(),
      );
    },
    openByLink: () => launch((launched) => ({ kind: 'link', launch: launched })),
    comeBack: () => {
      setBlocked(false);
      setElsewhere(null);
    },
  };
}
