import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Side } from '#contract/contract-parties.ts';
import type { Terms } from '#contract/contract-terms.ts';
import type { offerContract, requestContract } from '#contract/contracts.ts';
import { agentTypes, trialType } from '#contract/member.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { endingsOf, isSameList } from './begin-contract.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import {
  type ContractRow,
  insertContract,
  lockKind,
  selectByRequest,
  selectContract,
  selectDirectDownline,
  selectRunning,
  selectUplineOf,
} from './contract-store.ts';
import { reviewTerms, type TermsRefusal } from './review-proposal.ts';
import { answerTime } from './setting-rules.ts';
import { isStopped } from './stopped-store.ts';
import { tellContract } from './tell-contract.ts';
import { viewContract } from './view-contract.ts';

type Proposed = AnswerOf<typeof offerContract>;
type Refusal = (typeof offerContract)['refuses'][number];

/** Offers a contract to somebody directly below. */
export function offer(
  app: ContractApp,
  { account, ...request }: RequestOf<typeof offerContract>,
  player: Player,
): Promise<Outcome<Proposed, Refusal>> {
  return propose(app, player, { ...request, by: 'upline', account });
}

/** Asks the agent directly above for one. */
export function request(
  app: ContractApp,
  asked: RequestOf<typeof requestContract>,
  player: Player,
): Promise<Outcome<Proposed, Refusal>> {
  return propose(app, player, { ...asked, by: 'downline', account: undefined });
}

interface Proposing {
  requestId: string;
  by: Side;
  account: string | undefined;
  terms: Terms;
  ends: readonly string[];
}

function propose(
  app: ContractApp,
  player: Player,
  { requestId, by, account, terms, ends }: Proposing,
): Promise<Outcome<Proposed, Refusal>> {
  return inTransaction<Outcome<Proposed, Refusal>>(app.database, async (transaction) => {
    await lockKind(transaction, terms.kind);
    const earlier = await selectByRequest(transaction, requestId);
    if (earlier) {
      const isSame =
        (by === 'upline' ? earlier.uplineId : earlier.downlineId) === player.id &&
        earlier.proposedBy === by &&
        isSameTerms(earlier, terms);
      if (!isSame) return refuse('request.conflict');
      return done(await viewContract(transaction, earlier, player.id));
    }
    if (by === 'upline' && (await isStopped(transaction, player.id))) {
      return refuse('agent.stopped');
    }
    const rules = await readRules(app, transaction);
    if (!rules.setting.kinds.includes(terms.kind)) return refuse('contract.kind-off');
    const found = await findSides(transaction, player, account);
    if (!found.done) return found;
    const { uplineId, downlineId } = found.value;
    const above = await selectRunning(transaction, uplineId, terms.kind);
    const refusal: TermsRefusal | null = reviewTerms({
      setting: rules.setting,
      terms,
      above: above?.terms ?? null,
    });
    if (refusal) return refuse(refusal);
    const endings = await endingsOf(transaction, downlineId, terms.kind, terms);
    const id = await insertContract(transaction, {
      kind: terms.kind,
      uplineId,
      downlineId,
      terms,
      proposedBy: by,
      requestId,
      now: rules.now,
      answerBy: answerTime(rules),
    });
    if (!id) return refuse('contract.pending');
    if (!isSameList(endings, ends)) return refuse('contract.ends-others');
    const row = (await selectContract(transaction, id)) as ContractRow;
    await tellContract(app, transaction, row, by === 'upline' ? 'offered' : 'requested');
    return done(await viewContract(transaction, row, player.id));
  });
}

/** PostgreSQL keeps an object's members in an order of its own. */
function isSameTerms({ terms }: ContractRow, other: Terms): boolean {
  return canonical(terms) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** With an account it is about a downline of the caller, else about the caller's own upline. */
export async function findSides(
  database: Database | Transaction,
  player: Pick<Player, 'id'>,
  account: string | undefined,
): Promise<
  Outcome<
    { uplineId: string; downlineId: string; other: { account: string; nickname: string } },
    'contract.no-upline' | 'contract.not-downline'
  >
> {
  if (account === undefined) {
    const upline = await selectUplineOf(database, player.id, agentTypes);
    if (!upline) return refuse('contract.no-upline');
    return done({ uplineId: upline.id, downlineId: player.id, other: upline });
  }
  const downline = await selectDirectDownline(database, player.id, account, trialType);
  if (!downline) return refuse('contract.not-downline');
  return done({ uplineId: player.id, downlineId: downline.id, other: downline });
}
