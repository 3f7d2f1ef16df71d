/** What draws need of the rules: how a list is sealed and what seed, list and beacon come to. */
export interface DrawRules {
  /** The Merkle root over ticket hashes, in the order of the tickets' ids. */
  listRoot(hashes: readonly string[]): string;
  draw(family: string, from: DrawnFrom): readonly string[];
  /** Whether a result has the shape that the family's draws have. */
  isResult(family: string, result: readonly string[]): boolean;
}

export interface DrawnFrom {
  seed: string;
  game: string;
  numero: string;
  listRoot: string;
  /** The beacon's signature, in hexadecimal digits. */
  beacon: string;
}
