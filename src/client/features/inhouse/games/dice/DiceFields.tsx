import { useLingui } from '@lingui/react/macro';
import { TypedFigure } from '#client/features/inhouse/boards/TypedFigure.tsx';
import { diceChance, diceMultiplier } from '#games/dice.ts';
import { shown, toNumber } from '#games/ratio.ts';
import styles from './DiceBoard.module.css';
import { betOnTarget, betPaying, betWinning, type DiceBet } from './dice-bet.ts';

/** How many rolls there are for each hundredth of a per cent of chance. */
const rollsOfWhole = 10_001;

/** Target, multiplier and chance: whichever is typed, the other two follow. */
export function DiceFields({ bet, onBet }: { bet: DiceBet; onBet: (bet: DiceBet) => void }) {
  const { t, i18n } = useLingui();
  const written = (value: number, digits: number) =>
    i18n.number(value, { maximumFractionDigits: digits, useGrouping: false });
  return (
    <div className={styles.fields}>
      <TypedFigure
        label={bet.side === 'over' ? t`Over` : t`Under`}
        name="target"
        value={written(bet.target / 100, 2)}
        onFigure={(figure) => onBet(betOnTarget(bet.side, Math.round(figure * 100)))}
      />
      <TypedFigure
        label={t`Pays ×`}
        name="multiplier"
        value={written(Number(shown(diceMultiplier(bet))), 4)}
        onFigure={(figure) => onBet(betPaying(bet.side, figure))}
      />
      <TypedFigure
        label={t`Chance %`}
        name="chance"
        value={written(toNumber(diceChance(bet)) * 100, 2)}
        onFigure={(figure) => onBet(betWinning(bet.side, (figure * rollsOfWhole) / 100))}
      />
    </div>
  );
}
