import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '#contract/values.ts';

/** What the gateway writes into the page beside the markup, and the browser starts from. */
export interface PageState {
  language: Language;
  queries: DehydratedState;
}

/** Null on a page that was not rendered: the shell, or development. */
export function readPageState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
