import { drawBanner } from './art/draw-banner.ts';
import { drawCover } from './art/draw-cover.ts';
import { drawPromotion } from './art/draw-promotion.ts';
import { banners } from './banners.ts';
import { gameOfCode } from './games.ts';
import { promotions } from './promotions/promotions.ts';

export interface ArtFile {
  type: 'image/svg+xml';
  body: string;
}

/**
 * The picture at an address, drawn from the address alone: no database, no folder of files. What is
 * not the demo merchant's is undefined, so made-up addresses cost nothing to refuse.
 */
export function findArt(path: string): ArtFile | undefined {
  const [, folder = '', name = ''] = addressPattern.exec(path) ?? [];
  const body = drawers[folder]?.(name);
  return body === undefined ? undefined : { type: 'image/svg+xml', body };
}

const addressPattern = /^\/art\/([a-z]+)\/([A-Za-z0-9_.-]{1,80})\.svg$/;

const drawers: Readonly<Record<string, (name: string) => string | undefined>> = {
  covers: coverOf,
  banners: bannerOf,
  promotions: promotionOf,
};
