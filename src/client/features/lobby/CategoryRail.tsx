import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import {
  type Category,
  categoriesOf,
  categoryPages,
} from '#client/features/catalogue/category-pages.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRail } from '#client/ui/ChipRail.tsx';
import { categoryIcons, useCategoryTitle } from './category-words.ts';

/** The ways from here: every category that has a vendor, and ours. */
export function CategoryRail({ chosen }: { chosen: Category }) {
  const { t } = useLingui();
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  const titleOf = useCategoryTitle();
  const menus = data?.menus ?? [];
  const { isLogin } = useSession();
  const open = useOpenOverlay();
  const askWho = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    open({ kind: 'login', goOn: { why: 'lists', to: '/?selection=FAV' } });
  };
  return (
    <ChipRail label={t`Game categories`} chosen={chosen}>
      {categoriesOf(menus).map((category) => (
        <Chip
          key={category}
          {...(category === 'FAV' ? favourites : { to: categoryPages[category] })}
          icon={categoryIcons[category]}
          isChosen={category === chosen}
          onClick={category === 'FAV' && !isLogin ? askWho : undefined}
        >
          {titleOf(category, menus)}
        </Chip>
      ))}
    </ChipRail>
  );
}

const favourites = { to: categoryPages.FAV, search: { selection: 'FAV' } } as const;
