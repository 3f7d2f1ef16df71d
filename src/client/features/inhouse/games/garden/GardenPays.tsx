import { Trans, useLingui } from '@lingui/react/macro';
import { useSymbolNames } from '#client/features/inhouse/boards/slots/symbol-names.ts';
import { flowersPay, gardenPays, gardenSymbols } from '#games/slots/garden-reels.ts';
import { gardenArt } from './GardenArt.tsx';
import styles from './GardenPays.module.css';

const lines = [...Object.entries(gardenPays), ['F', flowersPay] as const];

/** What three, four and five of each bring, times the stake, and in each way. */
export function GardenPays() {
  const names = useSymbolNames();
  const { i18n } = useLingui();
  return (
    <table className={styles.pays}>
      <caption>
        <Trans>Times the stake, for each way; flowers anywhere</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Symbol</Trans>
          </th>
          {[3, 4, 5].map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([letter, hundredths]) => {
          const symbol = gardenSymbols[letter] ?? 'ten';
          return (
            <tr key={letter}>
              <th scope="row">
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  {gardenArt(symbol)}
                </svg>
                {names[symbol]}
              </th>
              {hundredths.map((pays) => (
                <td key={pays}>{i18n.number(pays / 100)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
