import { CutPaper } from '#client/ui/CutPaper.tsx';
import type { Notice } from '#contract/content.ts';
import styles from './AnnouncementCard.module.css';
import { RichText } from './RichText.tsx';

/** One announcement by itself, under a string of cut paper. */
export function AnnouncementCard({ item }: { item: Notice }) {
  return (
    <article className={styles.card}>
      <CutPaper />
      <h3 className={styles.title}>{item.title}</h3>
      <RichText html={item.content} />
    </article>
  );
}
