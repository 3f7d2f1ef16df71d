/** Callers that ask for what is already being made wait for it instead of making another. */
export class SingleFlight<Value> {
  private readonly underWay = new Map<string, Promise<Value>>();

  do(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.underWay.get(key);
    if (found) return found;
    const made = make().finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  /** When everything that was under way has ended, well or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.underWay.values());
  }

  get size(): number {
    return this.underWay.size;
  }
}
