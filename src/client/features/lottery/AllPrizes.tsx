import { useLingui } from '@lingui/react/macro';
import { shapeOf } from '#lottery/results.ts';
import type { Family, Result } from '#lottery/types.ts';
import { nameRow } from './mark-words.ts';
import styles from './ResultsSheet.module.css';

/** A draw of many prizes, as the paper prints it: a row for each prize. */
export function AllPrizes({ family, result }: { family: Family; result: Result }) {
  const { i18n } = useLingui();
  const rows: { code: string; numbers: Result }[] = [];
  let from = 0;
  for (const { code, count } of shapeOf(family)) {
    rows.push({ code, numbers: result.slice(from, from + count) });
    from += count;
  }
  return (
    <table className={styles.prizes}>
      <tbody>
        {rows.map(({ code, numbers }) => (
          <tr key={code}>
            <th scope="row">{nameRow(i18n, code)}</th>
            <td>{numbers.join('  ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
