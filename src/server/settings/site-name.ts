import type { Settings } from './settings.ts';

/** What the site calls itself, on pages and in messages. */
export const siteNames: Readonly<Record<Settings['brand'], string>> = {
  verbena: 'Verbena',
  hielo: 'Hielo',
};
