import styles from './Scrim.module.css';

/** What dims the page beneath. Escape and the close button are its ways for keys and readers. */
export function Scrim({ onClose }: { onClose?: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it repeats what Escape and a button do
    // biome-ignore lint/a11y/useKeyWithClickEvents: it repeats what Escape and a button do
    <div className={styles.scrim} onClick={onClose} />
  );
}
