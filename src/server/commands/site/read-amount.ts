import { UsageError } from '../usage-error.ts';

/** Minor units. */
export function readAmount(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) {
    throw new UsageError(`"${text}" is no amount: digits only, in minor units.`);
  }
  return BigInt(text);
}
