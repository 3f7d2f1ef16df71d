import {
  type Allowed,
  allowedNow,
  dealHand,
  doAct,
  foldOut,
  inHand,
  isAllIn,
  nextStreet,
  type PokerAct,
  type PokerHand,
  playerAt,
} from '../rules/poker-hand.ts';
import { decideAsRobot } from '../rules/poker-robot.ts';
import { type Settled, settleHand } from '../rules/poker-settle.ts';
import { shuffledPacks } from '../rules/table-cards.ts';
import { leastBuyIn } from '../rules/table-stakes.ts';
import type { Room, Seat } from '../served-game.ts';
import { type Chair, chairCount, type Person, PokerChairs } from './poker-chairs.ts';
import { toldOfTable } from './poker-told.ts';

export const pokerTimes = {
  beforeDeal: 2_400,
  turn: 20_000,
  street: 900,
  runOut: 1_700,
  result: 5_000,
  absentOut: 45_000,
  absentGone: 180_000,
  outGone: 300_000,
  housekeeping: 15_000,
} as const;

/** Six chairs, no limit. Who sits plays; who goes takes along what lies before them. */
export class PokerTable {
  readonly bigBlind: bigint;
  readonly chairs: PokerChairs;
  hand: PokerHand | null = null;
  settled: Settled | null = null;
  /** Whose cards a hand was dealt to: a chair may have somebody else by its end. */
  dealt = new Map<number, Chair>();
  until = 0;
  handNumber = 0;
  last: { place: number; act: string; amount: string } | null = null;
  private button = -1;
  private readonly room: Room;
  private readonly watchers = new Map<string, Seat>();
  private callOff: () => void = () => undefined;
  private callOffHousekeeping: () => void = () => undefined;
  private isKept = false;
  private isClosed = false;

  constructor(room: Room, bigBlind: bigint) {
    this.room = room;
    this.bigBlind = bigBlind;
    this.chairs = new PokerChairs(room, bigBlind);
  }

  hasRoom(): boolean {
    return this.chairs.people().length < chairCount;
  }

  hasAnybody(): boolean {
    return this.watchers.size > 0 || this.chairs.people().length > 0;
  }

  view(seat: Seat) {
    this.watchers.set(seat.player, seat);
    const person = this.chairs.personOf(seat.player);
    if (person) {
      person.seat = seat;
      person.absentSince = null;
    }
    return this.toldTo(seat.player);
  }

  async sit(seat: Seat, amount: bigint): Promise<string | null> {
    if (this.chairs.personOf(seat.player)) return 'seated';
    if (amount < this.bigBlind * leastBuyIn || amount > this.bigBlind * 100n) return 'amount';
    const place = this.chairs.freePlace(new Set(this.hand ? this.dealt.keys() : []));
    if (place < 0) return 'full';
    const refusal = await this.chairs.buyIn(seat, place, amount);
    if (refusal === null && !this.watchers.has(seat.player)) this.left(seat);
    this.keepHouse();
    this.startSoon();
    this.tell();
    return refusal;
  }

  async getUp(seat: Seat): Promise<string | null> {
    const person = this.chairs.personOf(seat.player);
    if (!person || person.isComing) return 'not-seated';
    await this.release(person);
    return null;
  }

  act(seat: Seat, wish: PokerAct): string | null {
    const { hand } = this;
    const chair = hand?.turn === null || !hand ? undefined : this.dealt.get(hand.turn);
    if (!hand || chair?.kind !== 'person' || chair.seat.player !== seat.player) return 'not-yours';
    if (!this.play(hand, wish)) return 'not-allowed';
    chair.strikes = 0;
    return null;
  }

  /** Sits out from the next hand on, or comes back. */
  rest(seat: Seat, isOut: boolean): string | null {
    const person = this.chairs.personOf(seat.player);
    if (!person) return 'not-seated';
    person.isOut = isOut;
    person.outSince = isOut ? this.room.now() : null;
    if (!isOut) person.strikes = 0;
    this.startSoon();
    this.tell();
    return null;
  }

  left(seat: Seat) {
    this.watchers.delete(seat.player);
    const person = this.chairs.personOf(seat.player);
    if (person) person.absentSince = this.room.now();
  }

  /** A hand that cannot be finished is void: what was put into it lies before its owners again. */
  close() {
    this.isClosed = true;
    this.callOff();
    this.callOffHousekeeping();
    if (this.hand && !this.settled) {
      for (const { place, stack, put } of this.hand.players) {
        const chair = this.dealt.get(place);
        if (chair) chair.stack = stack + put;
      }
    }
    this.hand = null;
    this.chairs.close();
  }

  /** At once where their cards are gone; who is all in waits for what they win. */
  private async release(person: Person) {
    const { hand } = this;
    const place = this.chairs.placeOf(person);
    const player = hand && !this.settled ? playerAt(hand, place) : undefined;
    const isPlaying = player !== undefined && this.dealt.get(place) === person;
    if (!hand || !isPlaying) {
      await this.pay(person, person.stack);
      return;
    }
    if (!player.hasFolded && player.stack === 0n) {
      person.isLeaving = true;
      return;
    }
    const wasTurn = hand.turn === place;
    foldOut(hand, place);
    const stack = player.stack;
    player.stack = 0n;
    this.dealt.delete(place);
    if (wasTurn || hand.turn === null) this.goOn();
    await this.pay(person, stack);
  }

  private async pay(person: Person, stack: bigint) {
    const { seat } = person;
    const paid = this.chairs.getUp(person, stack);
    this.tell();
    await paid;
    this.room.tell({ kind: 'gone', stack: String(stack) }, seat.player);
  }

