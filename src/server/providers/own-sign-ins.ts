import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { ownSignIns, unlinkSignIn } from '#contract/providers.ts';
import { type Done, done, type Outcome, type Player, refuse, type Visit } from '#server/answer.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { proveSelf } from '#server/identity/prove-self.ts';
import { offeredProviders } from '#server/ports/sign-in/offered-providers.ts';
import { readSite } from '#server/system/read-site.ts';
import { deleteLinked, lockPlayer, selectOtherWays, selectOwnLinked } from './store.ts';

export async function listSignIns(
  { database }: House,
  player: Player,
): Promise<Done<AnswerOf<typeof ownSignIns>>> {
  const linked = await selectOwnLinked(database, player.id);
  return done({
    signIns: linked.map(({ provider, hint, since, usedAt }) => ({
      provider,
      hint,
      since: since.toISOString(),
      lastUsed: usedAt?.toISOString() ?? null,
    })),
  });
}

type Unlink = typeof unlinkSignIn;
type Unlinked = Outcome<AnswerOf<Unlink>, Unlink['refuses'][number]>;

export async function unlinkOwn(
  house: House,
  { provider, proof }: RequestOf<Unlink>,
  player: Player,
  visit: Visit,
): Promise<Unlinked> {
  const proved = await proveSelf(house, player, proof);
  if (!proved.done) return proved;
  const { whitelabel } = await readSite(house, visit.language);
  const hasSmsLogin = whitelabel.MOBILEVERCODELOGIN3 === true;
  return inTransaction<Unlinked>(house.database, async (transaction) => {
    await lockPlayer(transaction, player.id);
    const isGone = await deleteLinked(transaction, { provider, playerId: player.id });
    if (!isGone) return refuse('provider.unknown');
    // A refusal takes the transaction back, and with it what was deleted.
    const isOpen = await hasWayIn(house, transaction, player.id, hasSmsLogin);
    return isOpen ? done({}) : refuse('provider.last-way');
  });
}

/** A link in a mail sets a password, but it is no way in: mailboxes are lost, and not noticed. */
async function hasWayIn(
  { settings }: House,
  transaction: Database,
  playerId: string,
  hasSmsLogin: boolean,
): Promise<boolean> {
  const ways = await selectOtherWays(transaction, playerId);
  if (ways?.hasPassword || ways?.hasPasskey) return true;
  if (ways?.hasMobile && hasSmsLogin) return true;
  const offered = offeredProviders(settings);
  const linked = await selectOwnLinked(transaction, playerId);
  return linked.some((one) => offered.includes(one.provider));
}
