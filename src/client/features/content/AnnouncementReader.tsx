import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Time } from '#client/ui/Time.tsx';
import type { Notice } from '#contract/content.ts';
import styles from './AnnouncementReader.module.css';
import { Pagination } from './Pagination.tsx';
import { announcementPages } from './pages-to-show.ts';
import { RichText } from './RichText.tsx';

interface AnnouncementReaderProps {
  items: readonly Notice[];
  /** The one that is open at first; else the first of them. */
  firstId?: string | null;
}

const { pageSize, range, margin } = announcementPages;

/** Titles beside the text that was chosen; on a phone all of a page's titles stand above it. */
export function AnnouncementReader({ items, firstId }: AnnouncementReaderProps) {
  const { t } = useLingui();
  const panelId = useId();
  const [chosenId, setChosenId] = useState(firstId);
  const foundAt = items.findIndex((item) => item.id === chosenId);
  const chosenAt = Math.max(foundAt, 0);
  const page = Math.floor(chosenAt / pageSize) + 1;
  const pages = Math.ceil(items.length / pageSize);
  const shown = items.slice((page - 1) * pageSize, page * pageSize);
  const chosen = items[chosenAt];
  return (
    <div className={styles.reader}>
      <div className={styles.side}>
        <ul className={styles.titles} aria-label={t`Titles`}>
          {shown.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={classNames(styles.title, item === chosen && styles.chosen)}
                aria-current={item === chosen}
                aria-controls={panelId}
                onClick={() => setChosenId(item.id)}
              >
                {item.title}
              </button>
            </li>
          ))}
        </ul>
        {items.length > pageSize && (
          <Pagination
            page={page}
            pages={pages}
            range={range}
            margin={margin}
            onTurn={(turned) => setChosenId(items[(turned - 1) * pageSize]?.id)}
          />
        )}
      </div>
      {chosen && (
        <article id={panelId} className={styles.text} aria-live="polite">
          <h3 className={styles.heading}>{chosen.title}</h3>
          <p className={styles.time}>
            <Time at={chosen.timestamp} />
          </p>
          <RichText html={chosen.content} />
        </article>
      )}
    </div>
  );
}
