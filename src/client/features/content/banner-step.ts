import type { Banner } from '#contract/content.ts';

export type BannerStep =
  | { kind: 'none' }
  | { kind: 'path'; path: string }
  | { kind: 'promotion'; id: string; path: string }
  | { kind: 'download' }
  | { kind: 'address'; address: string };

/** Where a touch on a banner leads. A kind whose target is missing leads nowhere rather than astray. */
export function bannerStep({
  linkageType,
  linkage,
}: Pick<Banner, 'linkageType' | 'linkage'>): BannerStep {
  switch (linkageType) {
    case 'REGISTER':
      return { kind: 'path', path: '/register' };
    case 'LOGIN':
      return { kind: 'path', path: '/login' };
    case 'DOWNLOAD':
      return { kind: 'download' };
    case 'PROMOTION':
      if (!linkage) return { kind: 'none' };
      return {
        kind: 'promotion',
        id: linkage,
        path: `/promotions?id=${encodeURIComponent(linkage)}`,
      };
    case 'PAGE':
    case 'URL':
      if (linkage && /^\/(?![/\\])/.test(linkage)) return { kind: 'path', path: linkage };
      if (linkage && /^https:\/\//i.test(linkage)) return { kind: 'address', address: linkage };
      return { kind: 'none' };
    default:
      return { kind: 'none' };
  }
}
