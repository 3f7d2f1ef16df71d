import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Bell, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { readingStartOf, scrollOn } from '#client/ui/reading-direction.ts';
import type { Notice } from '#contract/content.ts';
import { announcementsQuery } from './announcement-queries.ts';
import { touchedNoticeAtom } from './announcement-state.ts';
import { plainText } from './markup/plain-text.ts';
import styles from './NoticeMarquee.module.css';

/** One line of notices. It runs once the page lives, and stands for whoever touches, points or tabs. */
export function NoticeMarquee() {
  const { t } = useLingui();
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const notices = data?.player ?? [];
  const line = useRef<HTMLDivElement>(null);
  const { isRunning, isCalm, toggle } = useRunning(line, notices.length);
  const open = useOpenOverlay();
  if (data && notices.length === 0) return null;
  return (
    <section className={styles.marquee} aria-label={t`Notices`}>
      <span className={styles.bell}>
        <IconButton
          label={t`All announcements`}
          icon={Bell}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'announcements', isAll: true })}
        />
      </span>
      <div ref={line} className={styles.window} data-running={isRunning || undefined}>
        <div className={styles.track}>
          <Notices notices={notices} />
          {isRunning && <Notices notices={notices} isEcho />}
        </div>
      </div>
      {isCalm ? (
        <IconButton
          label={t`Next notice`}
          icon={ChevronRight}
          isDirectional
          onClick={() => stepOn(line.current)}
        />
      ) : (
        <IconButton
          label={isRunning ? t`Pause the announcements` : t`Resume the announcements`}
          icon={isRunning ? Pause : Play}
          onClick={toggle}
        />
      )}
    </section>
  );
}

/** The echo follows the list's end, so that the line has no gap; nobody is told twice. */
function Notices({ notices, isEcho = false }: { notices: readonly Notice[]; isEcho?: boolean }) {
  const open = useOpenOverlay();
  const setTouched = useSetAtom(touchedNoticeAtom);
  return (
    <ul className={styles.list} aria-hidden={isEcho || undefined}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            className={styles.notice}
            tabIndex={isEcho ? -1 : undefined}
            onClick={() => {
              setTouched(notice.id);
              open({ kind: 'announcements' });
            }}
          >
            <strong>{notice.title}</strong> {plainText(notice.content)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const pixelsPerSecond = 45;

function useRunning(line: { current: HTMLElement | null }, count: number) {
  const [isHeld, setHeld] = useState(false);
  const [isCalm, setCalm] = useState(false);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setCalm(calm.matches);
    follow();
    setAlive(true);
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);
  const isRunning = isAlive && !isHeld && !isCalm && count > 0;
  useEffect(() => {
    const list = line.current?.querySelector('ul');
    if (!isRunning || !list) return;
    line.current?.scrollTo({ left: 0 });
    // The same pace whatever there is to say.
    line.current?.style.setProperty('--run', `${Math.round(list.scrollWidth / pixelsPerSecond)}s`);
  }, [isRunning, line]);
  return { isRunning, isCalm, toggle: () => setHeld((was) => !was) };
}

/** On to the notice after the first one in sight, and from the last back to the first. */
function stepOn(line: HTMLElement | null): void {
  if (!line) return;
  const isAtEnd = Math.abs(line.scrollLeft) + line.clientWidth >= line.scrollWidth - 2;
  const start = readingStartOf(line);
  const next = [...line.querySelectorAll('li')].find((item) => readingStartOf(item) > start + 2);
  if (isAtEnd || !next) line.scrollTo({ left: 0 });
  else scrollOn(line, readingStartOf(next) - start);
}
