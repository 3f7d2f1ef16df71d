import { createHmac, randomBytes } from 'node:crypto';
import { type EnvelopeTerms, pilesOf } from '#contract/envelope-terms.ts';
import { pointsCommodity } from '#contract/money.ts';
import { commitmentOf, type Hmac } from '#games/draw.ts';
import { envelopeText, orderHashOf, sharesOf } from '#games/prove-envelope.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { findBudget, takeBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { insertEnvelope, insertGuests, insertPile } from './envelope-store.ts';

export function budgetNameOf(code: string): string {
  return `envelope:${code}`;
}

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/**
 * One envelope with all of its shares, made and committed before it opens: nothing that anybody does later
 * changes what is inside. False where it is made already.
 */
export function makeEnvelope(
  { database }: Pick<RewardContext, 'database'>,
  terms: EnvelopeTerms,
  { beginsAt, endsAt }: { beginsAt: Date; endsAt: Date },
): Promise<Outcome<boolean, 'reward.no-budget'>> {
  const { code, title, form, split, minimum, audience } = terms;
  const piles = pilesOf(audience);
  return inTransaction<Outcome<boolean, 'reward.no-budget'>>(database, async (transaction) => {
    const { currency } = await selectMerchant(transaction);
    const commodity = form === 'points' ? pointsCommodity : currency;
    const budget = await findBudget(transaction, { name: budgetNameOf(code), commodity });
    if (!budget) return refuse('reward.no-budget');
    const serverSeed = randomBytes(32).toString('hex');
    const id = await insertEnvelope(transaction, {
      code,
      title,
      kind: audience.kind,
      split,
      form,
      minimum: String(minimum),
      begins_at: beginsAt,
      ends_at: endsAt,
      server_seed: serverSeed,
      commitment: commitmentOf(serverSeed),
      budget_id: budget.id,
    });
    if (id === undefined) return done(false);
    const sum = piles.reduce((all, { total }) => all + BigInt(total), 0n);
    if (!(await takeBudget(transaction, budget.id, sum))) return refuse('reward.no-budget');
    for (const [tier, { deposits, total, shares }] of piles.entries()) {
      const drawn = { serverSeed, text: envelopeText(id, tier) };
      const amounts = sharesOf({ split, total, shares, minimum }, drawn, hmac);
      await insertPile(transaction, {
        envelope_id: id,
        tier,
        deposits: String(deposits),
        total: String(total),
        shares,
        order_hash: orderHashOf(amounts, drawn),
        amounts,
      });
    }
    if (audience.kind === 'personal') await insertGuests(transaction, id, audience.accounts);
    return done(true);
  });
}
