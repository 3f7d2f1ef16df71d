/** Raised whenever drawings change: pictures are kept for a year by whoever has seen them. */
export const artVersion = '1';

export function coverAddress(gameCode: string): string {
  return `/art/covers/${gameCode}.svg?v=${artVersion}`;
}

export function bannerAddress(id: string): string {
  return `/art/banners/${id}.svg?v=${artVersion}`;
}

/** Sequence 1 is the list's picture, 2 the dialog's. */
export function promotionAddress(id: string, sequence: 1 | 2): string {
  return `/art/promotions/${id}-${sequence}.svg?v=${artVersion}`;
}

export function mallItemAddress(code: string): string {
  return `/art/mall/${code}.svg?v=${artVersion}`;
}
