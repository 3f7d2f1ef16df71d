import type { KycReason } from '#contract/kyc-rules.ts';
import { done, type Outcome, refuse } from '#server/answer.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { tellPlayer } from '#server/notices/tell-player.ts';
import { insertKycEvent, selectCase, setDecided } from './store.ts';

/** What it takes to decide; a command has no more of the house than this. */
interface Room {
  database: Database;
  clock: Pick<House['clock'], 'now'>;
  events: Pick<House['events'], 'publish'>;
}

interface KycDecision {
  caseId: string;
  /** Who decides: `operator:ana`. */
  actor: string;
  /** Null approves; a reason is told to the player in their own language. */
  reason: KycReason | null;
}

/** Once decided it stays decided: other papers are another case. */
export function decideKyc(
  { database, clock, events }: Room,
  { caseId, actor, reason }: KycDecision,
): Promise<Outcome<{ account: string; playerId: string }, 'kyc.unknown'>> {
  return inTransaction<Outcome<{ account: string; playerId: string }, 'kyc.unknown'>>(
    database,
    async (transaction) => {
      const now = clock.now();
      const found = await selectCase(transaction, caseId);
      if (!found || !(await setDecided(transaction, caseId, { actor, now, reason }))) {
        return refuse('kyc.unknown');
      }
      const { player_id: playerId, account } = found;
      const kind = reason === null ? 'approved' : 'refused';
      await insertKycEvent(transaction, { caseId, playerId, kind, actor, now, reason });
      const told = { playerId, link: '/member?page=identity', about: `kyc:${caseId}` };
      if (reason === null) {
        const news = { ...told, template: 'kyc.approved', values: {} } as const;
        await tellPlayer({ events }, transaction, news);
      } else {
        const news = { ...told, template: 'kyc.refused', values: { reason } } as const;
        await tellPlayer({ events }, transaction, news);
      }
      await events.publish(transaction, { kind: 'kyc.changed', playerId, body: {} });
      return done({ account, playerId });
    },
  );
}
