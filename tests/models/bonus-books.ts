type Product = 'casino' | 'lottery';

interface Parts {
  own: bigint;
  bonus: bigint;
}

/** What somebody has by the rules as the domain tells them, in a few lines: own money first, then the bonus. */
export class BonusBooks {
  private readonly rounds = new Map<object, Parts>();
  private readonly over = new Set<Product>();
  private readonly lies: Record<Product, bigint>;
  private readonly cap: bigint;
  private main: bigint;

  constructor(main: bigint, lies: Record<Product, bigint>, cap: bigint) {
    this.main = main;
    this.lies = lies;
    this.cap = cap;
  }

  sums() {
    return { main: this.main, bonus: this.lies.casino + this.lies.lottery };
  }

  /** Null where it is refused. */
  stake(product: Product, stake: bigint): Parts | null {
    const own = stake < this.main ? stake : this.main;
    const bonus = stake - own;
    if (bonus > this.lies[product] || (bonus > 0n && stake > this.cap)) return null;
    this.main -= own;
    this.lies[product] -= bonus;
    return { own, bonus };
  }

  /** As a stake went in it comes back, the own part rounded up; a bonus that was given up has nothing any more. */
  pay(product: Product, paid: bigint, { own, bonus }: Parts): void {
    const part = bonus === 0n ? 0n : (paid * bonus) / (own + bonus);
    this.main += paid - part;
    if (!this.over.has(product)) this.lies[product] += part;
  }

  giveUp(product: Product): void {
    this.over.add(product);
    this.lies[product] = 0n;
  }

  /** The status that the vendor is answered with. */
  bet(round: object, stake: bigint): number {
    const parts = this.stake('casino', stake);
    if (!parts) return 402;
    const { own, bonus } = this.rounds.get(round) ?? { own: 0n, bonus: 0n };
    this.rounds.set(round, { own: own + parts.own, bonus: bonus + parts.bonus });
    return 200;
  }

  win(round: object, won: bigint): void {
    this.pay('casino', won, this.rounds.get(round) ?? { own: 0n, bonus: 0n });
  }

  cancel(round: object): void {
    const parts = this.rounds.get(round) ?? { own: 0n, bonus: 0n };
    this.pay('casino', parts.own + parts.bonus, parts);
  }
}
