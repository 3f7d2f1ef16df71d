import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Pagination } from '#client/ui/Pagination.tsx';
import { announcementPages } from '#client/ui/pages-to-show.ts';
import { Time } from '#client/ui/Time.tsx';
import type { Notice } from '#contract/content.ts';
import styles from './AnnouncementReader.module.css';
import { RichText } from './RichText.tsx';

interface AnnouncementReaderProps {
  items: readonly Notice[];
  /** The one that is open at first; else the first of them. */
  firstId?: string | null;
}

const { pageSize, range, margin } = announcementPages;

/** All of a page's titles at the left, and at the right the text of the chosen one. */
export function AnnouncementReader({ items, firstId }: AnnouncementReaderProps) {
  const { t } = useLingui();
  const panelId = useId();
  const text = useRef<HTMLElement>(null);
  const [chosenId, setChosenId] = useState(firstId);
  const foundAt = items.findIndex((item) => item.id === chosenId);
  const chosenAt = Math.max(foundAt, 0);
  const page = Math.floor(chosenAt / pageSize) + 1;
  const pages = Math.ceil(items.length / pageSize);
  const shown = items.slice((page - 1) * pageSize, page * pageSize);
  const chosen = items[chosenAt];
  const choose = (id: string | undefined) => {
    setChosenId(id);
    // Whoever has read down in one text begins the next at its head.
    text.current?.scrollIntoView();
  };
  return (
    <div className={styles.reader}>
      <div className={styles.rail}>
        <ul className={styles.titles} aria-label={t`Titles`}>
          {shown.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={classNames(styles.title, item === chosen && styles.chosen)}
                aria-current={item === chosen}
                aria-controls={panelId}
                onClick={() => choose(item.id)}
              >
                <span className={styles.words}>{item.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {items.length > pageSize && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            pages={pages}
            range={range}
            margin={margin}
            onTurn={(turned) => choose(items[(turned - 1) * pageSize]?.id)}
          />
        </div>
      )}
      {chosen && (
        <article ref={text} id={panelId} className={styles.text} aria-live="polite">
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
