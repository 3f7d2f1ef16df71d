type Ending = 'completed' | 'used-up' | 'given-up' | 'expired' | 'revoked' | 'ended-by-break';

interface Grant {
  principal: bigint;
  need: bigint;
  capConversion: bigint | null;
  state: 'waiting' | 'active' | Ending;
  lies: bigint;
  counted: bigint;
  converted: bigint;
  /** Before anything that was played in it. */
  order: number;
}

interface Round {
  own: bigint;
  bonus: bigint;
  /** Whose money is in it. */
  grant: Grant | null;
  /** Which grant was played when it began: it counts for that one alone. */
  begun: Grant | null;
}

/**
 * What somebody has of two bonuses in the house's own games, by the rules as the domain tells them: own money first,
 * then the one that is played; what comes back is shared as it went in; what is late goes by how the bonus ended.
 */
export class InhouseBonusBooks {
  readonly grants: Grant[];
  main: bigint;
  private readonly capStake: bigint;
  private readonly rounds = new Map<string, Round>();

  constructor(
    main: bigint,
    capStake: bigint,
    grants: Pick<Grant, 'principal' | 'need' | 'capConversion'>[],
  ) {
    this.main = main;
    this.capStake = capStake;
    this.grants = grants.map((grant, order) => ({
      ...grant,
      ...{ state: order === 0 ? 'active' : 'waiting', lies: order === 0 ? grant.principal : 0n },
      ...{ counted: 0n, converted: 0n, order },
    }));
  }

  get active(): Grant | undefined {
    return this.grants.find(({ state }) => state === 'active');
  }

  sums() {
    return { main: this.main, bonus: this.grants.reduce((sum, { lies }) => sum + lies, 0n) };
  }

  /** The refusal, or that it was played. */
  begin(id: string, stake: bigint): 'played' | 'wallet.short' | 'bonus.stake-above-cap' {
    const { active } = this;
    const own = stake < this.main ? stake : this.main;
    const bonus = stake - own;
    if (bonus > (active?.lies ?? 0n)) return 'wallet.short';
    if (bonus > 0n && stake > this.capStake) return 'bonus.stake-above-cap';
    this.main -= own;
    if (active) active.lies -= bonus;
    const grant = bonus > 0n ? (active ?? null) : null;
    this.rounds.set(id, { own, bonus, grant, begun: active ?? null });
    return 'played';
  }

  /** A round that was won or lost counts; a void one does not. */
  end(id: string, paid: bigint): void {
    const round = this.take(id);
    this.giveBack(round, paid);
    const { begun } = round;
    if (begun?.state === 'active') begun.counted += round.own + round.bonus;
  }

  void(id: string): void {
    const round = this.take(id);
    this.giveBack(round, round.own + round.bonus);
  }

  /** What is played through is the player's own, up to the cap; what is used up ends. */
  finish(): void {
    const { active } = this;
    if (!active) return;
    if (active.counted >= active.need) this.close(active, 'completed', active.lies);
    else if (active.lies === 0n && !this.isOpen(active)) this.close(active, 'used-up', 0n);
  }

  /** False where there is none to give up. */
  giveUp(): boolean {
    this.finish();
    const { active } = this;
    if (!active) return false;
    this.close(active, 'given-up', 0n);
    return true;
  }

  expire(): void {
    this.finish();
    if (this.active) this.close(this.active, 'expired', 0n);
  }

  exclude(): void {
    this.finish();
    const { active } = this;
    if (active) {
      const won = active.lies - active.principal;
      this.close(active, 'ended-by-break', won > 0n ? won : 0n);
    }
  }

  /** The deposit of one came back: not what was completed. */
  chargeBack(order: number): void {
    const grant = this.grants[order];
    if (grant?.state === 'active') this.close(grant, 'revoked', 0n);
    if (grant?.state === 'waiting') grant.state = 'revoked';
  }

  /** False where another one is played, or it waits no more. */
  claim(order: number): boolean {
    const grant = this.grants[order];
    if (grant?.state !== 'waiting' || this.active) return false;
    grant.state = 'active';
    grant.lies = grant.principal;
    return true;
  }

  private isOpen(grant: Grant): boolean {
    return [...this.rounds.values()].some((round) => round.grant === grant);
  }

  private take(id: string): Round {
    const round = this.rounds.get(id);
    if (!round) throw new Error(`There is no round ${id}.`);
    this.rounds.delete(id);
    return round;
  }

  private giveBack({ own, bonus, grant }: Round, paid: bigint): void {
    const part = grant === null ? 0n : (paid * bonus) / (own + bonus);
    this.main += paid - part;
    if (grant?.state === 'active') grant.lies += part;
    if (grant?.state === 'completed' || grant?.state === 'used-up') {
      const room = grant.capConversion === null ? part : grant.capConversion - grant.converted;
      const into = part < room ? part : room;
      grant.converted += into;
      this.main += into;
    }
  }

  private close(grant: Grant, state: Ending, worth: bigint): void {
    const { capConversion: cap } = grant;
    const into = cap === null || worth < cap ? worth : cap;
    this.main += into;
    grant.converted = into;
    grant.lies = 0n;
    grant.state = state;
  }
}
