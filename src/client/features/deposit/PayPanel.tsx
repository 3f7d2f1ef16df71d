import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { CopiedFact, Facts } from '#client/ui/Facts.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { Deposit } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { lineWords } from './deposit-words.ts';

/** Where to pay: a page to go on to, or what is typed into a bank's or a wallet's own app. */
export function PayPanel({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui();
  const { page, payTo, qr, kind } = deposit;
  return (
    <Stack as="section" aria-label={t`How to pay`}>
      {qr && (
        <div className={styles.qr}>
          <QrCode text={qr} label={t`QR code of the payment address`} />
        </div>
      )}
      {payTo.length > 0 && (
        <Facts>
          {payTo.map(({ label, value }) => (
            <CopiedFact
              key={label}
              label={i18n._(lineWords[label])}
              value={value}
              isKey={label === 'reference'}
            />
          ))}
        </Facts>
      )}
      {page && (
        <Button isWide size="l" onClick={() => location.assign(page)}>
          {kind === 'hosted' ? (
            <Trans>Go to the payment page</Trans>
          ) : (
            <Trans>Open the wallet</Trans>
          )}
        </Button>
      )}
    </Stack>
  );
}
