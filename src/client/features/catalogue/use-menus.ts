import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#client/i18n/use-language.ts';
import { gameMenusQuery } from './catalogue-queries.ts';

/** Categories that have a vendor: the others would lead to an empty room. */
export function useMenus() {
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  return data?.menus.filter((menu) => menu.vendors.length > 0) ?? [];
}
