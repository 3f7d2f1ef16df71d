import type { InferOutput } from 'valibot';
import type { TransferRequest, TransferState } from '#contract/vendor-api.ts';
import type { Line } from './journal.ts';

type Transfer = InferOutput<typeof TransferRequest>;
type State = InferOutput<typeof TransferState>;

/** Money that players have moved to this vendor, and how it came and went. */
export interface TransferWallet {
  /** The same id twice is answered the same twice; with other content it is a conflict. */
  move(wish: Transfer): State | 'conflict';
  /** What came of a transfer. One that never came will not be taken any more after this. */
  ask(id: string): State | undefined;
  balance(player: string, currency: string): bigint;
  currencyOf(player: string): string | undefined;
  take(player: string, currency: string, amount: bigint): boolean;
  give(player: string, currency: string, amount: bigint): void;
  lines(): Line[];
}

interface TransferWalletGiven {
  vendor: string;
  earlier: readonly Line[];
  write(line: Line): void;
}

export function openTransferWallet({
  vendor,
  earlier,
  write,
}: TransferWalletGiven): TransferWallet {
  const transfers = new Map<string, { wish: Transfer; state: State }>();
  const never = new Set<string>();
  const held = new Map<string, bigint>();
  const keyOf = (player: string, currency: string) => `${player} ${currency}`;
  const balance = (player: string, currency: string) => held.get(keyOf(player, currency)) ?? 0n;

  function hold(player: string, currency: string, amount: bigint): void {
    held.set(keyOf(player, currency), amount);
    write(heldLine(vendor, keyOf(player, currency), amount));
  }

  for (const line of earlier) {
    if (line.key !== undefined) held.set(String(line.key), BigInt(String(line.amount)));
    if (line.kind === 'never') never.add(String(line.id));
    if (line.kind === 'transfer') {
      transfers.set(String(line.id), { wish: line.wish as Transfer, state: line.state as State });
    }
  }
  return {
    balance,
    currencyOf: (player) =>
      [...held.keys()].find((key) => key.startsWith(`${player} `))?.split(' ')[1],
    move(wish) {
      const before = transfers.get(wish.id);
      if (before) return isSame(before.wish, wish) ? before.state : 'conflict';
      const amount = BigInt(wish.amount);
      const has = balance(wish.player, wish.currency);
      const reason = never.has(wish.id)
        ? 'asked about before it came'
        : wish.direction === 'out' && has < amount
          ? 'not enough'
          : undefined;
      const state: State =
        reason === undefined
          ? { id: wish.id, state: 'done' }
          : { id: wish.id, state: 'refused', reason };
      transfers.set(wish.id, { wish, state });
      const moved = state.state === 'done' ? amount : 0n;
      const after = wish.direction === 'in' ? has + moved : has - moved;
      const key = keyOf(wish.player, wish.currency);
      held.set(key, after);
      // One line for both: torn apart, a transfer would be taken twice or not at all.
      write({ ...heldLine(vendor, key, after), kind: 'transfer', id: wish.id, wish, state });
      return state;
    },
    ask(id) {
      const known = transfers.get(id);
      if (known) return known.state;
      never.add(id);
      write({ vendor, kind: 'never', id });
      return undefined;
    },
    take(player, currency, amount) {
      const has = balance(player, currency);
      if (has < amount) return false;
      hold(player, currency, has - amount);
      return true;
    },
    give: (player, currency, amount) => hold(player, currency, balance(player, currency) + amount),
    lines: () => [
      ...[...held].map(([key, amount]) => heldLine(vendor, key, amount)),
      ...[...never].map((id) => ({ vendor, kind: 'never', id })),
      ...[...transfers].map(([id, { wish, state }]) => ({
        vendor,
        kind: 'transfer',
        id,
        wish,
        state,
      })),
    ],
  };
}

function heldLine(vendor: string, key: string, amount: bigint): Line {
  return { vendor, kind: 'held', key, amount: String(amount) };
}

function isSame(one: Transfer, other: Transfer): boolean {
  return (
    one.player === other.player &&
    one.direction === other.direction &&
    one.amount === other.amount &&
    one.currency === other.currency
  );
}
