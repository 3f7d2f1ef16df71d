import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from './use-site.ts';

/** Names the page as the gateway's rendering does: the deepest screen's title, then the site. */
export function PageTitle(): null {
  const { i18n } = useLingui();
  const site = useSite()?.siteName;
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const words = title ? i18n._(title) : undefined;
  useEffect(() => {
    if (site) document.title = words ? `${words} · ${site}` : site;
  }, [words, site]);
  return null;
}
