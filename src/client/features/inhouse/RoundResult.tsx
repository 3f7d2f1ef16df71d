import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import styles from './HouseGame.module.css';
import { momentGrade } from './stage/moment-grade.ts';

interface RoundResultProps {
  round: HouseRound | null;
  /** The other bet, where a table takes two in a round and both slips are open. */
  second?: HouseRound | null | undefined;
}

/** What a round came to, in words; of two bets, what each came to. It glows above the stake, and only there. */
export function RoundResult({ round, second }: RoundResultProps) {
  if (second !== undefined) return <BothResults rounds={[round, second]} />;
  return (
    <p
      className={styles.result}
      role="status"
      data-result
      data-tone={toneOf(round)}
      key={round?.id}
    >
      {round && <Words round={round} />}
    </p>
  );
}

function BothResults({ rounds }: { rounds: readonly (HouseRound | null)[] }) {
  const { t } = useLingui();
  return (
    <p className={styles.result} role="status" data-result data-both="">
      {rounds.map((round, place) => {
        const number = place + 1;
        return (
          <span key={number} data-tone={toneOf(round)}>
            {round && (
              <>
                <b aria-hidden="true">{number}</b>
                <VisuallyHidden>{t`Bet ${number}`}: </VisuallyHidden>
                <ShortWords round={round} />
              </>
            )}
          </span>
        );
      })}
    </p>
  );
}

function toneOf(round: HouseRound | null): 'won' | undefined {
  return round && momentGrade(round) !== 'none' ? 'won' : undefined;
}

/** Two of them stand in one line. */
function ShortWords({ round: { state, paid, staked, currency } }: { round: HouseRound }) {
  if (state === 'void') return <Trans>Stake returned</Trans>;
  if (paid === null) {
    return (
      <Trans>
        At stake: <Money minor={staked} currency={currency} />
      </Trans>
    );
  }
  if (paid === '0') return <Trans>No win</Trans>;
  return (
    <Trans>
      Paid: <Money minor={paid} currency={currency} />
    </Trans>
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
