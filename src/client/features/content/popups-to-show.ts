import type { Popup } from '#contract/content.ts';

export interface Reader {
  isLogin: boolean;
  /** This login was the member's first. */
  isFirstLogin: boolean;
  /** What was closed during this session. */
  closed: readonly Execution[];
}

export type Execution = Popup['execution'];

/** Visitors are shown B, members A, and on their first login F before it; what was closed stays away. */
export function popupsToShow<Shown extends Pick<Popup, 'execution'>>(
  popups: readonly Shown[],
  reader: Reader,
): Shown[] {
  return executionsFor(reader)
    .filter((execution) => !reader.closed.includes(execution))
    .flatMap((execution) => popups.filter((popup) => popup.execution === execution));
}

function executionsFor({ isLogin, isFirstLogin }: Reader): Execution[] {
  if (!isLogin) return ['B'];
  return isFirstLogin ? ['F', 'A'] : ['A'];
}
