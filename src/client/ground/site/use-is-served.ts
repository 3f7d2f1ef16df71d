import { type AnyRoute, useRouter } from '@tanstack/react-router';
import type { Path } from '#client/ui/Go.tsx';
import { useSite } from './use-site.ts';

/**
 * Whether there is such a screen, and the gateway has the domain behind it, which its route or the gate
 * before it names. Until that is known it has not: no entry may lead nowhere.
 */
export function useIsServed(): (to: string) => to is Path {
  const screens = useRouter().routesByPath;
  const served = useSite()?.capabilities ?? [];
  return (to): to is Path => {
    const screen: AnyRoute | undefined = screens[to as keyof typeof screens];
    for (let route: AnyRoute | undefined = screen; route; route = route.parentRoute) {
      const needs = route.options?.staticData?.needs;
      if (needs !== undefined) return served.includes(needs);
    }
    return screen !== undefined;
  };
}
