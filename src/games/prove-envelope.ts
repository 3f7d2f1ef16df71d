import { commitmentOf, type Hmac } from './draw.ts';
import { envelopeShares } from './envelope-shares.ts';
import { evenDraw } from './even-draw.ts';
import { hexOf, sha256, utf8 } from './sha256.ts';

interface PileTerms {
  split: 'fixed' | 'lucky';
  total: number;
  shares: number;
  minimum: number;
}

/** What a pile is drawn from beside the seed. The first pile of an envelope bears the envelope’s number alone. */
export function envelopeText(id: string, tier: number): string {
  return tier === 0 ? `envelope:${id}` : `envelope:${id}:${tier}`;
}

interface Drawn {
  serverSeed: string;
  text: string;
}

/** The shares in the order in which they are taken. */
export function sharesOf(
  { split, total, shares, minimum }: PileTerms,
  { serverSeed, text }: Drawn,
  hmac: Hmac,
): number[] {
  if (split === 'fixed') return Array.from({ length: shares }, () => total / shares);
  const below = evenDraw({ serverSeed, clientSeed: text, nonce: 0 }, hmac);
  return envelopeShares(below, { total, shares, minimum });
}

/** Salted with the seed: a few small amounts could otherwise be guessed from their hash before they open. */
export function orderHashOf(shares: readonly number[], { serverSeed, text }: Drawn): string {
  return hexOf(sha256(utf8(`${serverSeed}:${text}:${shares.join(',')}`)));
}

interface Published {
  id: string;
  commitment: string;
  serverSeed: string;
  piles: readonly (PileTerms & { orderHash: string })[];
  own: { tier: number; ordinal: number; amount: number } | null;
}

/** What does not fit of an envelope that is over; empty where everything does. */
export function envelopeFaults(
  { id, commitment, serverSeed, piles, own }: Published,
  hmac: Hmac,
): ('seed' | 'order' | 'own')[] {
  const drawn = (tier: number) => ({ serverSeed, text: envelopeText(id, tier) });
  const made = piles.map((pile, tier) => sharesOf(pile, drawn(tier), hmac));
  const isOrder = piles.every(
    ({ orderHash }, tier) => orderHashOf(made[tier] ?? [], drawn(tier)) === orderHash,
  );
  const isOwn = !own || made[own.tier]?.[own.ordinal - 1] === own.amount;
  return [
    ...(commitmentOf(serverSeed) === commitment ? [] : (['seed'] as const)),
    ...(isOrder ? [] : (['order'] as const)),
    ...(isOwn ? [] : (['own'] as const)),
  ];
}
