import { Trans, useLingui } from '@lingui/react/macro';
import type { BetRecord } from '#contract/records.ts';
import { namePlay } from './play-words.ts';

/** What was bet on, in words, where bets of all games stand below each other. */
export function PlayNames({ bet }: { bet: NonNullable<BetRecord['lottery']> }) {
  const { i18n } = useLingui();
  const { family, numero, plays } = bet;
  const names = plays.slice(0, namesShown).map((play) => namePlay(i18n, family, play));
  if (plays.length > namesShown) names.push('…');
  return (
    <span>
      {names.join(', ')}
      <br />
      <Trans>Draw {numero}</Trans>
    </span>
  );
}

const namesShown = 3;
