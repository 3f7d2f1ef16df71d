import { type ImgHTMLAttributes, useRef } from 'react';
import { defaultIcon, useLost } from './use-lost.ts';
import { useNear } from './use-near.ts';

interface NearImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'style'> {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** On the first screen: fetched with the page. */
  eager?: boolean;
}

/** A picture that is fetched when one comes near it; until then it only keeps its place. */
export function NearImage({ src, alt, eager = false, ...rest }: NearImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const isNear = useNear(ref, eager);
  const { isLost, onError } = useLost(ref, src);
  const shown = isLost(src) ? defaultIcon() : src;
  // Without an address a browser would write the words in the picture's place.
  const isThere = isNear && !isLost(shown);
  return (
    <img
      ref={ref}
      {...rest}
      src={isThere ? shown : undefined}
      alt={isNear ? alt : ''}
      onError={onError}
    />
  );
}
