import { Trans } from '@lingui/react/macro';
import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { More, type Paged } from '#client/features/frame/More.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
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
  const { items, query, empty, children } = props;
  if (!items && query.isError) {
    return (
      <EmptyState
        icon={CloudOff}
        title={<Trans>The record could not be loaded.</Trans>}
        action={
          <Button onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Records stay with us and not on your phone: they need a connection.</Trans>
      </EmptyState>
    );
  }
  if (!items) {
    return (
      <div className={styles.coming}>
        <Skeleton shape="card" count={5} />
      </div>
    );
  }
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
            <time dateTime={day}>{day.replaceAll('-', '/')}</time>
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
