/** What this vendor's pages speak, whatever the platform does; who speaks another plays in English. */
export const pageLanguages = ['es', 'en', 'zh', 'ms'] as const;
export type PageLanguage = (typeof pageLanguages)[number];
