import { Skeleton } from '#client/ui/Skeleton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import styles from './RootScreen.module.css';
import screen from './Screen.module.css';
import { SideMenu } from './SideMenu.tsx';

/** The house with nobody in it yet: stands in the shell until the program draws the page itself. */
export function OpeningFrame() {
  return (
    <div data-page="whole" className={styles.page}>
      <Header hasMenu />
      <div className={styles.middle}>
        <SideMenu />
        <div className={styles.beside}>
          <div className={styles.content}>
            <div className={screen.screen}>
              <Skeleton shape="title" />
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
