import { Trans } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import type { BonusOffer } from '#contract/bonus.ts';
import { bonusFor, matchedDeposit, needFor } from '#contract/bonus-terms.ts';

interface BonusPreviewProps {
  offer: BonusOffer;
  /** What is paid in; null while nothing is typed. */
  amount: string | null;
  currency: string;
}

/** What this very deposit would bring, and what would have to be played for it. */
export function BonusPreview({ offer, amount, currency }: BonusPreviewProps) {
  const { percent, atLeast, atMost, capStake } = offer;
  const match = { percent, atLeast: Number(atLeast), atMost: Number(atMost) };
  const deposit = BigInt(amount ?? '0');
  const bonus = bonusFor({ match }, deposit);
  if (bonus === 0n) {
    return (
      <Note>
        <Trans>
          It comes with a deposit of <Money minor={atLeast} currency={currency} /> or more.
        </Trans>
      </Note>
    );
  }
  const need = needFor(offer, { bonus, deposit: matchedDeposit({ match }, bonus) });
  // A tenth of the highest bet is what most people play.
  const usual = BigInt(capStake) / 10n || 1n;
  const rounds = String(need / usual);
  return (
    <Facts>
      <Fact name={<Trans>You get, as a bonus</Trans>}>
        <Money minor={String(bonus)} currency={currency} />
      </Fact>
      <Fact name={<Trans>To be played for it</Trans>}>
        <Money minor={String(need)} currency={currency} />
      </Fact>
      <Fact
        name={
          <Trans>
            Which is, at <Money minor={String(usual)} currency={currency} /> each
          </Trans>
        }
      >
        <Trans>about {rounds} rounds</Trans>
      </Fact>
    </Facts>
  );
}
