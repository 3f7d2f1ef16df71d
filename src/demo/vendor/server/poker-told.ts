import { boardNames, isAllIn, type PokerHand, playerAt } from '../rules/poker-hand.ts';
import { potsOf } from '../rules/poker-pots.ts';
import { nameOf } from '../rules/table-cards.ts';
import { leastBuyIn } from '../rules/table-stakes.ts';
import type { Chair } from './poker-chairs.ts';
import type { PokerTable } from './poker-table.ts';

/** What one player may see: their own cards, and others' only once they lie open. */
export function toldOfTable(table: PokerTable, player: string, now: number) {
  const { hand, settled, bigBlind } = table;
  const person = table.chairs.personOf(player);
  const me = person ? table.chairs.placeOf(person) : -1;
  const allowed = table.allowedTo(me);
  return {
    kind: 'table' as const,
    now,
    me: me < 0 ? null : me,
    isOut: person?.isOut ?? false,
    isComing: person?.isComing ?? false,
    isLeaving: person?.isLeaving ?? false,
    smallBlind: String(bigBlind / 2n),
    bigBlind: String(bigBlind),
    least: String(bigBlind * leastBuyIn),
    most: String(bigBlind * 100n),
    hand: table.handNumber,
    street: hand?.street ?? null,
    button: hand?.button ?? null,
    board: hand ? boardNames(hand) : [],
    pots: hand ? potsTold(hand, settled?.pots ?? null) : [],
    chairs: table.chairs.chairs.map((chair, place) => chairTold(table, chair, place, me)),
    turn: hand?.turn ?? null,
    until: table.until,
    allowed: allowed && {
      canCheck: allowed.canCheck,
      call: String(allowed.call),
      raise: allowed.raise && {
        least: String(allowed.raise.least),
        most: String(allowed.raise.most),
      },
    },
    last: table.last,
    result: settled && {
      won: settled.won.map((one) => ({ ...one, amount: String(one.amount) })),
      rake: String(settled.rake),
    },
  };
}
export type PokerTold = ReturnType<typeof toldOfTable>;
export type ChairTold = NonNullable<PokerTold['chairs'][number]>;

/** What was put in on earlier streets; the bets of this one lie before their owners. */
function potsTold(hand: PokerHand, settled: readonly bigint[] | null): string[] {
  if (settled) return settled.map(String);
  const earlier = hand.players.map(({ place, put, bet, hasFolded }) => ({
    place,
    put: put - bet,
    hasFolded,
  }));
  return merged(potsOf(earlier).map(({ amount }) => amount)).map(String);
}

const merged = (pots: readonly bigint[]) => pots.filter((amount) => amount > 0n);

function chairTold(table: PokerTable, chair: Chair | null, place: number, me: number) {
  if (chair === null) return null;
  const { hand, settled } = table;
  const player = hand && table.dealt.get(place) === chair ? playerAt(hand, place) : undefined;
  const shown =
    settled?.shown[place] ?? (hand && player && place !== me ? openNow(hand, place) : null);
  const own = player && place === me ? player.cards.map(nameOf) : null;
  return {
    name: chair.kind === 'robot' ? String(chair.number) : chair.seat.nickname,
    isRobot: chair.kind === 'robot',
    stack: String(player?.stack ?? chair.stack),
    bet: String(settled ? 0n : (player?.bet ?? 0n)),
    isPlaying: player !== undefined,
    hasFolded: player?.hasFolded ?? false,
    isAllIn: player !== undefined && !player.hasFolded && player.stack === 0n && !settled,
    isOut: chair.kind === 'person' && (chair.isOut || chair.absentSince !== null),
    /** Names of cards; null where they lie face down, or there are none. */
    cards: own ?? shown ?? null,
  };
}

/** With everybody all in, hands are turned up before the board is. */
function openNow(hand: PokerHand, place: number): string[] | null {
  const player = playerAt(hand, place);
  return player && !player.hasFolded && hand.street !== 'over' && isAllIn(hand)
    ? player.cards.map(nameOf)
    : null;
}
