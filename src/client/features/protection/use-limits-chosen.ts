import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import { useProtection } from './protection-queries.ts';

/**
 * Before a deposit: whether limits were chosen, and how to ask for them. Undefined until it is known;
 * the gateway refuses with `limit.not-chosen` in any case.
 */
export function useLimitsChosen(): { hasChosen: boolean | undefined; choose: () => void } {
  const { data } = useProtection();
  const open = useOpenOverlay();
  return { hasChosen: data?.hasChosen, choose: () => open({ kind: 'choose-limits' }) };
}
