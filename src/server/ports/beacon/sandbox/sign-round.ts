import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures } = bls12_381;
const suite = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

export function signRound(round: number, secretKey: Uint8Array): string {
  const signature = shortSignatures.sign(shortSignatures.hash(messageOf(round), suite), secretKey);
  return Buffer.from(signature.toBytes(true)).toString('hex');
}

function messageOf(round: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return createHash('sha256').update(bytes).digest();
}
