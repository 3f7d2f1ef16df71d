import { Link, type LinkProps, type RegisteredRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, use } from 'react';
import { PresenceContext } from './presence.ts';

/** Where a screen stands, as the route tree has it. */
export type Path = RegisteredRouter['routeTree']['types']['fileRouteTypes']['to'];

interface GoProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  to: Path;
  search?: Record<string, unknown>;
  hash?: string;
  replace?: boolean;
  /** Only this very path counts as being there, whatever its search says. */
  isExact?: boolean;
}

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
