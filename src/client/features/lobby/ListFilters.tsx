import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { GameClass, VendorItem } from '#contract/catalogue.ts';
import { useBetHint } from './bet-hint.ts';
import styles from './ListFilters.module.css';
import { chooseClass, chooseHint } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';
import { VendorRail } from './VendorRail.tsx';

interface ListFiltersProps {
  address: ListAddress;
  vendors: readonly VendorItem[];
  classes: readonly GameClass[];
  hasHints?: boolean;
}

const all = 'ALL';

export function ListFilters({ address, vendors, classes, hasHints = false }: ListFiltersProps) {
  const { t } = useLingui();
  return (
    <div className={styles.filters}>
      {vendors.length > 1 && (
        <Filter name={t`Vendor`}>
          <VendorRail address={address} vendors={vendors} />
        </Filter>
      )}
      {classes.length > 1 && (
        <Filter name={t`Kind of game`}>
          <ClassChips address={address} classes={classes} />
        </Filter>
      )}
      {hasHints && (
        <Filter name={t`Bet and lines`}>
          <Hints address={address} />
        </Filter>
      )}
    </div>
  );
}

export function ClassChips({
  address,
  classes,
}: {
  address: ListAddress;
  classes: readonly GameClass[];
}) {
  const { t } = useLingui();
  const { search, change } = address;
  return (
    <ChipRow
      label={t`Kind of game`}
      chips={[
        { key: all, label: t`All` },
        ...classes.map(({ key, displayName }) => ({ key, label: displayName })),
      ]}
      chosen={search.class ?? all}
      onChoose={(key) => change(chooseClass(search, key === all ? undefined : key))}
    />
  );
}

function Hints({ address }: { address: ListAddress }) {
  const { search, change } = address;
  const { minor, currency } = useBetHint();
  return (
    <div className={styles.hints}>
      <Chip isChosen={search.bet !== undefined} onClick={() => change(chooseHint(search, 'bet'))}>
        <span>
          <Trans>
            Minimum bet of <Money minor={String(minor)} currency={currency} /> or more
          </Trans>
        </span>
      </Chip>
      <Chip
        isChosen={search.lines !== undefined}
        onClick={() => change(chooseHint(search, 'lines'))}
      >
        <Trans>25 lines or more</Trans>
      </Chip>
    </div>
  );
}

function Filter({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.filter}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
