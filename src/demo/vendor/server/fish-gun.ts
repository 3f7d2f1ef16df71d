import { type CannonStrength, shotStake } from '../rules/fish-kinds.ts';
import { smallStakeOf } from '../rules/table-stakes.ts';
import type { Room, Seat } from '../served-game.ts';

/** Shots are bought so many at a time, so that a vendor's wallet is not asked for every one of them. */
export const magazineShots = 10n;
/** After so long without a shot the round ends, and what was not fired comes back. */
export const restMilliseconds = 5_000;

export interface GunTold {
  strength: CannonStrength;
  /** What is left to fire, and what this round's catches brought; minor units. */
  magazine: string;
  won: string;
  isLoaded: boolean;
}

/**
 * One person's cannon. A round is a burst: the first shot opens it with a magazine, further magazines
 * are staked into it, and it ends with one payment of what was caught and what was not fired.
 */
export class FishGun {
  seat: Seat;
  strength: CannonStrength = 1;
  lastShotAt = 0;
  private readonly room: Room;
  private readonly over: (gun: FishGun, staked: bigint, back: bigint, won: bigint) => void;
  private round: string | null = null;
  private magazine = 0n;
  private staked = 0n;
  private won = 0n;
  private callOff: () => void = () => undefined;
  /** One shot after the other: two at once must not both buy a magazine. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(room: Room, seat: Seat, over: FishGun['over']) {
    this.room = room;
    this.seat = seat;
    this.over = over;
  }

  /** Runs `fire` with one shot's stake loaded, and spends it unless `fire` answers null. */
  shoot(fire: (stake: bigint) => bigint | null): Promise<string | null> {
    const shot = this.queue.then(() => this.shootNow(fire));
    this.queue = shot.catch(() => undefined);
    return shot;
  }

  /** Answers the refusal's code, or null where the shot was fired or nothing was there to be hit. */
  private async shootNow(fire: (stake: bigint) => bigint | null): Promise<string | null> {
    const stake = shotStake(smallStakeOf(this.seat.currency), this.strength);
    this.callOff();
    try {
      const refusal = this.magazine < stake ? await this.load(stake * magazineShots) : null;
      if (refusal !== null) return refusal;
      const won = fire(stake);
      if (won !== null) {
        this.magazine -= stake;
        this.won += won;
      }
      return null;
    } finally {
      // Whatever went wrong with this shot: a round that is open ends by itself.
      this.rest();
    }
  }

  private async load(amount: bigint): Promise<string | null> {
    const round = this.round ?? this.room.newRound();
    const taken = await this.seat.bet(round, amount);
    if (!taken.ok) return taken.code;
    this.round = round;
    this.magazine += amount;
    this.staked += amount;
    return null;
  }

  private rest() {
    this.callOff();
    if (this.round === null) return;
    this.callOff = this.room.after(restMilliseconds, () => void this.end());
  }

  /** Behind the shots that are on their way: what they stake belongs to this round. */
  end(): Promise<void> {
    const ended = this.queue.then(() => this.endNow());
    this.queue = ended.catch(() => undefined);
    return ended;
  }

  private async endNow() {
    this.callOff();
    const { round, magazine, won, staked, seat } = this;
    if (round === null) return;
    this.round = null;
    this.magazine = 0n;
    this.won = 0n;
    this.staked = 0n;
    const back = magazine + won;
    if (back > 0n) await seat.win(round, back, true);
    else await seat.end(round);
    this.over(this, staked - magazine, back, won);
  }

  told(): GunTold {
    return {
      strength: this.strength,
      magazine: String(this.magazine),
      won: String(this.won),
      isLoaded: this.round !== null,
    };
  }
}
