import type { Terms } from '#contract/contract-terms.ts';
import { answerEnd, answerProposal, askToEnd } from '#server/contracts/answer-contract.ts';
import { endAsHouse, offerAsHouse } from '#server/contracts/house-contracts.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import { readContracts, readWaiting } from '#server/contracts/read-contracts.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { newMember, operatorActor } from '#tests/agents/contract-stage.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import type { Holder } from './contracts-model-amounts.ts';
import type { ContractsModel, ModelRules } from './contracts-model-rules.ts';
import type { Deal, Draft, Play } from './contracts-model-steps.ts';
import type { ModelApp } from './model-house.ts';

export const commodity = 'USD';

/** One line of agents with its members, and the bookkeeper beside it. */
export interface Line {
  name: string;
  a: Player;
  b: Player;
  /** Another upline, whom B's line may be moved to. */
  other: Player;
  own: Player;
  moving: Player;
  /** Below whom `moving` stands, from which day on. */
  stands: { from: number; below: Holder }[];
  /** Who joined last, below whom, and on which day: nobody bets before they join. */
  newest: { player: Player; below: Holder; since: number } | null;
  model: ContractsModel;
}

/** Who plays, and below whom on a day. */
export function playerOf(line: Line, who: Play['who'], day: number) {
  if (who === 'newest' && line.newest) return line.newest;
  if (who !== 'moving') return { player: line.own, below: 'a' as const, since: 0 };
  const stood = line.stands.findLast(({ from }) => from <= day);
  return { player: line.moving, below: stood?.below ?? 'b', since: 0 };
}

function termsOf({ kind, ...draft }: Draft, { style, carry }: ModelRules): Terms {
  const { period, activeFrom, above, users, singleBet, betAmount, lossRate } = draft;
  if (kind === 'realtime') return { kind, rate: draft.rate };
  if (kind === 'hourly') {
    return { kind, singleBet, betAmount, users, winRate: draft.rate, lossRate };
  }
  const first = { sales: '0', loss: '0', users: 0, rate: draft.rate };
  const loss = kind === 'dividend' ? String(above?.loss ?? 0) : '0';
  const second = above && {
    ...{ sales: String(above.sales), loss, users: above.users },
    rate: draft.rate + above.rate,
  };
  const tiers = second ? [first, second] : [first];
  if (kind === 'daily') return { kind, activeFrom, tiers };
  return { kind, period, style, carry, activeFrom, tiers };
}

/** Carries out what one line does, in its order, and has the bookkeeper write it down. */
export async function carryOut(
  app: ModelApp,
  line: Line,
  { deals, day }: { deals: readonly Deal[]; day: number },
): Promise<void> {
  for (const deal of deals) await carryOutOne(app, line, deal, day);
}

async function carryOutOne(app: ModelApp, line: Line, deal: Deal, day: number): Promise<void> {
  const { database } = app;
  const { model } = line;
  switch (deal.do) {
    case 'join': {
      const name = `${line.name}-${crypto.randomUUID().slice(0, 8)}`;
      const player = await newMember(database, name, line[deal.below]);
      line.newest = { player, below: deal.below, since: day };
      return;
    }
    case 'bring':
      await giveMoney(database, { playerId: line.a.id, amount: BigInt(deal.amount), commodity });
      model.bring(BigInt(deal.amount));
      return;
    case 'spend':
      await spend(app, line.a, BigInt(deal.amount));
      model.spend(BigInt(deal.amount));
      return;
    case 'house': {
      const terms = termsOf(deal.draft, model.rules);
      const { account } = line.a;
      const offered = await offerAsHouse(app, { account, terms, by: operatorActor });
      if (offered !== 'offered') throw new Error(offered);
      await acceptWaiting(app, line.a);
      model.begin('a', terms);
      return;
    }
    case 'offer': {
      const terms = termsOf(deal.draft, model.rules);
      const isOffered = await offerBelow(app, line, terms);
      const isAllowed = model.allows(terms);
      if (isOffered !== isAllowed) throw new Error(`an offer was ${isOffered ? '' : 'not '}taken`);
      if (isAllowed) model.begin('b', terms);
      return;
    }
    case 'ask':
    case 'end':
    case 'house-end':
      await end(app, line, deal);
  }
}

async function end(
  app: ModelApp,
  { a, b, model }: Line,
  { do: what, kind }: Extract<Deal, { kind: unknown }>,
): Promise<void> {
  const holder = what === 'house-end' ? a : b;
  const { value } = await readContracts(app, { whose: 'mine', kind, are: 'running' }, holder);
  const contractId = value.list[0]?.id;
  const isModelled = model.running(what === 'house-end' ? 'a' : 'b', kind) !== undefined;
  if ((contractId !== undefined) !== isModelled) throw new Error('a contract runs for one alone');
  if (contractId === undefined) return;
  if (what === 'house-end') {
    const ended = await endAsHouse(app, { contractId, by: operatorActor, reason: 'a model' });
    if (typeof ended === 'string') throw new Error(ended);
    model.end('a', kind);
    return;
  }
  await askToEnd(app, { contractId }, a);
  model.askToEnd(kind, app.clock.now().getTime());
  if (what === 'ask') return;
  const ended = await answerEnd(app, { contractId, answer: 'accept', ends: [] }, b);
  if (!ended.done) throw new Error(ended.code);
  model.end('b', kind);
}

async function offerBelow(app: ModelApp, { a, b }: Line, terms: Terms): Promise<boolean> {
  const asked = { requestId: crypto.randomUUID(), account: b.account, terms, ends: [] };
  const offered = await offer(app, asked, a);
  if (!offered.done) return false;
  await acceptWaiting(app, b);
  return true;
}

async function acceptWaiting(app: ModelApp, player: Player): Promise<void> {
  for (const { id: contractId, state, ends } of (await readWaiting(app, player)).value.list) {
    if (state !== 'requested') continue;
    const list = ends.map((one) => one.contractId);
    const answered = await answerProposal(
      app,
      { contractId, answer: 'accept', ends: list },
      player,
    );
    if (!answered.done) throw new Error(answered.code);
  }
}

async function spend(
  { database }: ModelApp,
  { id: playerId }: Player,
  amount: bigint,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const from = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
    const to = await openAccount(transaction, { kind: 'house', commodity });
    await post(transaction, {
      key: `model:${crypto.randomUUID()}`,
      kind: 'adjustment',
      reference: 'a model',
      actor: 'model',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    });
    return done(null);
  });
}
