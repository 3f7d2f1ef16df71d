import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { useToast } from '#client/ui/toasts.ts';
import styles from './Security.module.css';

/** Shown once: what is closed here is never shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(t`Copied`, { tone: 'good' });
    } catch {
      toast(t`We could not copy them. Please write them down.`, { tone: 'bad' });
    }
  };
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>
        <Trans>
          Each code lets you in once if you lose your phone. Write them down: they are not shown
          again.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="outline" isWide onClick={copy}>
        <Trans>Copy codes</Trans>
      </Button>
      <Button size="l" isWide onClick={onKept}>
        <Trans>I saved them</Trans>
      </Button>
    </div>
  );
}
