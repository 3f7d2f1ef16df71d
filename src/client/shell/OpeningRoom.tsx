import { Header } from './Header.tsx';
import styles from './RootScreen.module.css';

/** A game's room before its game is there, as `OpeningFrame` is a page's. */
export function OpeningRoom() {
  return (
    <div data-page="no-footer" className={`${styles.page} opening-room`}>
      <Header hasMenu={false} />
      <div className="opening-bar">
        <p className="opening-title" />
      </div>
    </div>
  );
}
