import { drawWide, type WideSubject } from './wide-scene.ts';

export type BannerSubject = WideSubject;

/**
 * A carousel banner, 1200 by 540. Its left 55 % is quiet: white words are readable there by night,
 * dark ones by day.
 */
export function drawBanner(subject: BannerSubject): string {
  return drawWide(subject, {
    left: 0,
    width: 1200,
    hero: { x: 900, y: 272, scale: 1.95 },
    companions: [
      { x: 722, y: 376, scale: 0.98 },
      { x: 1094, y: 372, scale: 1.02 },
    ],
    calmLeft: true,
  });
}
