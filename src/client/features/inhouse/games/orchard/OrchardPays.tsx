import { Trans } from '@lingui/react/macro';
import styles from '#client/features/inhouse/boards/slots/PayList.module.css';
import { useSymbolNames } from '#client/features/inhouse/boards/slots/symbol-names.ts';
import { orchardPays, orchardSymbols, twoCherriesPay } from '#games/slots/orchard.ts';
import { orchardArt } from './OrchardArt.tsx';

/** What three of a kind bring on a line, times the line's part of the stake. */
export function OrchardPays() {
  const names = useSymbolNames();
  return (
    <section className={styles.pays}>
      <h2>
        <Trans>Three on a line, times a fifth of the stake</Trans>
      </h2>
      <ul>
        {Object.values(orchardSymbols).map((symbol) => (
          <li key={symbol}>
            <svg viewBox="0 0 100 100" role="img" aria-label={names[symbol]}>
              {orchardArt(symbol)}
            </svg>
            × {orchardPays[symbol]}
          </li>
        ))}
      </ul>
      <p>
        <Trans>Two cherries from the left: × {twoCherriesPay}</Trans>
      </p>
    </section>
  );
}
