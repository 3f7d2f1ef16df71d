import { useLingui } from '@lingui/react/macro';

/** Pots by their codes; one that this release does not know is shown by its code. */
export function usePotNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    VB_ORCHARD_BASKET: t`The basket`,
    VB_GARDEN_BUD: t`The bud`,
    VB_GARDEN_BLOSSOM: t`The blossom`,
  };
}
