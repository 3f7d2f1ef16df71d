import { useEffect, useState } from 'react';

/** A picture that is painted on a canvas: null until it has been read. */
export function usePicture(source: string): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPicture(image);
    image.src = source;
    return () => {
      image.onload = null;
    };
  }, [source]);
  return picture;
}
