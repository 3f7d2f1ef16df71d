import * as v from 'valibot';
import {
  type CannonStrength,
  cannonStrengths,
  catchChance,
  drawKind,
  fishFacts,
  fishPrize,
  fishReturn,
  fishWeights,
  shotStake,
} from '../rules/fish-kinds.ts';
import { type Fish, placeOf, swimMilliseconds } from '../rules/fish-paths.ts';
import { purseOf, smallStakeOf } from '../rules/table-stakes.ts';
import {
  BadAct,
  type GameFigures,
  type OpenGame,
  type Room,
  type RunningGame,
  type Seat,
} from '../served-game.ts';
import { FishGun, magazineShots } from './fish-gun.ts';

/** One pond for everybody who comes: the same fish, and whoever catches one has it. */
export const openFishPond: OpenGame = (room) => new FishPond(room);

/** A finger is not faster, and what is would be a machine. */
export const betweenShots = 170;
const spawnEvery = 620;
const mostFish = 26;

const FishAct = v.variant('kind', [
  v.strictObject({
    kind: v.literal('shoot'),
    fish: v.pipe(v.number(), v.integer(), v.minValue(1)),
    strength: v.picklist(cannonStrengths),
  }),
  v.strictObject({ kind: v.literal('stop') }),
]);

class FishPond implements RunningGame {
  private readonly room: Room;
  private readonly present = new Map<string, Seat>();
  private readonly guns = new Map<string, FishGun>();
  private fish: Fish[] = [];
  private fishes = 0;
  private isOpen = false;
  private callOff: () => void = () => undefined;

  private readonly weights: ReturnType<typeof fishWeights>;

  constructor(room: Room) {
    this.room = room;
    this.weights = fishWeights(room.game.code);
  }

  /** Whatever is shot at returns the same; how wild it goes is the shooter's choice. */
  figures(currency: string): GameFigures {
    return {
      kind: 'fish',
      lines: null,
      returnBasisPoints: fishReturn * 100,
      volatility: null,
      highestTimes: Math.max(...Object.values(fishFacts).map(({ prize }) => prize)),
      features: ['cannon-levels', 'several-players'],
      leastStake: shotStake(smallStakeOf(currency), 1),
    };
  }

  view(seat: Seat) {
    this.present.set(seat.player, seat);
    const gun = this.gunOf(seat);
    if (!this.isOpen) this.open();
    return {
      kind: 'pond' as const,
      now: this.room.now(),
      me: seat.nickname,
      fish: this.fish,
      guns: this.gunsTold(),
      mine: gun.told(),
      shots: cannonStrengths.map((strength) =>
        String(shotStake(smallStakeOf(seat.currency), strength)),
      ),
      magazineShots: Number(magazineShots),
    };
  }

  async act(seat: Seat, act: unknown) {
    const parsed = v.safeParse(FishAct, act);
    if (!parsed.success) throw new BadAct('act.bad');
    const gun = this.gunOf(seat);
    if (parsed.output.kind === 'stop') {
      await gun.end();
      return { why: null, caught: '0', ...gun.told() };
    }
    const { fish, strength } = parsed.output;
    if (this.room.now() - gun.lastShotAt < betweenShots)
      return { why: 'early' as const, caught: '0', ...gun.told() };
    gun.lastShotAt = this.room.now();
    gun.strength = strength;
    return this.shoot(gun, fish, strength);
  }

  private async shoot(gun: FishGun, id: number, strength: CannonStrength) {
    let caught = 0n;
    let isGone = false;
    const refusal = await gun.shoot((stake) => {
      const target = this.swimming(id);
      // Somebody else had it, or it swam away: such a shot costs nothing.
      if (!target) {
        isGone = true;
        return null;
      }
      const isCaught = this.room.chance() < catchChance(target.kind);
      if (isCaught) {
        caught = fishPrize(target.kind, stake);
        this.fish = this.fish.filter((one) => one !== target);
      }
      this.tellShot(gun, target, strength, caught);
      return caught;
    });
    if (refusal !== null) throw new BadAct(refusal);
    return { why: isGone ? ('gone' as const) : null, caught: String(caught), ...gun.told() };
  }

  /** Whoever goes leaves no round behind. */
  left(seat: Seat) {
    this.present.delete(seat.player);
    const gun = this.guns.get(seat.player);
    if (!gun) return;
    void gun.end().then(() => {
      if (!this.present.has(seat.player)) this.guns.delete(seat.player);
    });
  }

  /** Every shot that was fired has its result, so rounds are paid and not cancelled. */
  close() {
    this.callOff();
    this.isOpen = false;
    for (const gun of this.guns.values()) void gun.end();
  }

  private open() {
    this.isOpen = true;
    // Whoever comes first shall not look into empty water.
    for (let nth = 0; nth < 9; nth += 1) this.spawn(this.room.now() - this.room.chance() * 9_000);
    this.callOff = this.room.after(spawnEvery, () => this.goOn());
  }

  private goOn() {
    this.fish = this.fish.filter((one) => this.isSwimming(one));
    if (this.present.size === 0) {
      this.isOpen = false;
      this.fish = [];
      return;
    }
    if (this.fish.length < mostFish) {
      const fish = this.spawn(this.room.now());
      this.room.tell({ kind: 'fish', now: this.room.now(), fish, guns: this.gunsTold() });
    }
    this.callOff = this.room.after(spawnEvery, () => this.goOn());
  }

  private spawn(born: number): Fish {
    this.fishes += 1;
    const fish = {
      id: this.fishes,
      kind: drawKind(this.room.chance(), this.weights),
      born: Math.round(born),
      seed: Math.floor(this.room.chance() * 2 ** 32),
    };
    this.fish.push(fish);
    return fish;
  }

  private swimming(id: number): Fish | undefined {
    const fish = this.fish.find((one) => one.id === id);
    return fish && this.isSwimming(fish) ? fish : undefined;
  }

  private isSwimming(fish: Fish): boolean {
    return this.room.now() < fish.born + swimMilliseconds(fish);
  }

  private gunOf(seat: Seat): FishGun {
    const known = this.guns.get(seat.player);
    if (known) {
      // Who came back has a newer seat, and the earlier one may not stake any more.
      known.seat = seat;
      return known;
    }
    const gun = new FishGun(this.room, seat, (_, staked, back, won) =>
      this.room.tell(
        { kind: 'over', staked: String(staked), back: String(back), won: String(won) },
        seat.player,
      ),
    );
    this.guns.set(seat.player, gun);
    return gun;
  }

  private tellShot(gun: FishGun, fish: Fish, strength: CannonStrength, caught: bigint) {
    this.room.tell({
      kind: 'shot',
      by: gun.seat.nickname,
      purse: purseOf(gun.seat),
      fish: fish.id,
      at: placeOf(fish, this.room.now()),
      strength,
      caught: caught > 0n ? String(caught) : null,
    });
  }

  private gunsTold() {
    return [...this.present.values()].map(({ nickname }) => nickname);
  }
}

export type FishView = ReturnType<FishPond['view']>;
export type FishAnswer = Awaited<ReturnType<FishPond['act']>>;
