import type { ValueOf } from '#contract/call.ts';
import type { transferProof } from '#contract/ledger.ts';

export type Proof = ValueOf<typeof transferProof>;

/**
 * Whether a proof shows what it claims: its transfer is in the day's root, and the day's root in the
 * chain's. Whoever wrote that chain's root down earlier need not believe the house anything.
 */
export async function verifyProof({ leaf, path, sealed }: Proof): Promise<boolean> {
  let hash = await digest([0], encoder.encode(leaf));
  for (const step of path) {
    const neighbour = bytesOf(step.hash);
    hash = await (step.side === 'left'
      ? digest([1], neighbour, hash)
      : digest([1], hash, neighbour));
  }
  if (hexOf(hash) !== sealed.merkleRoot) return false;
  const told = encoder.encode(`${sealed.day} ${sealed.transfers}`);
  const chain = await digest([2], bytesOf(sealed.previousRoot), hash, told);
  return hexOf(chain) === sealed.chainRoot;
}

const encoder = new TextEncoder();

/** The first byte says what is hashed, so that nothing passes for something else. */
async function digest(mark: number[], ...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Blob([Uint8Array.from(mark), ...(parts as Uint8Array<ArrayBuffer>[])]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await whole.arrayBuffer()));
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
