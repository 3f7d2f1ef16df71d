import { Trans } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import styles from './HouseGame.module.css';
import { momentGrade } from './stage/moment-grade.ts';

/** What a round came to, in words. It glows above the stake, and only there. */
export function RoundResult({ round }: { round: HouseRound | null }) {
  return (
    <p
      className={styles.result}
      role="status"
      data-result
      data-tone={round && momentGrade(round) !== 'none' ? 'won' : undefined}
      key={round?.id}
    >
      {round && <Words round={round} />}
    </p>
  );
}

function Words({ round: { state, paid, awarded, staked, currency } }: { round: HouseRound }) {
  if (state === 'void') return <Trans>The round was taken back; the stake is yours again.</Trans>;
  if (state === 'open' || paid === null) {
    return (
      <Trans>
        At stake: <Money minor={staked} currency={currency} />
      </Trans>
    );
  }
  const whole = BigInt(paid) + BigInt(awarded);
  if (whole === 0n) return <Trans>No win this time.</Trans>;
  const net = String(whole - BigInt(staked));
  if (awarded !== '0') {
    return (
      <Trans>
        Paid: <Money minor={String(whole)} currency={currency} />, of it out of the pot:{' '}
        <Money minor={awarded} currency={currency} />
      </Trans>
    );
  }
  return (
    <Trans>
      Paid: <Money minor={paid} currency={currency} /> (
      <Money minor={net} currency={currency} isSigned />)
    </Trans>
  );
}
