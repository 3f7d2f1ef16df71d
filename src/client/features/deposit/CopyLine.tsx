import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { useToast } from '#client/ui/toasts.ts';
import styles from './Deposit.module.css';

interface CopyLineProps {
  label: string;
  value: string;
  /** Which of the lines that are paid to, where it is one of them. */
  of?: string;
}

/** Something to be typed into another app, and the way to take it there without typing. */
export function CopyLine({ label, value, of }: CopyLineProps) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast(t`Copied`, { tone: 'good' });
    } catch {
      toast(t`It could not be copied. Hold the text to copy it yourself.`, { tone: 'bad' });
    }
  };
  return (
    <div className={styles.copyLine} data-line={of}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.copied}>{value}</span>
        <IconButton label={t`Copy: ${label}`} icon={Copy} onClick={() => void copy()} />
      </dd>
    </div>
  );
}
