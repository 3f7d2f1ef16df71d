import styles from './fly-picture.module.css';

export type Place = Pick<DOMRect, 'top' | 'left' | 'width'>;

interface Flight {
  picture: HTMLImageElement;
  /** What the flying picture stands for, and is not seen twice. */
  hidden: HTMLElement;
  from: Place;
  to: Place;
  durationMs: number;
}

/** Moves a copy of a picture over everything; the answer ends it early and says how far it came. */
export function flyPicture({
  picture,
  hidden,
  from,
  to,
  durationMs,
}: Flight): () => Place | undefined {
  const copy = document.createElement('img');
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  copy.className = styles.flying ?? '';
  copy.style.width = `${to.width}px`;
  hidden.style.visibility = 'hidden';
  document.body.append(copy);
  const motion = copy.animate(
    [{ transform: standing(from, to) }, { transform: standing(to, to) }],
    {
      duration: durationMs,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'both',
    },
  );
  const end = () => {
    copy.remove();
    hidden.style.visibility = '';
  };
  motion.onfinish = end;
  return () => {
    const isFlying = copy.isConnected;
    const place = copy.getBoundingClientRect();
    motion.cancel();
    end();
    return isFlying ? place : undefined;
  };
}

/** Both ends have the same proportions, so one scale moves it without bending the picture. */
function standing(at: Place, full: Place): string {
  return `translate(${at.left}px, ${at.top}px) scale(${at.width / full.width})`;
}
