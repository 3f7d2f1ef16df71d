/** Slides go on by themselves only where nobody is looking closely, touching, or asked for calm. */
export function mayAutoplay(scene: AutoplayScene): boolean {
  return (
    scene.slides > 1 &&
    !scene.isPaused &&
    !scene.isTouched &&
    !scene.hasFocus &&
    !scene.isHidden &&
    !scene.isCalm
  );
}

export interface AutoplayScene {
  slides: number;
  /** By its own button. */
  isPaused: boolean;
  isTouched: boolean;
  hasFocus: boolean;
  /** The tab is hidden, or the carousel is scrolled out of sight. */
  isHidden: boolean;
  /** Less motion was asked for. */
  isCalm: boolean;
}
