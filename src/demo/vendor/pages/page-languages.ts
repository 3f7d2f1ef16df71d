/** The languages of this vendor's pages. The platform may have more: whoever plays in another one gets English. */
export const pageLanguages = ['es', 'en', 'zh', 'ms'] as const;
export type PageLanguage = (typeof pageLanguages)[number];
