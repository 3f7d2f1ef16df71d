import { ask } from '#client/data/ask.ts';
import { chooseBonus } from '#contract/bonus.ts';
import { joinMission } from '#contract/missions.ts';

/** What can be taken with a deposit: cash for what is played, or a bonus. */
export interface Offered {
  kind: 'mission' | 'bonus';
  id: string;
}

/** Null: none, said by a tap. Undefined: nobody touched it, and what was chosen before stands. */
export async function takeOffer(offer: Offered | null | undefined): Promise<void> {
  if (offer === undefined) return;
  if (offer?.kind === 'mission') await ask(joinMission, { missionId: offer.id });
  // A bonus that was chosen before does not come with a deposit that is made without it.
  await ask(chooseBonus, { offerId: offer?.kind === 'bonus' ? offer.id : null });
}
