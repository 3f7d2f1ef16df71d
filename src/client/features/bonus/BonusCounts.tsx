import { Trans } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { type GamePlace, useBonusIn } from './use-bonus-in.ts';

/** Before it is opened: what a game counts for the bonus that is played, and with which money. */
export function BonusCounts(place: GamePlace) {
  const found = useBonusIn(place);
  if (!found) return null;
  const { bonus, weight, isPlayed, currency } = found;
  if (weight === 0) {
    return (
      <Note>
        <Trans>Does not count for your bonus, and is played with your own money.</Trans>
      </Note>
    );
  }
  if (!isPlayed) {
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
        <Money minor={bonus.capStake} currency={currency} /> at most.
      </Trans>
    </Note>
  );
}