  private startSoon() {
    if (this.hand || this.isClosed) return;
    this.callOff();
    this.chairs.arrangeRobots();
    if (this.ready().length < 2) return;
    this.callOff = this.room.after(pokerTimes.beforeDeal, () => this.deal());
  }

  private ready() {
    return this.chairs.chairs.flatMap((chair, place) => {
      if (chair === null || chair.stack === 0n) return [];
      return chair.kind === 'person' && chair.isOut ? [] : [{ place, stack: chair.stack, chair }];
    });
  }

  private deal() {
    const ready = this.ready();
    if (this.isClosed || ready.length < 2) return;
    const places = ready.map(({ place }) => place);
    this.button = places.find((place) => place > this.button) ?? (places[0] as number);
    this.dealt = new Map(ready.map(({ place, chair }) => [place, chair]));
    const pack = shuffledPacks(1, () => this.room.chance());
    this.hand = dealHand(ready, this.button, this.bigBlind, pack);
    this.settled = null;
    this.last = null;
    this.handNumber += 1;
    this.goOn();
  }

  private play(hand: PokerHand, wish: PokerAct): boolean {
    const place = hand.turn as number;
    const before = playerAt(hand, place)?.put ?? 0n;
    if (!doAct(hand, wish)) return false;
    const amount = (playerAt(hand, place)?.put ?? 0n) - before;
    this.last = { place, act: wish.act, amount: String(amount) };
    this.goOn();
    return true;
  }

  /** Waits for whoever's turn it is, or lets the next street come. */
  private goOn() {
    const { hand } = this;
    this.callOff();
    if (!hand) return;
    if (hand.turn !== null) this.waitFor(hand, hand.turn);
    else if (inHand(hand).length === 1 || hand.street === 'river') this.settle(hand);
    else {
      const wait = isAllIn(hand) ? pokerTimes.runOut : pokerTimes.street;
      this.until = 0;
      this.callOff = this.room.after(wait, () => {
        nextStreet(hand);
        this.last = null;
        this.goOn();
      });
    }
    this.tell();
  }

  private waitFor(hand: PokerHand, place: number) {
    const chair = this.dealt.get(place);
    if (chair?.kind === 'robot') {
      this.until = 0;
      const wait = 900 + this.room.chance() * 1_300;
      this.callOff = this.room.after(wait, () => this.playRobot(hand, place));
      return;
    }
    this.until = this.room.now() + pokerTimes.turn;
    this.callOff = this.room.after(pokerTimes.turn, () => this.timeOut(hand, chair));
  }

  private playRobot(hand: PokerHand, place: number) {
    const player = playerAt(hand, place);
    const allowed = allowedNow(hand);
    if (!player || !allowed) return;
    const view = {
      cards: player.cards,
      board: hand.board,
      opponents: inHand(hand).length - 1,
      pot: hand.players.reduce((sum, { put }) => sum + put, 0n),
      stack: player.stack,
      bigBlind: this.bigBlind,
      allowed,
    };
    this.play(
      hand,
      decideAsRobot(view, () => this.room.chance()),
    );
  }

  private timeOut(hand: PokerHand, chair: Chair | undefined) {
    if (chair?.kind === 'person') {
      chair.strikes += 1;
      if (chair.strikes >= 2) {
        chair.isOut = true;
        chair.outSince = this.room.now();
      }
    }
    this.play(hand, { act: allowedNow(hand)?.canCheck ? 'check' : 'fold' });
  }

  private settle(hand: PokerHand) {
    this.settled = settleHand(hand);
    this.until = 0;
    for (const { place, stack } of hand.players) {
      const chair = this.dealt.get(place);
      if (chair) chair.stack = stack;
    }
    this.callOff = this.room.after(pokerTimes.result, () => this.clear());
  }

  /** Between two hands: whoever has nothing left, or has gone, gives their chair back. */
  private clear() {
    this.hand = null;
    this.settled = null;
    this.dealt = new Map();
    this.last = null;
    this.sweep();
    this.startSoon();
    this.tell();
  }

  private sweep() {
    const now = this.room.now();
    const isOver = (since: number | null, milliseconds: number) =>
      since !== null && now - since >= milliseconds;
    for (const person of this.chairs.people()) {
      if (person.isComing) continue;
      if (isOver(person.absentSince, pokerTimes.absentOut) && !person.isOut) {
        person.isOut = true;
        person.outSince = now;
      }
      const isGone =
        isOver(person.absentSince, pokerTimes.absentGone) ||
        isOver(person.outSince, pokerTimes.outGone);
      if (person.stack === 0n || person.isLeaving || isGone) void this.pay(person, person.stack);
    }
  }

  /** Also while no hand is played somebody may stay away for too long. */
  private keepHouse() {
    if (this.isKept || this.isClosed) return;
    this.isKept = true;
    this.callOffHousekeeping = this.room.after(pokerTimes.housekeeping, () => {
      this.isKept = false;
      if (!this.hand) {
        this.sweep();
        this.startSoon();
      }
      if (this.chairs.people().length > 0) this.keepHouse();
    });
  }

  private tell() {
    for (const player of this.watchers.keys()) this.room.tell(this.toldTo(player), player);
  }

  private toldTo(player: string) {
    return toldOfTable(this, player, this.room.now());
  }

  allowedTo(place: number): Allowed | null {
    return this.hand?.turn === place ? allowedNow(this.hand) : null;
  }
}
