import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { shapeOf } from '#lottery/results.ts';
import type { Family, Result } from '#lottery/types.ts';
import { nameRow } from './mark-words.ts';
import styles from './ResultsSheet.module.css';

interface AllPrizesProps {
  family: Family;
  result: Result;
  endings?: readonly string[] | undefined;
}

/** A draw of many prizes, as the paper prints it: a row for each prize. */
export function AllPrizes({ family, result, endings = [] }: AllPrizesProps) {
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
            <td>
              {numbers.map((number, place) => {
                const ending = endings.find((one) => number.endsWith(one)) ?? '';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a prize is known by its place, and may come twice
                  <Fragment key={place}>
                    {place > 0 && '  '}
                    {number.slice(0, number.length - ending.length)}
                    {ending && <mark className={styles.ending}>{ending}</mark>}
                  </Fragment>
                );
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
