interface Weighed<Value> {
  value: Value;
  bytes: number;
}

/** Keeps what was used last, up to so many entries and bytes. */
export class BoundedMemory<Value> {
  private readonly kept = new Map<string, Weighed<Value>>();
  private readonly entriesAtMost: number;
  private readonly bytesAtMost: number;
  private bytesHeld = 0;

  constructor(entriesAtMost: number, bytesAtMost: number) {
    this.entriesAtMost = entriesAtMost;
    this.bytesAtMost = bytesAtMost;
  }

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    if (this.isCrowded) {
      // A map keeps the order of insertion, so the one just used goes to its end.
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found.value;
  }

  /** Where half is free nothing is pushed out soon, and who was used when need not be known yet. */
  private get isCrowded(): boolean {
    return this.kept.size * 2 > this.entriesAtMost || this.bytesHeld * 2 > this.bytesAtMost;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    // One that would push out everything else is better not kept at all.
    if (bytes > this.bytesAtMost / 4) return;
    this.kept.set(key, { value, bytes });
    this.bytesHeld += bytes;
    for (const [oldest] of this.kept) {
      if (this.kept.size <= this.entriesAtMost && this.bytesHeld <= this.bytesAtMost) break;
      this.delete(oldest);
    }
  }

  /** When a value has grown in place, as by its compressed forms. */
  weighAgain(key: string, value: Value, bytes: number): void {
    if (this.kept.get(key)?.value === value) this.set(key, value, bytes);
  }

  delete(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    this.kept.delete(key);
    this.bytesHeld -= found.bytes;
  }

  clear(): void {
    this.kept.clear();
    this.bytesHeld = 0;
  }

  get size(): number {
    return this.kept.size;
  }

  get bytes(): number {
    return this.bytesHeld;
  }
}
