import { Money } from '#client/ui/Money.tsx';
import styles from './Sums.module.css';

interface SumsProps {
  sums: readonly { name: string; minor: string; isSigned?: boolean }[];
  currency: string;
}

/** A few figures beside each other, each under its name. */
export function Sums({ sums, currency }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, minor, isSigned = false }) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <Money minor={minor} currency={currency} isSigned={isSigned} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
