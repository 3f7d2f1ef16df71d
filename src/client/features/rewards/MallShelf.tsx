import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { MallItem } from '#contract/points.ts';
import { ItemSheet } from './ItemSheet.tsx';
import { ItemTile } from './ItemTile.tsx';
import styles from './MallShelf.module.css';
import { mallQuery } from './points-queries.ts';

type Shown = 'all' | 'cash' | 'parcel' | 'mine';

/** Everything points can be redeemed for; `points` is undefined until they are known. */
export function MallShelf({ points }: { points: string | undefined }) {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({
    ...mallQuery(member?.id ?? '', language),
    enabled: member !== null,
  });
  return (
    <Loaded of={query} lost={<Trans>The points mall could not be loaded.</Trans>}>
      {({ list, currency }) => <Shelf items={list} currency={currency} points={points ?? '0'} />}
    </Loaded>
  );
}

interface ShelfProps {
  items: readonly MallItem[];
  currency: string;
  points: string;
}

function Shelf({ items, currency, points }: ShelfProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>('all');
  const [openId, setOpenId] = useState<string>();
  // Looked up anew each time: its stock changes while its sheet is open.
  const open = items.find(({ id }) => id === openId);
  const filtered = items.filter((item) => isShown(item, shown, points));
  return (
    <Stack gap={3}>
      <ChipRow
        label={t`What to show`}
        chips={[
          { key: 'all', label: t`All` },
          { key: 'mine', label: t`Within my points` },
          { key: 'cash', label: t`Cash` },
          { key: 'parcel', label: t`Things` },
        ]}
        chosen={shown}
        onChoose={setShown}
      />
      {filtered.length === 0 ? (
        <EmptyState icon={ShoppingBag} title={<Trans>Nothing here for now.</Trans>}>
          <Trans>Every bet that counts brings you nearer. Points never expire.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.shelf}>
          {filtered.map((item, place) => (
            <ItemTile
              key={item.id}
              item={item}
              currency={currency}
              points={points}
              isFirst={place < 4}
              onOpen={() => setOpenId(item.id)}
            />
          ))}
        </ul>
      )}
      {open && (
        <ItemSheet
          item={open}
          currency={currency}
          points={points}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Stack>
  );
}

function isShown(item: MallItem, shown: Shown, points: string): boolean {
  if (shown === 'mine') return BigInt(item.pointsRequirement) <= BigInt(points);
  return shown === 'all' || item.kind === shown;
}
