import * as v from 'valibot';

/** Minor units as digits, with a minus before what left: how a record tells which way money went. */
export const SignedMinor = v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,17})$/));

/** More than nothing: what one asks to be moved. */
export const MinorToMove = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

/** Made once for each intent, before it is first sent; sent again, it gets the first answer. */
export const RequestId = v.pipe(v.string(), v.uuid());

/** What members' points are counted in. */
export const pointsCommodity = 'POINTS';

/** So many hundredths of a per cent of an amount, a half rounded away from nothing. */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  const share = amount * BigInt(basisPoints);
  const half = share < 0n ? -whole / 2n : whole / 2n;
  return (share + half) / whole;
}

const whole = 10_000n;
