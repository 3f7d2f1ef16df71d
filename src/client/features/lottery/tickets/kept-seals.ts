import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';
import { DrawSeal } from '#contract/lottery.ts';
import type { Ticket } from '#contract/lottery-tickets.ts';

const KeptSeal = v.object({
  game: v.string(),
  numero: v.string(),
  seal: DrawSeal,
  /** By this device's clock; null while the list was not sealed. */
  rootAt: v.nullable(v.number()),
});
export type KeptSeal = v.InferOutput<typeof KeptSeal>;

type Sealed = Pick<Ticket, 'game' | 'seal'> & {
  numero: Pick<Ticket['numero'], 'numero' | 'state'>;
};

/**
 * What a member's numeros were bound to before their draws, as this device learnt it first: with it the device
 * holds the gateway to its word. What is kept is never written over, and nothing is kept once a numero was drawn.
 */
export function keptSeals(memberId: string) {
  const key = memberStorageKey(memberId, 'lottery-seals');
  const read = () => storage.getItem(key, []);
  const write = (
    game: string,
    numero: string,
    change: (kept?: KeptSeal) => KeptSeal | undefined,
  ) => {
    const all = read();
    const found = all.find((one) => one.game === game && one.numero === numero);
    const next = change(found);
    if (next === undefined || next === found) return;
    storage.setItem(key, [next, ...all.filter((one) => one !== found)].slice(0, mostKept));
  };
  return {
    find: (game: string, numero: string): KeptSeal | undefined =>
      read().find((one) => one.game === game && one.numero === numero),
    keep: ({ game, numero: { numero, state }, seal }: Sealed): void => {
      if (seal === null || !isAhead(state)) return;
      write(game, numero, (kept) => {
        if (!kept)
          return { game, numero, seal, rootAt: seal.listRoot === null ? null : Date.now() };
        return seal.listRoot === null ? kept : withRoot(kept, seal.listRoot);
      });
    },
    /** The closing was heard of; only those who hold a ticket have something to hold it against. */
    keepRoot: (game: string, numero: string, listRoot: string): void =>
      write(game, numero, (kept) => kept && withRoot(kept, listRoot)),
  };
}

function withRoot(kept: KeptSeal, listRoot: string): KeptSeal {
  if (kept.seal.listRoot !== null) return kept;
  return { ...kept, seal: { ...kept.seal, listRoot }, rootAt: Date.now() };
}

const isAhead = (state: Ticket['numero']['state']) =>
  state === 'upcoming' || state === 'open' || state === 'closed';

/** Some days of a player's draws; a few hundred bytes each. */
const mostKept = 200;
const storage = deviceStorage<KeptSeal[]>(v.array(KeptSeal));
