import type { Resource } from '#contract/system.ts';

/** In this order; a network without a resource has no link. */
const socialTypes = [
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'FACEBOOK',
  'INSTAGRAM',
  'WHATSAPP',
  'TELEGRAM',
  'LINE',
] as const;
export type SocialType = (typeof socialTypes)[number];

export interface SocialLink {
  resourceType: SocialType;
  url: string;
}

/** The social networks the merchant is on, out of all its resources. */
export function socialOf(resources: readonly Resource[]): SocialLink[] {
  return socialTypes.flatMap((resourceType) => {
    const found = resources.find((one) => one.resourceType === resourceType);
    return found ? [{ resourceType, url: found.url }] : [];
  });
}
