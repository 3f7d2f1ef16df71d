import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Header } from './Header.tsx';
import { BottomBar } from './menus/BottomBar.tsx';
import { SideMenu } from './menus/SideMenu.tsx';
import styles from './RootScreen.module.css';

/**
 * The house with nobody in it yet: stands in the shell until the program draws the page itself. What
 * asks ahead puts the page's name into the first line. Its looks stand in `base.css`, for no program
 * that draws it is sent to a browser.
 */
export function OpeningFrame() {
  return (
    <div data-page="whole" className={`${styles.page} opening-whole`}>
      <Header hasMenu />
      <div className={styles.middle}>
        <SideMenu />
        <div className={styles.beside}>
          <div className={styles.content}>
            <div className="opening-page">
              <div className="opening-head">
                <p className="opening-title" />
                <Skeleton shape="title" />
              </div>
              <Skeleton shape="card" count={2} />
              <Skeleton count={5} />
            </div>
          </div>
        </div>
      </div>
      <BottomBar />
    </div>
  );
}
