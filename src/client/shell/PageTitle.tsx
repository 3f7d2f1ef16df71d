import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { ownTitleAtom } from '#client/ground/page/own-title-atom.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { titleOfPage } from './page-title.ts';
import { useArrival } from './use-arrival.ts';

/**
 * Names the page as the gateway's rendering does: the screen's title, then the site. A screen reader is told
 * the title of each new screen; of the first one the browser tells it.
 */
export function PageTitle() {
  const { i18n } = useLingui();
  const site = useSite()?.siteName;
  const menus = useMenus();
  const ofRoute = useMatches({ select: (matches) => titleOfPage(matches, menus, i18n) });
  const words = useAtomValue(ownTitleAtom) || ofRoute;
  useEffect(() => {
    if (site) document.title = words ? `${words} · ${site}` : site;
  }, [words, site]);
  const hasMoved = useArrival();
  return <VisuallyHidden role="status">{hasMoved ? words : ''}</VisuallyHidden>;
}
