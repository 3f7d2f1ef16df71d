import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '#client/features/frame/QrCode.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Deposit } from '#contract/deposits.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './Deposit.module.css';
import { lineWords } from './deposit-words.ts';

/** Where to pay: a page to go on to, or what is typed into a bank's or a wallet's own app. */
export function PayPanel({ deposit }: { deposit: Deposit }) {
  const { t, i18n } = useLingui();
  const { page, payTo, qr, kind } = deposit;
  return (
    <section className={styles.stack} aria-label={t`How to pay`}>
      {qr && (
        <div className={styles.qr}>
          <QrCode text={qr} label={t`Code of the address to pay to`} />
        </div>
      )}
      {payTo.length > 0 && (
        <dl className={styles.lines}>
          {payTo.map(({ label, value }) => (
            <CopyLine key={label} of={label} label={i18n._(lineWords[label])} value={value} />
          ))}
        </dl>
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
    </section>
  );
}
