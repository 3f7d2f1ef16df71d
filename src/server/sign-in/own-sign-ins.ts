import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { ownSignIns, unlinkSignIn } from '#contract/sign-in.ts';
import { proveSelf } from '#server/identity/factors/prove-self.ts';
import { tellOfGuard } from '#server/identity/factors/tell-of-guard.ts';
import { loseWayIn } from '#server/identity/login/lose-way-in.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { deleteLinked, selectOwnLinked } from './store.ts';

export async function listSignIns(
  { database }: AppContext,
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
  app: AppContext,
  { provider, proof }: RequestOf<Unlink>,
  player: Player,
  visit: Visit,
): Promise<Unlinked> {
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  return loseWayIn(app, player.id, visit, async (transaction) => {
    const isGone = await deleteLinked(transaction, { provider, playerId: player.id });
    if (!isGone) return refuse('provider.unknown');
    await tellOfGuard(app, transaction, player, 'provider-unlinked');
    return done({});
  });
}
