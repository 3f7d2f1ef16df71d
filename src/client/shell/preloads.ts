import type { DehydratedState } from '@tanstack/react-query';
import * as v from 'valibot';
import { announcements, type bannerGroups } from '#contract/content.ts';

/** The picture that a page opens with: it is asked for before the script that would ask for it. */
export function preloadsOf(pathname: string, queries: DehydratedState): string[] {
  const group = groupOf(pathname);
  if (!group) return [];
  for (const query of queries.queries) {
    if (query.queryKey[0] !== announcements.path) continue;
    const read = v.safeParse(Shown, query.state.data);
    const first = read.success
      ? read.output.banners.find((banner) => banner.groupName === group)
      : undefined;
    if (first) return [first.url];
  }
  return [];
}

const Shown = v.object({
  banners: v.array(v.object({ groupName: v.string(), url: v.string() })),
});

function groupOf(pathname: string): (typeof bannerGroups)[number] | null {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (path === '/promotions') return 'w_promotion';
  return path === '/' || path === '/login' || path === '/register' ? 'w_home' : null;
}
