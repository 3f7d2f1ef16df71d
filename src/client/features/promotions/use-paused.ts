import { useProtection } from '#client/features/protection/protection-queries.ts';

/** Whether somebody takes a break, or is excluded: they are offered nothing. */
export function usePaused(): boolean {
  const { data } = useProtection();
  return Boolean(data?.break);
}
