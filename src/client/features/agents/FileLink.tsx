import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './FileLink.module.css';

interface FileLinkProps {
  path: string;
  filters: Readonly<Record<string, string | undefined>>;
}

/** What is filtered for, as a file for a spreadsheet: the browser saves it while it is still being made. */
export function FileLink({ path, filters }: FileLinkProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, language })) {
    if (value !== undefined) query.set(name, value);
  }
  return (
    <a
      className={styles.file}
      href={`${path}?${query}`}
      aria-label={t`Download as CSV`}
      title={t`Download as CSV`}
      download
    >
      <Icon of={Download} size={22} />
    </a>
  );
}
