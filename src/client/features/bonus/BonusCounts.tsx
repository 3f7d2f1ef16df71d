import { Trans } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { weightOf } from '#contract/bonus-terms.ts';
import { useBonuses } from './bonus-queries.ts';

interface BonusCountsProps {
  game: string;
  vendor: string;
  type: string;
}

/** Before it is opened: what a game counts for the bonus that is played, and with which money. */
export function BonusCounts(place: BonusCountsProps) {
  const { data } = useBonuses();
  const bonus = data?.active.find(({ product }) => product === 'casino');
  if (!data || !bonus) return null;
  const weight = weightOf(bonus.weights, place);
  if (weight === 0) {
    return (
      <Note>
        <Trans>Does not count for your bonus, and is played with your own money.</Trans>
      </Note>
    );
  }
  // Bonus money is played in the house's games alone.
  if (place.type !== 'INHOUSE') {
    return (
      <Note>
        <Trans>Counts {weight} % for your bonus, played with your own money.</Trans>
      </Note>
    );
  }
  return (
    <Note>
      <Trans>
        Counts {weight} % for your bonus; with bonus money in it a bet is{' '}
        <Money minor={bonus.capStake} currency={data.currency} /> at most.
      </Trans>
    </Note>
  );
}
