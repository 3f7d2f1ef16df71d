import { useLingui } from '@lingui/react';
import { use } from 'react';
import { sayTime } from '#contract/say-time.ts';
import { ExactContext } from './Exact.tsx';
import { formatMoment, formatTimestamp, isTimestamp } from './format-time.ts';
import styles from './Time.module.css';
import { useHydrated } from './use-hydrated.ts';

interface TimeProps {
  /** A timestamp of the merchant's clock, or a moment, which is told in the reader's own zone. */
  at: string;
  /** A term of which only the day matters. */
  isDay?: boolean;
}

/** A time as people say it; in records, receipts and details (`Exact`) to the second. */
export function Time({ at, isDay = false }: TimeProps) {
  const { i18n } = useLingui();
  const isHydrated = useHydrated();
  const isExact = use(ExactContext);
  const write = isExact
    ? writeExact
    : (time: string, isOwn: boolean) => say(time, isOwn, isDay, i18n.locale);
  return (
    <time className={styles.time} dateTime={at}>
      {write(at, isHydrated)}
    </time>
  );
}

function writeExact(at: string, isOwn: boolean): string {
  if (isTimestamp(at)) return formatTimestamp(at);
  return formatMoment(at, isOwn ? minutesEast(new Date(at)) : 0);
}

function say(at: string, isOwn: boolean, isDay: boolean, language: string): string {
  const now = new Date();
  const today = isOwn ? shifted(now, minutesEast(now)) : null;
  const wall = isTimestamp(at)
    ? new Date(`${at.replace(' ', 'T')}Z`)
    : shifted(new Date(at), isOwn ? minutesEast(new Date(at)) : 0);
  return sayTime(wall, today, language, isDay);
}

function minutesEast(at: Date): number {
  return -at.getTimezoneOffset();
}

function shifted(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
