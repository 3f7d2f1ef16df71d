import styles from './Flag.module.css';

/** A flag by country code, as a file. It decorates the name that stands beside it. */
export function Flag({ country }: { country: string }) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={27}
      height={18}
      decoding="async"
    />
  );
}

/** The country whose flag a language wears; Spanish wears Colombia's. */
export const flagOfLanguage = { es: 'co', en: 'gb', zh: 'cn', ms: 'my' } as const;
