import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { diceChance, diceMultiplier } from '#games/dice.ts';
import { shown, toNumber } from '#games/ratio.ts';
import styles from './DiceBoard.module.css';
import { betOnTarget, betPaying, betWinning, type DiceBet, figureFrom } from './dice-bet.ts';

/** How many rolls there are for each hundredth of a per cent of chance. */
const rollsOfWhole = 10_001;

/** Target, multiplier and chance: whichever is typed, the other two follow. */
export function DiceFields({ bet, onBet }: { bet: DiceBet; onBet: (bet: DiceBet) => void }) {
  const { t, i18n } = useLingui();
  const written = (value: number, digits: number) =>
    i18n.number(value, { maximumFractionDigits: digits, useGrouping: false });
  return (
    <div className={styles.fields}>
      <Figure
        label={bet.side === 'over' ? t`Over` : t`Under`}
        name="target"
        value={written(bet.target / 100, 2)}
        onFigure={(figure) => onBet(betOnTarget(bet.side, Math.round(figure * 100)))}
      />
      <Figure
        label={t`Pays ×`}
        name="multiplier"
        value={written(Number(shown(diceMultiplier(bet))), 4)}
        onFigure={(figure) => onBet(betPaying(bet.side, figure))}
      />
      <Figure
        label={t`Chance %`}
        name="chance"
        value={written(toNumber(diceChance(bet)) * 100, 2)}
        onFigure={(figure) => onBet(betWinning(bet.side, (figure * rollsOfWhole) / 100))}
      />
    </div>
  );
}

interface FigureProps {
  label: string;
  name: string;
  value: string;
  onFigure: (figure: number) => void;
}

/** What is typed stands as it is typed until the field is left. */
function Figure({ label, name, value, onFigure }: FigureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      name={name}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const figure = figureFrom(target.value);
        if (figure !== null) onFigure(figure);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
