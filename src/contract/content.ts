import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Address, Code, Flag, Language, Timestamp } from './values.ts';

export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_promotion', 'w_forget'] as const;
export const BannerGroup = v.picklist(bannerGroups);

/** Where a touch on a banner or a promotion's button leads. */
export const linkageTypes = [
  'NONE',
  'PAGE',
  'PROMOTION',
  'REGISTER',
  'LOGIN',
  'DOWNLOAD',
  'URL',
] as const;
export const LinkageType = v.picklist(linkageTypes);
export type LinkageType = v.InferOutput<typeof LinkageType>;

export const Banner = v.object({
  id: v.string(),
  groupName: BannerGroup,
  /** The picture. It bears no words: title and text are laid over it, so that any language fits. */
  url: Address,
  title: v.string(),
  text: v.string(),
  linkageType: LinkageType,
  /** A path, a promotion's id or an https address, by linkageType. */
  linkage: v.nullable(v.string()),
});
export type Banner = v.InferOutput<typeof Banner>;

export const Notice = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  timestamp: Timestamp,
});
export type Notice = v.InferOutput<typeof Notice>;

/** B is for visitors, A for members, F for a member's first login. */
export const executions = ['A', 'B', 'F'] as const;
export const Popup = v.object({
  ...Notice.entries,
  execution: v.picklist(executions),
});
export type Popup = v.InferOutput<typeof Popup>;

export const announcements = defineCall({
  name: 'announcements',
  summary: 'Banners, notices, popups, promotion titles and help titles',
  method: 'GET',
  path: '/wps/announcements',
  who: 'anyone',
  request: v.strictObject({
    /** B banners, PL player notices, PU popups, PR promotions, H help. */
    types: v.optional(
      v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)),
      'B,PL,PU,PR,H',
    ),
    platform: v.optional(v.literal('W'), 'W'),
    language: Language,
  }),
  value: v.object({
    banners: v.array(Banner),
    player: v.array(Notice),
    popup: v.array(Popup),
    promotion: v.array(v.object({ id: v.string(), title: v.string() })),
    help: v.array(v.object({ anchor: Code, title: v.string() })),
  }),
  refuses: [],
  sharedUntil: 'content',
});

export const PromotionImage = v.object({ sequence: v.picklist([1, 2]), url: Address });

export const Promotion = v.object({
  id: v.string(),
  title: v.string(),
  category: Code,
  promotionType: Code,
  promoAnnouncementCategoryIds: v.array(v.string()),
  /** HTML, cleaned when it was stored and cleaned again where it is shown. */
  content: v.string(),
  /** Sequence 1 is the list's picture, 2 the dialog's. */
  announcementImages: v.array(PromotionImage),
  startTime: v.nullable(Timestamp),
  endTime: v.nullable(Timestamp),
  /** 1: it has no end. */
  longTerm: Flag,
  action: v.picklist(['REGISTER', 'LOGIN', 'DOWNLOAD', 'PAGE']),
  actionPath: v.nullable(Address),
});
export type Promotion = v.InferOutput<typeof Promotion>;

/** Promotions of these categories belong to the game rooms, not to the promotions screen. */
export const hiddenPromotionCategories = ['gaming', 'lotto_promo'] as const;

export const promotions = defineCall({
  name: 'promotions',
  summary: 'The promotions that run now',
  method: 'GET',
  path: '/wps/promotions',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ promotions: v.array(Promotion) }),
  refuses: [],
  sharedUntil: 'content',
});

export const onePromotion = defineCall({
  name: 'onePromotion',
  summary: 'One promotion by its id',
  method: 'GET',
  path: '/wps/promotions/one',
  who: 'anyone',
  request: v.strictObject({ id: Code, language: Language }),
  value: Promotion,
  refuses: ['promotion.unknown'],
  sharedUntil: 'content',
});

export const PromotionCategory = v.object({ id: v.string(), title: v.string(), type: Code });
export type PromotionCategory = v.InferOutput<typeof PromotionCategory>;

export const promotionCategories = defineCall({
  name: 'promotionCategories',
  summary: "The promotions' categories",
  method: 'GET',
  path: '/wps/promotions/categories',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ categories: v.array(PromotionCategory) }),
  refuses: [],
  sharedUntil: 'content',
});
