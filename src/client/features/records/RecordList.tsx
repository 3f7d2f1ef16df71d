import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { More, type Paged } from '#client/ground/page/More.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { formatTimestamp } from '#client/ui/format-time.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { groupByDay } from './group-by-day.ts';
import styles from './RecordList.module.css';

interface RecordListProps<Item> {
  items: readonly Item[] | undefined;
  query: Paged;
  empty: { icon: LucideIcon; title: ReactNode; words: ReactNode; action?: ReactNode };
  children: (item: Item) => ReactNode;
}

/** An endless list under the days that its records belong to. */
export function RecordList<Item extends { id: string; at: string }>(props: RecordListProps<Item>) {
  const { items, query } = props;
  return (
    <Loaded
      of={{ data: items, isError: query.isError, refetch: query.refetch }}
      cards={5}
      lost={<Trans>The record could not be loaded.</Trans>}
      lostWords={
        <Trans>Your records are not stored on your phone: you need a connection to see them.</Trans>
      }
    >
      {(loaded) => <Days {...props} items={loaded} />}
    </Loaded>
  );
}

interface DaysProps<Item> extends RecordListProps<Item> {
  items: readonly Item[];
}

function Days<Item extends { id: string; at: string }>(props: DaysProps<Item>) {
  const { items, query, empty, children } = props;
  if (items.length === 0) {
    return (
      <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.words}
      </EmptyState>
    );
  }
  return (
    <div>
      {groupByDay(items).map(({ day, items: ofDay }) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.heading}>
            <time dateTime={day}>{formatTimestamp(day)}</time>
          </h2>
          <ul className={styles.list}>
            {ofDay.map((item) => (
              <li key={item.id} className={styles.item}>
                {children(item)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.more}>
        <More of={query} />
      </div>
    </div>
  );
}
