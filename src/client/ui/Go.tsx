import { Link, type LinkProps, type RegisteredRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, use } from 'react';
import { PresenceContext } from './presence.ts';

type Routes = RegisteredRouter['routeTree']['types']['fileRouteTypes'];

/** Where a screen stands, as the route tree has it. */
export type Path = Routes['to'];

/** What an address says behind its path, as the screen that stands there reads it. */
type SearchOf<To extends Path> = Routes['fileRoutesByTo'][To]['types']['fullSearchSchemaInput'];

/** A link's target: a screen, and the search that this screen reads. Without a search any screen will do. */
export type Way =
  | { [To in Path]: { to: To; search: SearchOf<To> } }[Path]
  | { to: Path; search?: undefined };

/** Props of a component that is a link only where it is given a screen. */
export type WayOrNone = Way | { to?: undefined; search?: undefined };

export type GoProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> &
  Way & {
    hash?: string | undefined;
    replace?: boolean | undefined;
    /** The link counts as current on this exact path only; the search is ignored. */
    isExact?: boolean | undefined;
  };

/**
 * A link inside the app. Out of a sheet it takes the sheet's place in the history, or going back
 * would open the sheet again.
 */
export function Go({ to, search, hash, replace, isExact = false, ...attributes }: GoProps) {
  const isOverPage = use(PresenceContext) !== null;
  const address = { to, search, hash, replace: replace ?? isOverPage } as LinkProps;
  return (
    <Link
      {...address}
      {...attributes}
      activeOptions={{ exact: isExact, includeSearch: !isExact }}
    />
  );
}
