import { commitmentOf } from './draw.ts';

/** The digest of a text, in hexadecimal digits. Handed in where a whole chain has to be walked fast. */
export type Digest = (text: string) => string;

/**
 * The server seed of one round at a table. A chain of hashes is made from a secret end, and used
 * backwards: round 1 is drawn from the link whose digest was published before it, round 2 from the one
 * whose digest round 1 was drawn from, and so on. Each link proves itself by the one before, and none
 * tells the next.
 */
export function linkOf(chain: Chain, round: number, digest: Digest = commitmentOf): string {
  if (round < 1 || round > chain.rounds) throw new RangeError(`no round ${round} in this chain`);
  return walk(chain.end, chain.rounds - round, digest);
}

export interface Chain {
  /** 64 hexadecimal digits nobody but the house knows; the link of the last round. */
  end: string;
  rounds: number;
}

/** What is published before the first round. */
export function chainCommitment(chain: Chain, digest: Digest = commitmentOf): string {
  return walk(chain.end, chain.rounds, digest);
}

/**
 * Whether a link belongs to what was published, or to the link of an earlier round, `rounds` before. The
 * way may be long: it is walked in slices, and between two of them whoever waits is let through.
 */
export async function isLinked(
  link: string,
  published: string,
  rounds: number,
  breathe: () => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  let reached = link;
  for (let left = rounds; left > 0; left -= sliceOfSteps) {
    reached = walk(reached, Math.min(left, sliceOfSteps), commitmentOf);
    await breathe();
  }
  return reached === published;
}

/** A few milliseconds of a slow phone. */
const sliceOfSteps = 250;

function walk(link: string, times: number, digest: Digest): string {
  let reached = link;
  for (let step = 0; step < times; step += 1) reached = digest(reached);
  return reached;
}
