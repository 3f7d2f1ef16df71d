import * as v from 'valibot';
import { bigBlindOf, leastBuyIn, purseOf } from '../rules/table-stakes.ts';
import {
  BadAct,
  type GameFigures,
  type OpenGame,
  type Room,
  type RunningGame,
  type Seat,
} from '../served-game.ts';
import { PokerTable } from './poker-table.ts';

/** Tables of six for everybody of one purse: coins never meet money, nor one currency another. */
export const openPokerTable: OpenGame = (room) => new PokerLounge(room);

const Amount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/),
  v.transform((digits) => BigInt(digits)),
);
const PokerWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('sit'), amount: Amount }),
  v.strictObject({ kind: v.picklist(['get-up', 'rest', 'back']) }),
  v.strictObject({ kind: v.literal('play'), act: v.picklist(['fold', 'check', 'call']) }),
  v.strictObject({ kind: v.literal('play'), act: v.literal('raise'), to: Amount }),
]);

const ofTheTable: readonly string[] = ['seated', 'amount', 'full'];

class PokerLounge implements RunningGame {
  private readonly room: Room;
  private readonly tables = new Map<string, PokerTable[]>();

  constructor(room: Room) {
    this.room = room;
  }

  /** What comes back is the other players' doing; one sits down with the least buy-in. */
  figures(currency: string): GameFigures {
    return {
      kind: 'holdem',
      lines: null,
      returnBasisPoints: null,
      volatility: null,
      highestTimes: null,
      features: ['several-players'],
      leastStake: bigBlindOf(currency) * leastBuyIn,
    };
  }

  view(seat: Seat) {
    return this.tableOf(seat).view(seat);
  }

  async act(seat: Seat, act: unknown) {
    const parsed = v.safeParse(PokerWish, act);
    if (!parsed.success) throw new BadAct('act.bad');
    const wish = parsed.output;
    const table = this.tableOf(seat);
    if (wish.kind === 'sit') return { why: await this.sit(table, seat, wish.amount) };
    if (wish.kind === 'get-up') return { why: await table.getUp(seat) };
    if (wish.kind === 'play') return { why: table.act(seat, wish) };
    return { why: table.rest(seat, wish.kind === 'rest') };
  }

  /** What the gateway refuses is said by the page round the game, with what to do about it. */
  private async sit(table: PokerTable, seat: Seat, amount: bigint) {
    const why = await table.sit(seat, amount);
    if (why !== null && !ofTheTable.includes(why)) throw new BadAct(why);
    return why;
  }

  left(seat: Seat) {
    const tables = this.tables.get(purseOf(seat)) ?? [];
    for (const table of tables) table.left(seat);
    const used = tables.filter((table) => table.hasAnybody());
    if (used.length === 0) this.tables.delete(purseOf(seat));
    else this.tables.set(purseOf(seat), used);
  }

  close() {
    for (const table of [...this.tables.values()].flat()) table.close();
  }

  /** Where they sit; else where most people are and a chair is free; else a new one. */
  private tableOf(seat: Seat): PokerTable {
    const tables = this.tables.get(purseOf(seat)) ?? [];
    const seated = tables.find((table) => table.chairs.personOf(seat.player));
    if (seated) return seated;
    const [fullest] = tables
      .filter((table) => table.hasRoom())
      .toSorted((one, other) => other.chairs.people().length - one.chairs.people().length);
    if (fullest) return fullest;
    const opened = new PokerTable(this.room, bigBlindOf(seat.currency));
    this.tables.set(purseOf(seat), [...tables, opened]);
    return opened;
  }
}
