import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { gamesQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { type GameClass, gameSorts, type VendorItem, volatilities } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import { useBetHint } from './bet-hint.ts';
import styles from './FilterSheet.module.css';
import {
  chooseClass,
  chooseHint,
  chosenVendors,
  clearFilters,
  type ListSearch,
  toggleVendor,
  wantedOf,
} from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';

interface FilterSheetProps {
  address: ListAddress;
  gameType: GameType | 'ALL';
  vendors: readonly VendorItem[];
  classes: readonly GameClass[];
  /** Lines, volatility and bet: what only slots have. */
  hasHints?: boolean;
  onClose: () => void;
}

/** Order and filters, tried out before they are taken: the button says how many games are left. */
export function FilterSheet(props: FilterSheetProps) {
  const { address, gameType, vendors, classes, hasHints = false, onClose } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState<ListSearch>(address.search);
  return (
    <Sheet
      title={t`Sort and filter`}
      onClose={onClose}
      footer={
        <Ends
          draft={draft}
          gameType={gameType}
          onClear={() => setDraft(clearFilters(draft))}
          onTake={() => {
            address.change(draft);
            onClose();
          }}
        />
      }
    >
      <div className={styles.filters}>
        <Sorts draft={draft} onChange={setDraft} />
        {vendors.length > 1 && <Vendors draft={draft} vendors={vendors} onChange={setDraft} />}
        {classes.length > 1 && (
          <Filter name={t`Kind of game`}>
            {classes.map(({ key, displayName, games }) => (
              <Chip
                key={key}
                isChosen={draft.class === key}
                onClick={() => setDraft(chooseClass(draft, draft.class === key ? undefined : key))}
              >
                <Counted count={games}>{displayName}</Counted>
              </Chip>
            ))}
          </Filter>
        )}
        {hasHints && <Hints draft={draft} onChange={setDraft} />}
      </div>
    </Sheet>
  );
}

interface PartProps {
  draft: ListSearch;
  onChange: (draft: ListSearch) => void;
}

function Sorts({ draft, onChange }: PartProps) {
  const { t } = useLingui();
  const words = {
    HOUSE: t`Recommended`,
    POPULAR: t`Popular`,
    NEW: t`Newest`,
    RETURN: t`Highest return`,
    NAME: t`A–Z`,
  };
  return (
    <Filter name={t`Order`}>
      {gameSorts.map((sort) => (
        <Chip
          key={sort}
          isChosen={(draft.sort ?? 'HOUSE') === sort}
          onClick={() =>
            onChange({ ...draft, sort: sort === 'HOUSE' ? undefined : sort, page: undefined })
          }
        >
          {words[sort]}
        </Chip>
      ))}
    </Filter>
  );
}

function Vendors({ draft, vendors, onChange }: PartProps & { vendors: readonly VendorItem[] }) {
  const { t } = useLingui();
  const chosen = chosenVendors(draft);
  return (
    <Filter name={t`Providers`}>
      {vendors.map(({ vassalage, displayName, games }) => (
        <Chip
          key={vassalage}
          isChosen={chosen.includes(vassalage)}
          onClick={() => onChange(toggleVendor(draft, vassalage))}
        >
          <Counted count={games}>{displayName}</Counted>
        </Chip>
      ))}
    </Filter>
  );
}

function Hints({ draft, onChange }: PartProps) {
  const { t } = useLingui();
  const { minor, currency } = useBetHint();
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  return (
    <>
      <Filter name={t`Volatility`}>
        {volatilities.map((level) => (
          <Chip
            key={level}
            isChosen={draft.volatility === level}
            onClick={() =>
              onChange({
                ...draft,
                volatility: draft.volatility === level ? undefined : level,
                page: undefined,
              })
            }
          >
            {words[level]}
          </Chip>
        ))}
      </Filter>
      <Filter name={t`Bet and lines`}>
        <Chip isChosen={draft.bet !== undefined} onClick={() => onChange(chooseHint(draft, 'bet'))}>
          <span>
            <Trans>
              Minimum bet of <Money minor={String(minor)} currency={currency} /> or more
            </Trans>
          </span>
        </Chip>
        <Chip
          isChosen={draft.lines !== undefined}
          onClick={() => onChange(chooseHint(draft, 'lines'))}
        >
          <Trans>25 lines or more</Trans>
        </Chip>
      </Filter>
    </>
  );
}

interface EndsProps {
  draft: ListSearch;
  gameType: GameType | 'ALL';
  onClear: () => void;
  onTake: () => void;
}

function Ends({ draft, gameType, onClear, onTake }: EndsProps) {
  const { minor } = useBetHint();
  const { data } = useQuery({
    ...gamesQuery(useLanguage(), { ...wantedOf(draft, gameType, minor), page: 1 }),
    placeholderData: (previous) => previous,
  });
  return (
    <div className={styles.ends}>
      <Button variant="outline" size="l" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      <Button size="l" isWide onClick={onTake}>
        {data ? (
          <Plural value={data.total} _0="No game fits" one="Show # game" other="Show # games" />
        ) : (
          <Trans>Show the games</Trans>
        )}
      </Button>
    </div>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <span>
      {children} <small className={styles.count}>{formatCount(count, i18n.locale)}</small>
    </span>
  );
}

function Filter({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.filter} aria-label={name}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
