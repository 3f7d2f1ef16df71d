import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import {
  installHistoryAtom,
  installPromptAtom,
  isInstallMomentAtom,
  updateReadyAtom,
} from './install-state.ts';
import styles from './Offers.module.css';

/** A new release or a place on the home screen, offered at the lower edge; never over a game. */
export function Offers() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const update = useAtomValue(updateReadyAtom);
  if (isPlaying(path)) return null;
  return update ? <UpdateOffer takeOver={update.takeOver} /> : <InstallOffer />;
}

const playingPaths = ['/seamless', '/lottery', '/seaLottery', '/vnLottery'];

function isPlaying(path: string): boolean {
  return playingPaths.includes(path);
}

function UpdateOffer({ takeOver }: { takeOver: () => void }) {
  const { t } = useLingui();
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <section className={styles.offer} aria-label={t`New version`}>
      <p className={styles.words}>
        <Trans>A new version is ready.</Trans>
      </p>
      <Button variant="quiet" size="s" onClick={() => setLater(true)}>
        <Trans>Later</Trans>
      </Button>
      <Button size="s" onClick={takeOver}>
        <Trans>Update</Trans>
      </Button>
    </section>
  );
}

function InstallOffer() {
  const { t } = useLingui();
  const prompt = useAtomValue(installPromptAtom);
  const isMoment = useAtomValue(isInstallMomentAtom);
  const [history, setHistory] = useAtom(installHistoryAtom);
  const open = useOpenOverlay();
  if (!isMoment) return null;
  const decline = () => setHistory({ ...history, declinedAtMs: Date.now() });
  const accept = () => {
    if (!prompt) return open({ kind: 'install' });
    void prompt.prompt().then(() => prompt.userChoice.then(decline));
  };
  return (
    <section className={styles.offer} aria-label={t`Install the app`}>
      <p className={styles.words}>
        <Trans>Add it to your home screen: it opens instantly, even offline.</Trans>
      </p>
      <Button variant="quiet" size="s" onClick={decline}>
        <Trans>Not now</Trans>
      </Button>
      <Button size="s" onClick={accept}>
        <Trans>Install</Trans>
      </Button>
    </section>
  );
}
