import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Terms } from '#contract/contract-terms.ts';
import type * as contracts from '#contract/contracts.ts';
import type { answerContract, answerEndOfContract } from '#contract/contracts.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { beginContract, canChange, endContract, endingsOf, isSameList } from './begin-contract.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import {
  askEnd,
  type ContractRow,
  lockKind,
  selectContract,
  selectOwnContract,
  selectRunning,
  updateState,
} from './contract-store.ts';
import { selectMove } from './moved-store.ts';
import { reviewAnswer } from './review-proposal.ts';
import { answerTime } from './setting-rules.ts';
import { isStopped } from './stopped-store.ts';
import { tellContract, tellEndings } from './tell-contract.ts';
import { sideOf, viewContract } from './view-contract.ts';

type Viewed = AnswerOf<typeof answerContract>;

/** Accepts or declines a proposal of the other side. */
export function answerProposal(
  app: ContractApp,
  { contractId, answer, ends }: RequestOf<typeof answerContract>,
  player: Player,
): Promise<Outcome<Viewed, (typeof answerContract)['refuses'][number]>> {
  return onOwnContract(app, player, contractId, async (transaction, row) => {
    const mine = sideOf(row, player.id);
    if (row.state !== 'requested' || row.proposedBy === mine) return refuse('contract.not-now');
    if (answer === 'decline') {
      await updateState(transaction, row.id, 'declined');
      await tellContract(app, transaction, row, 'declined');
      return done(null);
    }
    const rules = await readRules(app, transaction);
    if (mine === 'upline' && (await isStopped(transaction, player.id))) {
      return refuse('agent.stopped');
    }
    if (await selectMove(transaction, row.id)) return refuse('contract.not-now');
    const { kinds } = rules.setting;
    const refusal = reviewAnswer({
      kinds,
      terms: row.terms,
      above: await aboveOf(transaction, row),
    });
    if (refusal) return refuse(refusal);
    const endings = await endingsOf(transaction, row.downlineId, row.kind, row.terms);
    if (!isSameList(endings, ends)) return refuse('contract.ends-others');
    if (!(await canChange(transaction, row, rules))) return refuse('contract.figures-behind');
    await beginContract(transaction, row, endings, rules);
    await tellContract(app, transaction, row, 'accepted');
    await tellEndings(app, transaction, endings);
    return done(null);
  });
}

/** What the upline of a proposal gets itself. */
async function aboveOf(
  transaction: Transaction,
  { uplineId, kind }: ContractRow,
): Promise<Terms | null | 'house'> {
  if (uplineId === null) return 'house';
  return (await selectRunning(transaction, uplineId, kind))?.terms ?? null;
}

/** Asks to end a contract; nothing changes until the other side agrees or its time is over. */
export function askToEnd(
  app: ContractApp,
  { contractId }: RequestOf<typeof contracts.askToEndContract>,
  player: Player,
): Promise<Outcome<Viewed, (typeof contracts.askToEndContract)['refuses'][number]>> {
  return onOwnContract(app, player, contractId, async (transaction, row) => {
    // What the house agreed on ends by the house's command.
    if (row.state !== 'valid' || row.uplineId === null) return refuse('contract.not-now');
    const rules = await readRules(app, transaction);
    const by = sideOf(row, player.id);
    await askEnd(transaction, { id: row.id, by, answerBy: answerTime(rules) });
    await tellContract(app, transaction, { ...row, endAskedBy: by }, 'end-asked');
    return done(null);
  });
}

/** Agrees to end a contract, or keeps it. */
export function answerEnd(
  app: ContractApp,
  { contractId, answer, ends }: RequestOf<typeof answerEndOfContract>,
  player: Player,
): Promise<Outcome<Viewed, (typeof answerEndOfContract)['refuses'][number]>> {
  return onOwnContract(app, player, contractId, async (transaction, row) => {
    if (row.state !== 'termination-requested' || row.endAskedBy === sideOf(row, player.id)) {
      return refuse('contract.not-now');
    }
    if (answer === 'decline') {
      await updateState(transaction, row.id, 'valid');
      await tellContract(app, transaction, row, 'kept');
      return done(null);
    }
    const rules = await readRules(app, transaction);
    const endings = await endingsOf(transaction, row.downlineId, row.kind, null);
    if (!isSameList(endings, ends)) return refuse('contract.ends-others');
    if (!(await canChange(transaction, row, rules))) return refuse('contract.figures-behind');
    await endContract(transaction, row, endings, rules);
    await tellContract(app, transaction, row, 'ended');
    await tellEndings(app, transaction, endings);
    return done(null);
  });
}

/** Takes back what one proposed oneself. */
export function withdrawProposal(
  app: ContractApp,
  { contractId }: RequestOf<typeof contracts.withdrawContract>,
  player: Player,
): Promise<Outcome<Viewed, (typeof contracts.withdrawContract)['refuses'][number]>> {
  return onOwnContract(app, player, contractId, async (transaction, row) => {
    const mine = sideOf(row, player.id);
    if (row.state === 'requested' && row.proposedBy === mine) {
      await updateState(transaction, row.id, 'declined');
      return done(null);
    }
    if (row.state === 'termination-requested' && row.endAskedBy === mine) {
      await updateState(transaction, row.id, 'valid');
      return done(null);
    }
    return refuse('contract.not-now');
  });
}

/** Locks the kind before it looks: of two who answer at once the second finds the first one's answer. */
function onOwnContract<Code extends 'contract.unknown' | 'contract.not-now' | Refusal>(
  app: ContractApp,
  player: Player,
  contractId: string,
  work: (transaction: Transaction, row: ContractRow) => Promise<Outcome<null, Code>>,
): Promise<Outcome<Viewed, Code | 'contract.unknown'>> {
  return inTransaction<Outcome<Viewed, Code | 'contract.unknown'>>(
    app.database,
    async (transaction) => {
      const seen = await selectOwnContract(transaction, player.id, contractId);
      if (!seen) return refuse('contract.unknown');
      await lockKind(transaction, seen.kind);
      const row = (await selectContract(transaction, contractId)) ?? seen;
      const worked = await work(transaction, row);
      if (!worked.done) return worked;
      const changed = (await selectContract(transaction, contractId)) ?? row;
      return done(await viewContract(transaction, changed, player.id));
    },
  );
}

type Refusal = (typeof answerContract)['refuses'][number];
