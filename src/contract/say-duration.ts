import { type InLanguages, wordsIn } from './languages.ts';

/** How long something takes, in the largest unit that says it exactly: nobody counts 1,440 minutes. */
export function sayDuration(minutes: number, language: string): string {
  const { minute, hour } = wordsIn(units, language);
  return minutes % 60 === 0 && minutes > 60 ? hour(minutes / 60) : minute(minutes);
}

const units: InLanguages<Record<'minute' | 'hour', (count: number) => string>> = {
  es: {
    minute: (count) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`,
    hour: (count) => `${count} horas`,
  },
  en: {
    minute: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    hour: (count) => `${count} hours`,
  },
  zh: { minute: (count) => `${count}分钟`, hour: (count) => `${count}小时` },
  ms: { minute: (count) => `${count} minit`, hour: (count) => `${count} jam` },
};
