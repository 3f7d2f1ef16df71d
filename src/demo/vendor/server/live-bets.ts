import { purseOf, smallStakeOf } from '../rules/table-stakes.ts';
import type { Room, Seat } from '../served-game.ts';

/** One person's chips in one round. */
export interface LiveBettor {
  seat: Seat;
  spots: Map<string, bigint>;
  /** In the order they were laid, so that they can be taken back. */
  laid: { spot: string; amount: bigint }[];
  total: bigint;
  /** Set once the stakes were asked for. */
  round: string | null;
  taken: Promise<boolean>;
}

/**
 * Who has laid what. Chips can be taken back until the table closes, and the money is asked for then,
 * once for each person, so taking a chip back never leaves a trace in anybody's books.
 */
export class LiveBets {
  private readonly room: Room;
  private bettors = new Map<string, LiveBettor>();
  private earlier = new Map<string, LiveBettor['laid']>();
  /** Rounds that hold a stake and have no result yet, those of an earlier coup too. */
  private readonly open = new Set<LiveBettor>();

  constructor(room: Room) {
    this.room = room;
  }

  beginRound() {
    for (const [player, { laid }] of this.bettors) {
      if (laid.length > 0) this.earlier.set(player, laid);
    }
    this.bettors = new Map();
  }

  /** Answers why not, or null. */
  place(seat: Seat, spot: string, amount: bigint): 'least' | 'most' | null {
    const small = smallStakeOf(seat.currency);
    const bettor = this.bettorOf(seat);
    const wanted = (bettor.spots.get(spot) ?? 0n) + amount;
    if (wanted < small * 4n) return 'least';
    if (wanted > small * 2_000n || bettor.laid.length >= mostChips) return 'most';
    bettor.laid.push({ spot, amount });
    recount(bettor);
    return null;
  }

  change(seat: Seat, kind: 'undo' | 'clear' | 'repeat'): 'nothing' | null {
    const bettor = this.bettorOf(seat);
    if (kind === 'repeat') {
      const earlier = this.earlier.get(seat.player);
      if (!earlier || bettor.laid.length > 0) return 'nothing';
      bettor.laid = [...earlier];
    } else {
      if (bettor.laid.length === 0) return 'nothing';
      bettor.laid = kind === 'undo' ? bettor.laid.slice(0, -1) : [];
    }
    recount(bettor);
    return null;
  }

  /** Nothing that is laid from here on counts; a slow reply holds up nobody's cards. */
  takeStakes(refused: (bettor: LiveBettor, code: string) => void) {
    for (const bettor of this.bettors.values()) {
      if (bettor.total === 0n) continue;
      const round = this.room.newRound();
      bettor.round = round;
      this.open.add(bettor);
      bettor.taken = this.take(bettor, round).then((code) => {
        if (code === null) return true;
        this.open.delete(bettor);
        bettor.laid = [];
        recount(bettor);
        refused(bettor, code);
        return false;
      });
    }
  }

  private async take(bettor: LiveBettor, round: string): Promise<string | null> {
    try {
      const taken = await bettor.seat.bet(round, bettor.total);
      return taken.ok ? null : taken.code;
    } catch {
      return 'unknown';
    }
  }

  /** Pays everybody whose stake was taken, now or when that is known. */
  settle(
    returned: (spot: string, stake: bigint) => bigint,
    paid: (bettor: LiveBettor, won: bigint) => void,
  ) {
    for (const bettor of this.bettors.values()) {
      const { round, seat } = bettor;
      if (round === null) continue;
      let won = 0n;
      for (const [spot, stake] of bettor.spots) won += returned(spot, stake);
      void bettor.taken.then(async (isTaken) => {
        // Off the list first: what has a result is never cancelled.
        if (!isTaken || !this.open.delete(bettor)) return;
        if (won > 0n) await seat.win(round, won, true);
        else await seat.end(round);
        paid(bettor, won);
      });
    }
  }

  /** The table is taken down: what has no result yet goes back, also what is still being asked for. */
  cancelOpen() {
    for (const bettor of this.open) {
      const { round, seat } = bettor;
      void bettor.taken.then((isTaken) => {
        if (isTaken && round !== null && this.open.delete(bettor)) return seat.cancel(round);
      });
    }
  }

  told(player: string) {
    const bettor = this.bettors.get(player);
    return bettor ? toldOf(bettor) : null;
  }

  toldOfAll() {
    return [...this.bettors.values()].filter(({ total }) => total > 0n).map(toldOf);
  }

  private bettorOf(seat: Seat): LiveBettor {
    const known = this.bettors.get(seat.player);
    if (known) {
      // Who came back has a newer seat, and the earlier one may not stake any more.
      if (known.round === null) known.seat = seat;
      return known;
    }
    const bettor: LiveBettor = {
      seat,
      spots: new Map(),
      laid: [],
      total: 0n,
      round: null,
      taken: Promise.resolve(false),
    };
    this.bettors.set(seat.player, bettor);
    return bettor;
  }
}

const mostChips = 60;

function recount(bettor: LiveBettor) {
  bettor.spots = new Map();
  bettor.total = 0n;
  for (const { spot, amount } of bettor.laid) {
    bettor.spots.set(spot, (bettor.spots.get(spot) ?? 0n) + amount);
    bettor.total += amount;
  }
}

function toldOf(bettor: LiveBettor) {
  return {
    nickname: bettor.seat.nickname,
    purse: purseOf(bettor.seat),
    spots: Object.fromEntries([...bettor.spots].map(([spot, stake]) => [spot, String(stake)])),
    total: String(bettor.total),
  };
}
