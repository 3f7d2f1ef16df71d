import type { QueryClient } from '@tanstack/react-query';
import type { RouterContext } from '#client/router.tsx';
import { flagsOf } from '#contract/member.ts';
import type { Language } from '#contract/values.ts';
import { memberQuery } from '../session/member-query.ts';
import { isFrameThere } from './drawn-frame.ts';

/** Who opens a screen, and through what the screen asks. */
export interface Visitor {
  client: QueryClient;
  memberId: string;
  isTrial: boolean;
  language: Language;
}

interface LoaderParts<Deps> {
  context: RouterContext;
  deps: Deps;
}

interface BeginOptions {
  /** Also for somebody on trial, who has no account to ask about. */
  isForTrial?: boolean;
}

/** A page is drawn without its data rather than later than this. */
const patienceMs = 500;

/**
 * A route's loader: the one list of what its screen asks first. It prefetches and never throws, for a
 * screen asks again for what is missing. Only the first page of a visit is waited for: later ones are
 * drawn at once and ask for themselves. The gateway runs it too, to learn what a shell asks ahead.
 */
export function begin<Deps = unknown>(
  prefetch: (visitor: Visitor, deps: Deps) => readonly Promise<unknown>[],
  { isForTrial = false }: BeginOptions = {},
) {
  return async ({ context, deps }: LoaderParts<Deps>): Promise<void> => {
    if (!isFrameThere()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((settle) => {
      timer = setTimeout(settle, patienceMs);
    });
    const ready = visitorOf(context).then((visitor) => {
      if (!visitor || (visitor.isTrial && !isForTrial)) return undefined;
      return Promise.allSettled(prefetch(visitor, deps));
    });
    await Promise.race([ready, late]);
    clearTimeout(timer);
  };
}

async function visitorOf({ queryClient, i18n }: RouterContext): Promise<Visitor | undefined> {
  const member = await queryClient.ensureQueryData(memberQuery).catch(() => null);
  if (!member) return undefined;
  const { isTrial } = flagsOf(member.type);
  const language = i18n.locale as Language;
  return { client: queryClient, memberId: member.id, isTrial, language };
}
