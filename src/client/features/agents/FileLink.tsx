import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './FileLink.module.css';
import { type FileFilters, fileAddress } from './file-address.ts';

interface FileLinkProps {
  path: string;
  filters: FileFilters;
}

/** What is filtered for, as a file for a spreadsheet: the browser saves it while it is still being made. */
export function FileLink({ path, filters }: FileLinkProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <a
      className={styles.file}
      href={fileAddress(path, filters, language)}
      aria-label={t`Download as CSV`}
      title={t`Download as CSV`}
      download
    >
      <Icon of={Download} size={22} />
    </a>
  );
}
