import {
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query';
import type { PageRule } from '#contract/first-paint.ts';
import type { Language } from '#contract/values.ts';
import { statusKey } from './data/status-store.ts';
import type {} from './page-flags.ts';

/** What the gateway writes beside the markup, and the browser starts from. */
export interface PageState {
  language: Language;
  isNarrow: boolean;
  queries: readonly PageQuery[];
}

/** What was asked for the page; the same content is the same text, whoever drew it and when. */
interface PageQuery {
  key: QueryKey;
  meta?: QueryMeta;
  type?: 'infinite';
  data: unknown;
}

export function queriesForPage({ queries }: DehydratedState): PageQuery[] {
  return queries.map(({ queryKey, meta, queryType, state: { data } }) => ({
    key: queryKey,
    ...(meta && { meta }),
    ...(queryType && { type: queryType }),
    data,
  }));
}

/**
 * The gateway draws a page once and drops it with the content it shows: what it wrote down is still
 * so, however long ago. Only the status was every visitor's, and is asked for again.
 */
export function putQueries(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  const now = Date.now();
  hydrate(queryClient, {
    queries: queries.map(({ key, meta, type, data }) => ({
      queryKey: key,
      queryHash: hashKey(key),
      ...(meta && { meta }),
      ...(type && { queryType: type }),
      dehydratedAt: now,
      state: { ...answered, data, dataUpdatedAt: key[0] === statusKey[0] ? 1 : now },
    })),
  });
}

/** What else a query knows of itself once it has been answered. */
const answered = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** Null on a page that was not rendered: the shell, or development. */
export async function readPageState(): Promise<PageState | null> {
  const text = document.getElementById('state')?.textContent;
  if (text) return JSON.parse(text) as PageState;
  if (!window.pageBeside) return null;
  const beside = await window.pageBeside;
  if (!beside) {
    await fetchWholeStyle();
    return null;
  }
  putRules(beside.rules);
  return beside.state;
}

/** Each at its place in the sheet, in which order decides. */
function putRules(rules: readonly PageRule[]): void {
  const { sheet } = (document.getElementById('style') ?? {}) as { sheet?: CSSStyleSheet };
  if (!sheet) return;
  for (const [place, rule] of rules) {
    try {
      // A browser that left out a rule it cannot read has fewer places.
      sheet.insertRule(rule, Math.min(place, sheet.cssRules.length));
    } catch (_error) {
      // It would have left this one out of the page's own style as well.
    }
  }
}

/** The page names the sheets it carries, switched off: one that carries only a part needs them now. */
async function fetchWholeStyle(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  await Promise.all(
    [...sheets].map(
      (sheet) =>
        new Promise((settled) => {
          sheet.addEventListener('load', settled, { once: true });
          sheet.addEventListener('error', settled, { once: true });
          sheet.disabled = false;
        }),
    ),
  );
}
