import { Trans } from '@lingui/react/macro';
import { CloudOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useNear } from '#client/ui/use-near.ts';
import { groupByDay } from './group-by-day.ts';
import styles from './RecordList.module.css';

interface RecordListProps<Item> {
  items: readonly Item[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** Asks for the next page; undefined once all are there. */
  onMore: (() => void) | undefined;
  empty: { icon: LucideIcon; title: ReactNode; words: ReactNode; action?: ReactNode };
  children: (item: Item) => ReactNode;
}

/** An endless list under the days that its records belong to. */
export function RecordList<Item extends { id: string; at: string }>(props: RecordListProps<Item>) {
  const { items, isError, onRetry, onMore, empty, children } = props;
  if (!items && isError) {
    return (
      <EmptyState
        icon={CloudOff}
        title={<Trans>The record could not be loaded.</Trans>}
        action={
          <Button onClick={onRetry}>
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
      {onMore && <More key={items.length} onNear={onMore} />}
      {isError && (
        <Button variant="outline" isWide onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

/** Stands at the end; whoever comes near it is brought more. */
function More({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, false);
  const bring = useRef(onNear);
  useEffect(() => {
    if (isNear) bring.current();
  }, [isNear]);
  return (
    <div ref={end} className={styles.more}>
      <Skeleton shape="card" />
    </div>
  );
}
