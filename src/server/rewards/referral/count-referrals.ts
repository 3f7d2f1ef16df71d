import type { ReferralTerms } from '#contract/referral-terms.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { attribute, refusalOf } from './attribute.ts';
import { insertAwards } from './award-store.ts';
import { friendSums } from './friend-sums.ts';
import { giveAwards } from './give-awards.ts';
import {
  addToReferral,
  type ReferralRow,
  referralReader,
  selectInvited,
  selectNewlyVerified,
  selectProgramme,
  selectSponsors,
  selectTerms,
  setVerified,
  updateReferral,
} from './referral-store.ts';
import { refuseSamePerson } from './refuse-same-person.ts';
import { releaseFriends } from './release-friends.ts';
import { awardsOf, isDone } from './stages.ts';
import { takeBack } from './take-back.ts';

/** The job that counts what invited friends do; planned by the schema. */
export const referralReaderKind = 'referral-reader';

export function readReferralFacts(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const read = await countReferrals(app, factsAtOnce);
    await verifyFriends(app);
    await releaseFriends(app);
    for (const fault of await giveAwards(app)) onFault(fault);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

/** Who came by an invitation, what they do since then, and the cursor, in one transaction. */
export async function countReferrals(app: RewardContext, atMost: number): Promise<number> {
  let read = 0;
  await inTransaction(app.database, async (transaction) => {
    const facts = await readFacts(transaction, referralReader, atMost);
    read = facts.length;
    const newcomers = facts.filter(({ kind }) => kind === 'registration');
    if (newcomers.length > 0) await attributeAll(transaction, newcomers);
    const { currency } = await selectMerchant(transaction);
    const counted = facts.filter(({ valid, kind }) => valid !== 0n || kind === 'deposit');
    if (counted.length > 0) await countAll(app, transaction, counted, currency);
    return done(null);
  });
  return read;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function attributeAll(transaction: Transaction, newcomers: Facts): Promise<void> {
  const programme = await selectProgramme(transaction);
  if (!programme) return;
  const ids = newcomers.map(({ playerId }) => playerId);
  for (const { playerId, referrerId, registeredAt } of await selectSponsors(transaction, ids)) {
    if (referrerId === null || referrerId === playerId) continue;
    const invitation = { playerId, referrerId, registeredAt };
    const refusal = await refusalOf(transaction, invitation);
    await attribute(transaction, invitation, { programme, refusal });
  }
}

async function countAll(
  app: RewardContext,
  transaction: Transaction,
  facts: Facts,
  currency: string,
): Promise<void> {
  const byPlayer = Map.groupBy(facts, ({ playerId }) => playerId);
  const invited = await selectInvited(transaction, [...byPlayer.keys()]);
  if (invited.length === 0) return;
  const allTerms = await selectTerms(transaction);
  for (const friend of invited.sort((one, other) =>
    Number(BigInt(one.player_id) - BigInt(other.player_id)),
  )) {
    const sums = friendSums(byPlayer.get(friend.player_id) ?? [], {
      until: friend.until,
      currency,
    });
    if (sums.deposits === 0n && sums.bets === 0n) continue;
    const grown = await addToReferral(transaction, { playerId: friend.player_id, ...sums });
    const terms = allTerms.get(grown.terms_version);
    if (!terms) continue;
    await finish(transaction, grown, { terms, now: app.clock.now() });
    if (sums.deposits < 0n) await takeBack(app, transaction, grown, terms);
  }
}

async function finish(
  transaction: Transaction,
  friend: ReferralRow,
  { terms, now }: { terms: ReferralTerms; now: Date },
): Promise<void> {
  if (friend.done_at === null && isDone(friend, terms)) {
    await updateReferral(transaction, friend.player_id, { done_at: now });
  }
}

/** Friends whose identity was checked since they were looked at. */
export async function verifyFriends(app: RewardContext): Promise<void> {
  const friends = await selectNewlyVerified(app.database, atOnce);
  if (friends.length === 0) return;
  const allTerms = await selectTerms(app.database);
  const now = app.clock.now();
  for (const { player_id: playerId } of friends) {
    await inTransaction(app.database, async (transaction) => {
      const friend = await setVerified(transaction, playerId, now);
      const terms = friend && allTerms.get(friend.terms_version);
      if (!friend || !terms) return done(null);
      if (await refuseSamePerson(transaction, friend)) return done(null);
      await insertAwards(transaction, awardsOf(friend, 'verified', { terms, now }));
      await finish(transaction, friend, { terms, now });
      return done(null);
    });
  }
}

const factsAtOnce = 2_000;
const atOnce = 500;
const everyMs = 3_000;
