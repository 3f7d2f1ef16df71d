import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { useToast } from '#client/ui/toasts.ts';
import styles from './MemberNumber.module.css';

/** The number that customer service asks for, and a way to take it along. */
export function MemberNumber({ id }: { id: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast(t`Copied`, { tone: 'good' });
    } catch {
      toast(t`It could not be copied. Hold the number to copy it yourself.`, { tone: 'bad' });
    }
  };
  return (
    <p className={styles.number}>
      <span>
        <Trans>
          User ID <b>{id}</b>
        </Trans>
      </span>
      <IconButton label={t`Copy the user ID`} icon={Copy} onClick={() => void copy()} />
    </p>
  );
}
