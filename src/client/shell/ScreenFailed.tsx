import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { CloudOff, RefreshCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { networkWords } from '#client/ground/errors/network-words.ts';
import styles from '#client/ground/page/Screen.module.css';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { isChunkLoss, readChunkLoss, reloadForChunk } from './lost-chunk.ts';

/** One screen failed; the house around it stands. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  return (
    <main className={styles.screen}>
      {isChunkLoss(error) ? <ChunkLost /> : <Failed error={error} reset={reset} />}
    </main>
  );
}

function Failed({ error, reset }: { error: unknown; reset: () => void }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      icon={Unplug}
      title={
        <h1 className={styles.plainHeading}>
          <Trans>This screen could not be opened</Trans>
        </h1>
      }
      action={
        <>
          <Button onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <Button to="/" variant="outline">
            <Trans>Go to the lobby</Trans>
          </Button>
        </>
      }
    >
      {whyOf(error, i18n)}
    </EmptyState>
  );
}

/** In the gateway's words, which are the reader's language too: home need not carry one for every code. */
function whyOf(error: unknown, i18n: I18n): ReactNode {
  if (error instanceof NetworkFailed) return i18n._(networkWords[error.fault]);
  if (error instanceof Refused && error.message !== '') return error.message;
  return <Trans>Unknown error</Trans>;
}

function ChunkLost() {
  const answer = readChunkLoss();
  const reload = (
    <Button onClick={reloadForChunk}>
      <Trans>Reload</Trans>
    </Button>
  );
  if (answer === 'offline') {
    return (
      <Words icon={CloudOff} title={<Trans>This screen has not been saved yet</Trans>}>
        <Trans>Open it once while online and it will be available offline.</Trans>
      </Words>
    );
  }
  if (answer === 'say') {
    return (
      <Words icon={Unplug} title={<Trans>A part of the app could not be loaded</Trans>}>
        <Trans>Please check your connection and try again in a few minutes.</Trans>
      </Words>
    );
  }
  return (
    <Words icon={RefreshCw} title={<Trans>A new version is here</Trans>} action={reload}>
      <Trans>Reload to open this screen. You will not lose anything.</Trans>
    </Words>
  );
}

function Words(props: {
  icon: typeof CloudOff;
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const lobby = (
    <Button to="/" variant="outline">
      <Trans>Go to the lobby</Trans>
    </Button>
  );
  return (
    <EmptyState
      icon={props.icon}
      title={<h1 className={styles.plainHeading}>{props.title}</h1>}
      action={
        <>
          {props.action}
          {lobby}
        </>
      }
    >
      {props.children}
    </EmptyState>
  );
}
