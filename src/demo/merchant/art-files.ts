import { drawBanner } from '#demo/art/draw-banner.ts';
import { drawCover } from '#demo/art/draw-cover.ts';
import { drawMallItem } from '#demo/art/draw-mall-item.ts';
import { drawPromotion } from '#demo/art/draw-promotion.ts';
import { banners } from './banners.ts';
import { gameOfCode } from './games.ts';
import { mallMotif } from './mall-items.ts';
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
  const draw = Object.hasOwn(drawers, folder) ? drawers[folder] : undefined;
  const body = draw?.(name);
  return body === undefined ? undefined : { type: 'image/svg+xml', body };
}

const addressPattern = /^\/art\/([a-z]+)\/([A-Za-z0-9_.-]{1,80})\.svg$/;

const drawers: Readonly<Record<string, (name: string) => string | undefined>> = {
  covers: coverOf,
  banners: bannerOf,
  promotions: promotionOf,
  mall: mallItemOf,
};

function coverOf(gameCode: string): string | undefined {
  const game = gameOfCode(gameCode);
  if (!game) return undefined;
  const { gameType, gameClassify, motif, place } = game;
  return drawCover({ seed: gameCode, gameType, gameClassify, motif, index: place });
}

function bannerOf(id: string): string | undefined {
  const banner = banners.find((each) => each.id === id);
  return banner && drawBanner({ seed: id, scene: banner.scene });
}

/** The number at the end is the picture's sequence: 1 the list's, 2 the dialog's. */
function promotionOf(name: string): string | undefined {
  const [, id, sequence] = /^(.+)-([12])$/.exec(name) ?? [];
  const promotion = promotions.find((each) => each.id === id);
  if (!promotion) return undefined;
  const view = sequence === '1' ? 'list' : 'modal';
  return drawPromotion({ seed: promotion.id, scene: promotion.scene, view });
}

function mallItemOf(code: string): string | undefined {
  const item = mallMotif(code);
  return item && drawMallItem({ seed: code, ...item });
}
