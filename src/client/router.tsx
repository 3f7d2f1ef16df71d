import type { I18n, MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Capability } from '#contract/capabilities.ts';
import { parseSearch, stringifySearch } from './address-search.ts';
import { memberAddress } from './member-address.ts';
import { routeTree } from './route-tree.gen.ts';

export interface RouterContext {
  queryClient: QueryClient;
  i18n: I18n;
}

/** How much of the house stands around a screen. */
export type Frame = 'whole' | 'no-footer' | 'bare';

/** The five places of an agent's bar. */
export type AgentPlace = 'overview' | 'team' | 'register' | 'reports' | 'more';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    title?: MessageDescriptor;
    /** `whole` unless it says otherwise. */
    frame?: Frame;
    /** Without which domain of the gateway the screen leads nowhere, and is offered nowhere. */
    needs?: Capability;
    /** At which place of the agents' bar a page belongs. */
    agentPlace?: AgentPlace;
    /** Who draws its first page: the gateway, the same for every visitor, or the visitor's device. */
    paint?: 'gateway' | 'device';
    /** Of a page that the gateway draws: the search parameters that make it another page. */
    paintedBy?: readonly string[];
    /** Of a page that the device draws: the searches for which its shell asks ahead; one without any. */
    aheadFor?: readonly Readonly<Record<string, string>>[];
  }
  interface HistoryState {
    /** The sheet or dialog that this entry of the history opened: going back closes it. */
    overlay?: string;
    /** Opened out of another that waits under it, in the entry before. */
    isAside?: boolean;
  }
}

/** All addresses of home, as the gateway and old links write them. */
export const homeAliases: readonly string[] = ['/index', '/index.html', '/home'];

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The gateway's rendering may hold no inline script, and this option would write one.
    scrollRestoration: history === undefined,
    defaultHashScrollIntoView: true,
    rewrite: {
      input: ({ url }) => {
        if (homeAliases.includes(url.pathname)) url.pathname = '/';
        return memberAddress.input({ url });
      },
      output: memberAddress.output,
    },
  });
}
