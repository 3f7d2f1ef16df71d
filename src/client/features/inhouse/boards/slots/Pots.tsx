import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import { RollingMoney } from '#client/features/wallet/RollingMoney.tsx';
import { apart } from '#client/i18n/apart.tsx';
import { Money } from '#client/ui/Money.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { HousePot } from '#contract/inhouse.ts';
import styles from './Pots.module.css';
import { usePotNames } from './pot-names.ts';
import { usePots } from './use-pots.ts';

const PotsSheet = apart(() => import('./PotsSheet.tsx').then((file) => file.PotsSheet));

/** What stands in the pots of this table now, and what each must be hit by. */
export function Pots() {
  const table = use(BarState)?.table;
  return table ? <Live game={table.game} isMoney={table.coins === null} /> : null;
}

function Live({ game, isMoney }: { game: string; isMoney: boolean }) {
  const { t } = useLingui();
  const { data } = useQuery(usePots(game, isMoney ? 'money' : 'coins'));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.pots} disabled={!data} onClick={() => setOpen(true)}>
        <VisuallyHidden>{t`The pots and how they are proved`} </VisuallyHidden>
        {data?.pots.map((pot) => (
          <OnePot key={pot.code} pot={pot} />
        ))}
        {data?.pots.length === 0 && (
          <span className={styles.first}>
            <Trans>The first stake opens the pot.</Trans>
          </span>
        )}
      </button>
      <Suspense>
        {isOpen && data && (
          <PotsSheet pots={data.pots} hit={data.hit} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

function OnePot({ pot: { code, amount, cap, currency } }: { pot: HousePot }) {
  const names = usePotNames();
  // In thousandths: whole steps are all that a line of this length can show.
  const full = Number((BigInt(amount) * 1_000n) / BigInt(cap));
  return (
    <span className={styles.pot}>
      <span className={styles.name}>{names[code] ?? code}</span>
      <b className={styles.amount}>
        <RollingMoney minor={amount} currency={currency} />
      </b>
      <svg
        className={styles.line}
        viewBox="0 0 1000 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="1000" height="8" />
        <rect className={styles.full} width={full} height="8" />
      </svg>
      <span className={styles.by}>
        <Trans>
          Must be won by <Money minor={cap} currency={currency} />
        </Trans>
      </span>
    </span>
  );
}
