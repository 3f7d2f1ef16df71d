import { useLingui } from '@lingui/react/macro';
import type { HandName } from '#games/video-poker/hands.ts';

/** What the hands are called. */
export function useHandNames(): Readonly<Record<HandName, string>> {
  const { t } = useLingui();
  return {
    nothing: t({ message: 'Nothing', context: 'cards' }),
    'jacks-or-better': t`Jacks or better`,
    'two-pair': t`Two pairs`,
    'three-of-a-kind': t`Three of a kind`,
    straight: t`Straight`,
    flush: t`Flush`,
    'full-house': t`Full house`,
    'four-of-a-kind': t`Four of a kind`,
    'straight-flush': t`Straight flush`,
    'royal-flush': t`Royal flush`,
  };
}
