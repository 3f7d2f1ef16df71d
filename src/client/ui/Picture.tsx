import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './Picture.module.css';
import { useNear } from './use-near.ts';

interface PictureProps {
  src: string;
  /** Empty for what only decorates. */
  alt: string;
  width: number;
  height: number;
  /** Above the fold: fetched at once and before others. */
  eager?: boolean;
  /** Shown when the picture cannot be had. Without it, the brand's game icon. */
  fallback?: string;
  /** The address of the image host; empty for our own. */
  prefix?: string;
  fit?: 'cover' | 'contain';
}

/** A picture that keeps its place while it comes, and leaves no broken frame when it does not. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, eager = false, fallback, prefix = '', fit = 'cover' } = props;
  const wanted = src.startsWith('/') ? prefix + src : src;
  const [lost, setLost] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  const isNear = useNear(ref, eager);
  useEffect(() => {
    // A picture that failed before the page came to life told nobody.
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === wanted) {
      setLost(wanted);
    }
  }, [wanted]);
  const isLost = lost === wanted;
  return (
    <img
      ref={ref}
      className={classNames(styles.picture, fit === 'contain' && styles.contain)}
      src={isLost ? (fallback ?? defaultIcon()) : isNear ? wanted : undefined}
      alt={isNear ? alt : ''}
      width={width}
      height={height}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : 'auto'}
      draggable={false}
      onError={isLost ? undefined : () => setLost(wanted)}
    />
  );
}

/** Only ever asked for in a browser: a picture cannot fail on the gateway. */
function defaultIcon(): string {
  return `/icons/${document.documentElement.dataset.brand ?? 'verbena'}/default-game.svg`;
}
