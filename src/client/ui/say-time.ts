import { type InLanguages, wordsIn } from '#contract/languages.ts';

/** A wall clock: the date's UTC fields are what the clock shows. */
type Wall = Date;

interface Said {
  /** Yesterday, today, tomorrow. */
  near: readonly [string, string, string];
  /** Sunday first. */
  weekdays: readonly string[];
  date: (day: number, month: number, year: number | null) => string;
  between: string;
}

/**
 * A time as people say it: today at eight, on Monday, the 22nd of January. Written by our own rules:
 * the tables of gateway and browser differ by release. Without a `today` nothing is relative.
 */
export function sayTime(at: Wall, today: Wall | null, language: string, isDay = false): string {
  const words = wordsIn(said, language);
  const day = sayDay(at, today, words);
  if (isDay) return day;
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${day}${words.between}${at.getUTCHours()}:${minutes}`;
}

function sayDay(at: Wall, today: Wall | null, { near, weekdays, date }: Said): string {
  const year = at.getUTCFullYear();
  const daysOff = today ? dayOf(at) - dayOf(today) : null;
  if (daysOff !== null && Math.abs(daysOff) <= 1) return near[daysOff + 1] ?? '';
  const weekday = weekdays[at.getUTCDay()];
  // Of days that are past a bare weekday would be taken for the next one.
  if (weekday && daysOff !== null && daysOff > 0 && daysOff < 7) return weekday;
  const isOtherYear = today !== null && today.getUTCFullYear() !== year;
  return date(at.getUTCDate(), at.getUTCMonth(), isOtherYear ? year : null);
}

function dayOf(wall: Wall): number {
  return Math.floor(wall.getTime() / 86_400_000);
}

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  en: 'January February March April May June July August September October November December',
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember',
};

function monthOf(language: keyof typeof months, month: number): string {
  return months[language].split(' ')[month] ?? '';
}

const said: InLanguages<Said> = {
  es: {
    near: ['ayer', 'hoy', 'mañana'],
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'
      .split(' ')
      .map((day) => `el ${day}`),
    date: (day, month, year) =>
      `el ${day} de ${monthOf('es', month)}${year === null ? '' : ` de ${year}`}`,
    between: ', ',
  },
  en: {
    near: ['yesterday', 'today', 'tomorrow'],
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    date: (day, month, year) => `${day} ${monthOf('en', month)}${year === null ? '' : ` ${year}`}`,
    between: ', ',
  },
  zh: {
    near: ['昨天', '今天', '明天'],
    weekdays: [...'日一二三四五六'].map((day) => `星期${day}`),
    date: (day, month, year) => `${year === null ? '' : `${year}年`}${month + 1}月${day}日`,
    between: ' ',
  },
  ms: {
    near: ['semalam', 'hari ini', 'esok'],
    weekdays: 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' '),
    date: (day, month, year) => `${day} ${monthOf('ms', month)}${year === null ? '' : ` ${year}`}`,
    between: ', ',
  },
};
