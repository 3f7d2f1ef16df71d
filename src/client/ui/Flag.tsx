import styles from './Flag.module.css';

interface FlagProps {
  country: string;
  /** Not every screen shows it: it is fetched where it is seen. */
  isSometimesHidden?: boolean;
}

/** A flag by country code, as a file. It decorates the name that stands beside it. */
export function Flag({ country, isSometimesHidden = false }: FlagProps) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={27}
      height={18}
      loading={isSometimesHidden ? 'lazy' : undefined}
      decoding="async"
    />
  );
}
