import { useLingui } from '@lingui/react/macro';
import type { GardenSymbol } from '#games/slots/garden-reels.ts';
import type { OrchardSymbol } from '#games/slots/orchard.ts';

/** What is on the reels of both machines, in words. */
export function useSymbolNames(): Readonly<Record<OrchardSymbol | GardenSymbol, string>> {
  const { t } = useLingui();
  return {
    seven: t`Seven`,
    bar: t`Bar`,
    bell: t`Bell`,
    plum: t`Plum`,
    lemon: t`Lemon`,
    cherry: t`Cherry`,
    wild: t`Wild`,
    flower: t`Flower`,
    bee: t`Bee`,
    butterfly: t`Butterfly`,
    ladybird: t`Ladybird`,
    snail: t`Snail`,
    ace: t`Strawberry`,
    king: t`Pineapple`,
    queen: t`Grapes`,
    knave: t`Clover`,
    ten: t`Cactus`,
  };
}
