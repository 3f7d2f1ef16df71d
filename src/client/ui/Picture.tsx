import { useRef } from 'react';
import { CutPaper } from './CutPaper.tsx';
import { classNames } from './class-names.ts';
import styles from './Picture.module.css';
import { defaultIcon, useLost } from './use-lost.ts';
import { useNear } from './use-near.ts';

interface PictureProps {
  src: string;
  /** Empty for what only decorates. */
  alt: string;
  width: number;
  height: number;
  /** Above the fold: fetched at once and before others. */
  eager?: boolean;
  /** A banner's or a promotion's: where it cannot be had, cut paper hangs instead of a game's icon. */
  isScene?: boolean;
  fit?: 'cover' | 'contain';
}

/** A picture that keeps its place while it comes, and leaves no broken frame when it does not. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, eager = false, isScene = false, fit = 'cover' } = props;
  const ref = useRef<HTMLImageElement>(null);
  const isNear = useNear(ref, eager);
  const { isLost, onError } = useLost(ref, src);
  if (isLost(src) && (isScene || isLost(defaultIcon()))) {
    return <span className={styles.missing}>{isScene && <CutPaper />}</span>;
  }
  return (
    <img
      ref={ref}
      className={classNames(styles.picture, fit === 'contain' && styles.contain)}
      src={isLost(src) ? defaultIcon() : isNear ? src : undefined}
      alt={isNear ? alt : ''}
      width={width}
      height={height}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : 'auto'}
      draggable={false}
      onError={onError}
    />
  );
}
