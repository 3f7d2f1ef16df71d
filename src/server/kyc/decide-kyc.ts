import type { KycReason } from '#contract/kyc-rules.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { hashOfNumber, unlockDetails } from '#server/identity-documents/locked-details.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  type HandedInCase,
  lockHandedIn,
  selectSameNumber,
  writeNumberHash,
} from './review-store.ts';
import { insertKycEvent, setDecided } from './store.ts';

/** What it takes to decide; a command has no more of the house than this. */
interface ReviewContext extends Pick<AppContext, 'database' | 'vault'> {
  clock: Pick<AppContext['clock'], 'now'>;
  events: Pick<AppContext['events'], 'publish'>;
}

interface KycDecision {
  caseId: string;
  /** Null approves; a reason is sent to the player in their own language. */
  reason: KycReason | null;
  /** Why it is approved although another account has papers of the same number. */
  override?: string | undefined;
}

type Decided = Outcome<{ account: string; playerId: string }, 'kyc.unknown' | 'kyc.same-number'>;

/** Once decided it stays decided: other papers are another case. */
export function decideKyc(
  { database, clock, events, vault }: ReviewContext,
  { caseId, reason, override }: KycDecision,
  actor: Actor,
): Promise<Decided> {
  return inTransaction<Decided>(database, async (transaction) => {
    const found = await lockHandedIn(transaction, caseId);
    if (found?.status !== 'pending') return refuse('kyc.unknown');
    const isApproval = reason === null;
    const others = isApproval ? await othersInForce(vault, transaction, found) : [];
    if (others.length > 0 && override === undefined) return refuse('kyc.same-number');
    const { playerId, account } = found;
    const now = clock.now();
    const by = `operator:${actor.name}`;
    await setDecided(transaction, caseId, { actor: by, now, reason });
    const kind = isApproval ? 'approved' : 'refused';
    await insertKycEvent(transaction, { caseId, playerId, kind, actor: by, now, reason });
    await writeAudit(transaction, actor, `kyc.${kind}`, `kyc:${caseId}`, {
      ...(reason === null ? {} : { reason }),
      ...(others.length > 0 ? { sameNumber: others.join(' '), override: override ?? '' } : {}),
    });
    const notice = { playerId, link: '/member?page=identity', about: `kyc:${caseId}` };
    if (reason === null) {
      const news = { ...notice, template: 'kyc.approved', values: {} } as const;
      await notifyPlayer({ events }, transaction, news);
    } else {
      const news = { ...notice, template: 'kyc.refused', values: { reason } } as const;
      await notifyPlayer({ events }, transaction, news);
    }
    await events.publish(transaction, { kind: 'kyc.changed', playerId, body: {} });
    return done({ account, playerId });
  });
}

/** Cases that were refused stand in nobody's way: their papers may have been anybody's. */
async function othersInForce(
  vault: ReviewContext['vault'],
  transaction: Transaction,
  { id, playerId, lockedDetails, numberHash: known }: HandedInCase,
): Promise<string[]> {
  const numberHash =
    known ?? hashOfNumber({ vault }, unlockDetails({ vault }, playerId, lockedDetails));
  if (known === null) await writeNumberHash(transaction, id, numberHash);
  const others = await selectSameNumber(transaction, { numberHash, playerId });
  return others.filter(({ status }) => status !== 'refused').map((other) => other.id);
}
