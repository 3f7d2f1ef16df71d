import { Trans } from '@lingui/react/macro';
import { useSite } from '#client/ground/site/use-site.ts';
import { Go } from '#client/ui/Go.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './Logo.module.css';

/** The brand's mark and the site's name; home, from everywhere. */
export function Logo() {
  const site = useSite();
  return (
    <Go to="/" className={styles.logo} isExact>
      <img
        className={styles.mark}
        src={`/icons/${site?.brand ?? 'verbena'}/mark.svg`}
        alt=""
        width={32}
        height={32}
      />
      <span className={styles.name}>{site?.siteName}</span>
      <VisuallyHidden>
        <Trans>Home</Trans>
      </VisuallyHidden>
    </Go>
  );
}
