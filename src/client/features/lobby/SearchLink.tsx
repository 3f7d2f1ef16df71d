import { Search } from 'lucide-react';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ListBar.module.css';

/** Looks like a field, and leads to the page of search. */
export function SearchLink({ label }: { label: string }) {
  return (
    <Go to="/search" className={styles.search} aria-label={label}>
      <Icon of={Search} />
      <span aria-hidden="true">{label}</span>
    </Go>
  );
}
