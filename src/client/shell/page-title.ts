import type { I18n, MessageDescriptor } from '@lingui/core';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import type { GameMenu } from '#contract/catalogue.ts';

interface Titled {
  pathname: string;
  staticData: { title?: MessageDescriptor };
}

/** What a page is called: a category goes by the merchant's name for it, as its chip and menu do. */
export function titleOfPage(
  matches: readonly Titled[],
  menus: readonly Pick<GameMenu, 'gameType' | 'title'>[],
  i18n: I18n,
): string | undefined {
  const pathname = matches.at(-1)?.pathname;
  const menu = menus.find(({ gameType }) => categoryPages[gameType] === pathname);
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return menu?.title ?? (title && i18n._(title));
}
