import type { Room, Seat, Taken } from '../served-game.ts';

/** A player's chair. Their round is open from buying in to getting up. */
export interface Person {
  kind: 'person';
  seat: Seat;
  round: string;
  /** As of the last finished hand; a running hand keeps its own. */
  stack: bigint;
  /** Their buy-in has been asked for and is not known yet. */
  isComing: boolean;
  /** Not dealt in: they wish it, or have let their time run out twice. */
  isOut: boolean;
  isLeaving: boolean;
  strikes: number;
  /** Since when no window of theirs is open; null while one is. */
  absentSince: number | null;
  outSince: number | null;
}

/** The house's own, and marked as such wherever it is seen. */
export interface Robot {
  kind: 'robot';
  number: number;
  stack: bigint;
}

export type Chair = Person | Robot;

export const chairCount = 6;
/** One person alone finds so many at the table, themselves among them. */
const companyOfOne = 4;
export const robotBuyInBlinds = 80n;

/** Who sits where, and the money with which they came and go. */
export class PokerChairs {
  readonly chairs: (Chair | null)[] = Array.from({ length: chairCount }, () => null);
  private readonly room: Room;
  private readonly bigBlind: bigint;
  private isClosed = false;

  constructor(room: Room, bigBlind: bigint) {
    this.room = room;
    this.bigBlind = bigBlind;
  }

  people(): Person[] {
    return this.chairs.filter((chair): chair is Person => chair?.kind === 'person');
  }

  personOf(player: string): Person | undefined {
    return this.people().find(({ seat }) => seat.player === player);
  }

  placeOf(chair: Chair): number {
    return this.chairs.indexOf(chair);
  }

  /** Chairs that somebody may take while a hand goes on among `busy`. */
  freePlace(busy: ReadonlySet<number>): number {
    const empty = this.chairs.findIndex((chair, place) => chair === null && !busy.has(place));
    if (empty >= 0) return empty;
    return this.chairs.findIndex((chair, place) => chair?.kind === 'robot' && !busy.has(place));
  }

  /** Asks for the buy-in; the chair is kept meanwhile. Answers a refusal's code, or null. */
  async buyIn(seat: Seat, place: number, amount: bigint): Promise<string | null> {
    const person: Person = {
      kind: 'person',
      seat,
      round: this.room.newRound(),
      stack: 0n,
      isComing: true,
      isOut: false,
      isLeaving: false,
      strikes: 0,
      absentSince: null,
      outSince: null,
    };
    this.chairs[place] = person;
    let taken: Taken;
    try {
      taken = await seat.bet(person.round, amount);
    } catch {
      taken = { ok: false, code: 'unknown' };
    }
    if (!taken.ok) {
      this.chairs[place] = null;
      return taken.code;
    }
    if (this.isClosed) {
      await seat.cancel(person.round);
      return 'unknown';
    }
    person.isComing = false;
    person.stack = amount;
    return null;
  }

  /** Pays what lies before them, and ends their round. */
  async getUp(person: Person, stack: bigint) {
    const place = this.placeOf(person);
    if (place < 0) return;
    this.chairs[place] = null;
    person.stack = 0n;
    if (stack > 0n) await person.seat.win(person.round, stack, true);
    else await person.seat.end(person.round);
  }

  /** Robots keep one person company, and go where two can play each other. */
  arrangeRobots() {
    const people = this.people().filter(({ isOut, isComing }) => !isOut && !isComing);
    const wanted = people.length === 1 ? companyOfOne - this.people().length : 0;
    const robots = this.chairs.filter((chair) => chair?.kind === 'robot');
    for (const robot of robots.slice(Math.max(0, wanted))) {
      this.chairs[this.chairs.indexOf(robot)] = null;
    }
    for (let missing = wanted - robots.length; missing > 0; missing -= 1) this.addRobot();
    for (const robot of this.chairs) {
      if (robot?.kind !== 'robot' || robot.stack >= this.bigBlind * 10n) continue;
      robot.stack = this.bigBlind * robotBuyInBlinds;
    }
  }

  private addRobot() {
    // Spread round the table, not huddled beside each other.
    const place = [3, 1, 5, 2, 4, 0].find((one) => this.chairs[one] === null);
    if (place === undefined) return;
    const numbers = this.chairs.map((chair) => (chair?.kind === 'robot' ? chair.number : 0));
    const number = [1, 2, 3, 4, 5, 6].find((one) => !numbers.includes(one)) ?? 7;
    this.chairs[place] = { kind: 'robot', number, stack: this.bigBlind * robotBuyInBlinds };
  }

  /** The table is taken down between hands: everybody takes along what is theirs. */
  close() {
    this.isClosed = true;
    for (const person of this.people()) {
      if (!person.isComing) void this.getUp(person, person.stack);
    }
  }
}
