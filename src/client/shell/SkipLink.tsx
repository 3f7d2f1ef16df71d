import { Trans } from '@lingui/react/macro';
import styles from './SkipLink.module.css';

/** The first stop of a keyboard: past header and menu, to what the screen is about. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link within the page; the router need not hear of it
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
