import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { CopyButton } from '#client/ui/CopyButton.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Note } from '#client/ui/Note.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import styles from './LinkCard.module.css';

/** The link and the ways to hand it on. It is known here, so that it can be shown without a network. */
export function LinkCard({ code }: { code: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const address = new URL(`/register?referralCode=${code}`, location.origin).href;
  const title = t`Come and play with me`;
  return (
    <Card>
      <Stack gap={3}>
        <div className={styles.address}>
          <span className={styles.text}>{address.replace(/^https?:\/\//, '')}</span>
          <CopyButton label={t`Copy the link`} text={address} />
        </div>
        <div className={styles.ways}>
          {typeof navigator.share === 'function' && (
            <Button
              // Whoever closes the phone's own sheet has decided not to share.
              onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
            >
              <Icon of={Share2} size={18} />
              <Trans>Share</Trans>
            </Button>
          )}
          <Button variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            <Icon of={QrIcon} size={18} />
            <Trans>QR code</Trans>
          </Button>
        </div>
        {isShown && (
          <div className={styles.code}>
            <QrCode text={address} label={t`QR code of the link ${address}`} />
          </div>
        )}
        <Note>
          <Trans>
            Or say the code: <b className={styles.spoken}>{code}</b>. A friend can type it within a
            day of registering.
          </Trans>
        </Note>
      </Stack>
    </Card>
  );
}
