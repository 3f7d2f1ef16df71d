import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './InstallDialog.module.css';
import { AddPicture, ConfirmPicture, MenuPicture, SharePicture } from './InstallPictures.tsx';
import { installPromptAtom, isAppleTouch } from './install-state.ts';

/** How to put the app on the home screen: one touch where the browser allows it, pictures where not. */
export function InstallDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const [prompt, setPrompt] = useAtom(installPromptAtom);
  const install = () => {
    void prompt?.prompt().then(() => setPrompt(null));
    close();
  };
  return (
    <Sheet
      title={t`Install the app`}
      isToRead
      onClose={close}
      footer={
        prompt && (
          <Button isWide onClick={install}>
            <Trans>Install</Trans>
          </Button>
        )
      }
    >
      <p className={styles.why}>
        <Trans>It opens instantly from your home screen, even on a weak connection.</Trans>
      </p>
      {isAppleTouch() ? <AppleSteps /> : <AndroidSteps />}
    </Sheet>
  );
}

function AppleSteps() {
  return (
    <ol className={styles.steps}>
      <Step picture={<SharePicture />}>
        <Trans>Open this page in Safari and tap the share button.</Trans>
      </Step>
      <Step picture={<AddPicture />}>
        <Trans>Choose “Add to Home Screen”.</Trans>
      </Step>
      <Step picture={<ConfirmPicture />}>
        <Trans>Tap “Add”. The icon is now among your apps.</Trans>
      </Step>
    </ol>
  );
}

function AndroidSteps() {
  return (
    <ol className={styles.steps}>
      <Step picture={<MenuPicture />}>
        <Trans>Open the browser's menu.</Trans>
      </Step>
      <Step picture={<AddPicture />}>
        <Trans>Choose “Install app” or “Add to Home screen”.</Trans>
      </Step>
      <Step picture={<ConfirmPicture />}>
        <Trans>Confirm. The icon is now among your apps.</Trans>
      </Step>
    </ol>
  );
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.picture}>{picture}</span>
      <span>{children}</span>
    </li>
  );
}
