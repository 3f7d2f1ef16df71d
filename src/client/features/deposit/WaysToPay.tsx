import { Trans, useLingui } from '@lingui/react/macro';
import { SearchCheck } from 'lucide-react';
import { formatPercent } from '#client/ui/format-money.ts';
import { List, Row, RowButton } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import type { DepositMethod } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { DepositHistory } from './DepositHistory.tsx';
import { HoldNote } from './HoldNote.tsx';
import { kindIcons } from './kind-icons.ts';
import { LoadedMethods } from './LoadedMethods.tsx';
import { sayMinutes } from './say-minutes.ts';
import { claimWay, useDepositPlace } from './use-deposit-place.ts';
import { useDepositRange } from './use-deposit-range.ts';

/** Every way with what it costs and how long it takes, before anything is chosen. */
export function WaysToPay() {
  return (
    <LoadedMethods cards={4}>
      {({ methods, hold, currency }) => (
        <>
          {hold && <HoldNote hold={hold} currency={currency} />}
          <List isRoomy>
            {methods.map((method) => (
              <Way key={method.code} method={method} />
            ))}
          </List>
          {methods.some(({ kind }) => kind === 'bank') && <ClaimEntry />}
          <DepositHistory />
        </>
      )}
    </LoadedMethods>
  );
}

function Way({ method }: { method: DepositMethod }) {
  const { i18n } = useLingui();
  const { go } = useDepositPlace();
  const { currency } = method;
  const time = sayMinutes(method.minutesToCredit, i18n);
  const { most, isOwnLimit } = useDepositRange(method);
  const isPossible = most >= BigInt(method.least);
  return (
    <Row
      title={method.title}
      note={
        <>
          <Note as="span">{method.note}</Note>
          <span className={styles.facts}>
            {isPossible && (
              <span>
                <Trans>
                  <Money minor={method.least} currency={currency} /> to{' '}
                  <Money minor={String(most)} currency={currency} />
                </Trans>
              </span>
            )}
            <Fee method={method} />
            <span>
              <Trans>Usually {time}</Trans>
            </span>
          </span>
          {isOwnLimit && (
            <span className={styles.ownLimit}>
              {isPossible ? (
                <Trans>That is the most your own limit allows.</Trans>
              ) : (
                <Trans>
                  Your limit leaves you <Money minor={String(most)} currency={currency} />, and this
                  method starts at <Money minor={method.least} currency={currency} />.
                </Trans>
              )}
            </span>
          )}
        </>
      }
      icon={kindIcons[method.kind]}
      hasMark
      data={{ 'data-way': method.code }}
      // A form in which no sum is right is no way.
      {...(isPossible && { isWay: true, onPress: () => void go({ way: method.code }) })}
    />
  );
}

function Fee({ method }: { method: DepositMethod }) {
  const { feeBasisPoints, feeFixed, currency } = method;
  const { i18n } = useLingui();
  if (feeBasisPoints === 0 && feeFixed === '0') {
    return (
      <span className={styles.free}>
        <Trans>No fee</Trans>
      </span>
    );
  }
  const share = formatPercent(feeBasisPoints, i18n.locale);
  if (feeFixed === '0') {
    return (
      <span>
        <Trans>Fee {share}</Trans>
      </span>
    );
  }
  return (
    <span>
      <Trans>
        Fee {share} and <Money minor={feeFixed} currency={currency} />
      </Trans>
    </span>
  );
}

function ClaimEntry() {
  const { go } = useDepositPlace();
  return (
    <RowButton
      title={<Trans>Where is my transfer?</Trans>}
      note={
        <Note as="span">
          <Trans>Sent it without our reference? Send us the details and we will find it.</Trans>
        </Note>
      }
      icon={SearchCheck}
      isDashed
      onPress={() => void go({ way: claimWay })}
    />
  );
}
