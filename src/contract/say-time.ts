import { type InLanguages, wordsIn } from './languages.ts';

/** A wall clock: the date's UTC fields are what the clock shows. */
type Wall = Date;

interface Said {
  /** Yesterday, today, tomorrow. */
  near: readonly [string, string, string];
  /** Sunday first. */
  weekdays: readonly string[];
  /** Before a weekday or a date in a sentence. */
  article: string;
  date: (day: number, month: number, year: number | null) => string;
  month: (month: number, year: number) => string;
  between: string;
  /** Of charts and tables, where room is short; Sunday first. */
  short: (weekday: number, day: number, month: number) => string;
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

/** `2026-11-27` with its year, in the midst of a sentence: 27 de noviembre de 2026. */
export function sayDate(day: string, language: string): string {
  const at = wallOf(day);
  return wordsIn(said, language).date(at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear());
}

/** `2026-11` in words: noviembre de 2026. */
export function sayMonth(month: string, language: string): string {
  const at = wallOf(`${month}-01`);
  return wordsIn(said, language).month(at.getUTCMonth(), at.getUTCFullYear());
}

/** `2026-11-27` for a chart or a table, with its weekday: vie 27 nov. */
export function sayShortDay(day: string, language: string): string {
  if (day === '') return '';
  const at = wallOf(day);
  return wordsIn(said, language).short(at.getUTCDay(), at.getUTCDate(), at.getUTCMonth());
}

function wallOf(day: string): Wall {
  return new Date(`${day}T00:00:00Z`);
}

function sayDay(at: Wall, today: Wall | null, { near, weekdays, article, date }: Said): string {
  const year = at.getUTCFullYear();
  const daysOff = today ? dayOf(at) - dayOf(today) : null;
  if (daysOff !== null && Math.abs(daysOff) <= 1) return near[daysOff + 1] ?? '';
  const weekday = weekdays[at.getUTCDay()];
  // Of days that are past a bare weekday would be taken for the next one.
  if (weekday && daysOff !== null && daysOff > 0 && daysOff < 7) return article + weekday;
  const isOtherYear = today !== null && today.getUTCFullYear() !== year;
  return article + date(at.getUTCDate(), at.getUTCMonth(), isOtherYear ? year : null);
}

function dayOf(wall: Wall): number {
  return Math.floor(wall.getTime() / 86_400_000);
}

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  en: 'January February March April May June July August September October November December',
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember',
};

const short = {
  es: {
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
  },
  en: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  ms: {
    weekdays: 'Ahd Isn Sel Rab Kha Jum Sab',
    months: 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis',
  },
};

function sayShort(language: keyof typeof short) {
  const [weekdays, shortMonths] = [short[language].weekdays, short[language].months].map((words) =>
    words.split(' '),
  );
  return (weekday: number, day: number, month: number) =>
    `${weekdays?.[weekday]} ${day} ${shortMonths?.[month]}`;
}

function monthOf(language: keyof typeof months, month: number): string {
  return months[language].split(' ')[month] ?? '';
}

const said: InLanguages<Said> = {
  es: {
    near: ['ayer', 'hoy', 'mañana'],
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    article: 'el ',
    date: (day, month, year) =>
      `${day} de ${monthOf('es', month)}${year === null ? '' : ` de ${year}`}`,
    month: (month, year) => `${monthOf('es', month)} de ${year}`,
    between: ', ',
    short: sayShort('es'),
  },
  en: {
    near: ['yesterday', 'today', 'tomorrow'],
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    article: '',
    date: (day, month, year) => `${day} ${monthOf('en', month)}${year === null ? '' : ` ${year}`}`,
    month: (month, year) => `${monthOf('en', month)} ${year}`,
    between: ', ',
    short: sayShort('en'),
  },
  zh: {
    near: ['昨天', '今天', '明天'],
    weekdays: [...'日一二三四五六'].map((day) => `星期${day}`),
    article: '',
    date: (day, month, year) => `${year === null ? '' : `${year}年`}${month + 1}月${day}日`,
    month: (month, year) => `${year}年${month + 1}月`,
    between: ' ',
    short: (weekday, day, month) => `${month + 1}月${day}日周${'日一二三四五六'[weekday]}`,
  },
  ms: {
    near: ['semalam', 'hari ini', 'esok'],
    weekdays: 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' '),
    article: '',
    date: (day, month, year) => `${day} ${monthOf('ms', month)}${year === null ? '' : ` ${year}`}`,
    month: (month, year) => `${monthOf('ms', month)} ${year}`,
    between: ', ',
    short: sayShort('ms'),
  },
};
