import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isAppleTouch } from '#client/features/install/install-state.ts';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import styles from './AppDownload.module.css';

type Device = 'Android' | 'MOBILECONFIG';

/** The app for either kind of phone: its code to be scanned, its link, and how to install it. */
export function AppDownloadDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const [device, setDevice] = useState<Device>(() => (isAppleTouch() ? 'MOBILECONFIG' : 'Android'));
  const chips = [
    { key: 'Android', label: 'Android' },
    { key: 'MOBILECONFIG', label: 'iOS' },
  ] as const;
  return (
    <Sheet
      title={t`App download`}
      onClose={close}
      footer={
        <Button variant="outline" isWide onClick={() => open({ kind: 'install' })}>
          <Icon of={Smartphone} />
          <Trans>Or add this page to your home screen</Trans>
        </Button>
      }
    >
      <div className={styles.parts}>
        <ChipRow
          label={t`Your phone`}
          role="tablist"
          controls="app-of-device"
          chips={chips}
          chosen={device}
          onChoose={setDevice}
        />
        <div id="app-of-device" role="tabpanel" className={styles.parts}>
          <Code device={device} />
          <h3 className={styles.heading}>
            <Trans>How to install it</Trans>
          </h3>
          {device === 'Android' ? <AndroidSteps /> : <AppleSteps />}
        </div>
      </div>
    </Sheet>
  );
}

function Code({ device }: { device: Device }) {
  const { t } = useLingui();
  const resource = useSite()?.resources.find((one) => one.resourceType === device);
  if (!resource) {
    return (
      <EmptyState icon={Smartphone} title={<Trans>There is no app for this phone yet.</Trans>}>
        <Trans>Add this page to your home screen instead: it works like an app.</Trans>
      </EmptyState>
    );
  }
  const name = device === 'Android' ? 'Android' : 'iOS';
  return (
    <div className={styles.code}>
      <QrCode text={resource.url} label={t`QR code of the app for ${name}`} />
      <div className={styles.aside}>
        <p>
          <Trans>Point your phone’s camera at the code, or download it right here.</Trans>
        </p>
        <Button href={resource.url}>
          <Icon of={Download} />
          <Trans>Download for {name}</Trans>
        </Button>
      </div>
    </div>
  );
}

function AndroidSteps() {
  return (
    <Steps>
      <li>
        <Trans>Open the link on your phone and download the file.</Trans>
      </li>
      <li>
        <Trans>Open the file. If Android asks, allow your browser to install apps.</Trans>
      </li>
      <li>
        <Trans>Press “Install”, then open the app from your home screen.</Trans>
      </li>
      <li>
        <Trans>Afterwards, turn that permission off again in the settings.</Trans>
      </li>
    </Steps>
  );
}

function AppleSteps() {
  return (
    <Steps>
      <li>
        <Trans>Open the link in Safari and press “Allow” to download the profile.</Trans>
      </li>
      <li>
        <Trans>Open Settings and tap “Profile Downloaded” at the top.</Trans>
      </li>
      <li>
        <Trans>Press “Install” and confirm with your code.</Trans>
      </li>
      <li>
        <Trans>The app is on your home screen now.</Trans>
      </li>
    </Steps>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
