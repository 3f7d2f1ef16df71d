import { type ImgHTMLAttributes, useRef } from 'react';
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
  // Without an address a browser would write the words in the picture's place.
  return <img ref={ref} {...rest} src={isNear ? src : undefined} alt={isNear ? alt : ''} />;
}
