import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '#games/sha256.ts';
import { bytesOfHex } from './hex.ts';

/**
 * Whether a beacon's network signed this round: BLS on G1 without a chain, as drand's quicknet signs. A
 * file of its own, because a page fetches the curves only when somebody verifies.
 */
export function isSigned({ publicKey, round, signature }: BeaconRound): boolean {
  try {
    const message = sha256(eightBytes(round));
    const point = bls12_381.shortSignatures.hash(message, domain);
    return bls12_381.shortSignatures.verify(bytesOfHex(signature), point, bytesOfHex(publicKey));
  } catch {
    // What is no point of the curve is no signature either.
    return false;
  }
}

export interface BeaconRound {
  /** Of the network, in hexadecimal digits. */
  publicKey: string;
  round: number;
  signature: string;
}

function eightBytes(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
}

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
