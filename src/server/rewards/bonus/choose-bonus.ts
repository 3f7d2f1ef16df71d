import type { chooseBonus as Call } from '#contract/bonus.ts';
import type { AnswerOf } from '#contract/call.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayOffer } from '../may-offer.ts';
import { isInOffer, lockPerson } from '../offers-in-play-store.ts';
import { dropOpenChoice, insertChoice, selectChoices, selectLiveOffers } from './bonus-store.ts';
import { refusalFor } from './who-may-have.ts';

type Chosen = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** Nobody gets a bonus without this: it comes with the next deposit. Null takes the choice back. */
export function chooseBonus(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  offerId: string | null,
  player: Player,
): Promise<Chosen> {
  return inTransaction<Chosen>(database, async (transaction) => {
    const now = clock.now();
    const { id: playerId } = player;
    const refused = await mayOffer(transaction, { playerId, now });
    if (refused && offerId !== null) return refused;
    await dropOpenChoice(transaction, playerId);
    if (offerId === null) return done({ offerId });
    const offer = (await selectLiveOffers(transaction, now)).find(({ code }) => code === offerId);
    if (!offer || now < new Date(offer.terms.from) || now >= new Date(offer.terms.to)) {
      return refuse('bonus.unknown');
    }
    const isGiven = (await selectChoices(transaction, playerId)).some(
      ({ code }) => code === offerId,
    );
    await lockPerson(transaction, playerId);
    const refusal = await refusalFor(transaction, { playerId, terms: offer.terms });
    if (refusal) return refuse(refusal);
    if (isGiven) return refuse('bonus.not-for-you');
    // A bet counts for one offer: whoever is in another one for the same games plays that first.
    const { product } = offer.terms;
    if (await isInOffer(transaction, { playerId, product, now })) return refuse('offer.one-active');
    await insertChoice(transaction, { playerId, code: offerId, offerId: offer.id, now });
    return done({ offerId });
  });
}
