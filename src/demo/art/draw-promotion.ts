import { drawWide, type WideSubject } from './wide-scene.ts';

export interface PromotionSubject extends WideSubject {
  /** The list shows the whole company, the modal comes nearer to its hero. */
  view: 'list' | 'modal';
}

/** A promotion's picture, 16:9. No words stand in it, so all of it may speak. */
export function drawPromotion(subject: PromotionSubject): string {
  const near = subject.view === 'modal';
  return drawWide(subject, {
    left: 240,
    width: 960,
    hero: near ? { x: 720, y: 268, scale: 2.1 } : { x: 720, y: 282, scale: 1.8 },
    companions: near
      ? [
          { x: 388, y: 400, scale: 0.9 },
          { x: 1056, y: 392, scale: 0.96 },
        ]
      : [
          { x: 428, y: 366, scale: 1.12 },
          { x: 1016, y: 366, scale: 1.12 },
        ],
    calmLeft: false,
  });
}
