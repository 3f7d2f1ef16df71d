import { isDeepStrictEqual } from 'node:util';
import { areTiersInOrder, topRates } from '#agents/review-terms.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { agentTypes } from '#contract/member.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { canChange, endContract, endingsOf } from './begin-contract.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import {
  type ContractRow,
  insertContract,
  lockKind,
  selectContract,
  selectUplineOf,
} from './contract-store.ts';
import { deleteOffer, selectAgent, selectOffer, upsertOffer } from './house-store.ts';
import { answerTime } from './setting-rules.ts';
import { tellContract, tellEndings } from './tell-contract.ts';

export type HouseOffer =
  | 'unknown-agent'
  | 'has-upline'
  | 'kind-off'
  | 'tiers'
  | 'terms'
  | 'unnamed'
  | 'first'
  | 'same-person'
  | 'pending'
  | 'offered';

interface Offering {
  account: string;
  terms: Terms;
  by: Actor;
}

/** Offers a contract of the house to an agent at the top; above the house's top rate two people do it. */
export async function offerAsHouse(app: ContractApp, offering: Offering): Promise<HouseOffer> {
  const { value } = await inTransaction<{ done: true; value: HouseOffer }>(
    app.database,
    async (transaction) => {
      const { account, terms, by } = offering;
      await lockKind(transaction, terms.kind);
      const rules = await readRules(app, transaction);
      const { kinds, style, carry, topRate } = rules.setting;
      const agent = await selectAgent(transaction, account, agentTypes);
      if (!agent) return done('unknown-agent');
      if (await selectUplineOf(transaction, agent.id, agentTypes)) return done('has-upline');
      if (!kinds.includes(terms.kind)) return done('kind-off');
      if (!areTiersInOrder(terms)) return done('tiers');
      const isOfSite =
        terms.kind !== 'dividend' || (terms.style === style && terms.carry === carry);
      if (!isOfSite) return done('terms');
      const detail = { account, terms: JSON.stringify(terms) };
      if (Math.max(...topRates(terms)) > topRate) {
        if (isUnnamed(by)) return done('unnamed');
        const first = await selectOffer(transaction, agent.id, terms.kind);
        if (!first || !isDeepStrictEqual(first.terms, terms)) {
          const asked = { downlineId: agent.id, terms, by: by.name, now: rules.now };
          await upsertOffer(transaction, asked);
          await writeAudit(transaction, by, 'contract.offer-first', `player:${agent.id}`, detail);
          return done('first');
        }
        if (first.askedBy === by.name) return done('same-person');
        await deleteOffer(transaction, agent.id, terms.kind);
      }
      const id = await insertContract(transaction, {
        kind: terms.kind,
        uplineId: null,
        downlineId: agent.id,
        terms,
        proposedBy: 'upline',
        requestId: crypto.randomUUID(),
        now: rules.now,
        answerBy: answerTime(rules),
      });
      if (!id) return done('pending');
      await writeAudit(transaction, by, 'contract.offer', `agent-contract:${id}`, detail);
      const row = (await selectContract(transaction, id)) as ContractRow;
      await tellContract(app, transaction, row, 'offered');
      return done('offered');
    },
  );
  return value;
}

/**
 * Ends a contract of the house, with all that stand on it; answers whom it concerned, or why not: it is no
 * contract of the house that runs, or figures are being counted anew.
 */
export async function endAsHouse(
  app: ContractApp,
  { contractId, by, reason }: { contractId: string; by: Actor; reason: string },
): Promise<string[] | 'unknown' | 'figures-behind'> {
  const { value } = await inTransaction<Done<string[] | 'unknown' | 'figures-behind'>>(
    app.database,
    async (transaction) => {
      const seen = await selectContract(transaction, contractId);
      if (!seen || seen.uplineId !== null) return done('unknown');
      await lockKind(transaction, seen.kind);
      const row = (await selectContract(transaction, contractId)) ?? seen;
      if (row.state !== 'valid') return done('unknown');
      const rules = await readRules(app, transaction);
      if (!(await canChange(transaction, row, rules))) return done('figures-behind');
      const endings = await endingsOf(transaction, row.downlineId, row.kind, null);
      await endContract(transaction, row, endings, rules);
      await writeAudit(transaction, by, 'contract.end', `agent-contract:${contractId}`, { reason });
      await tellContract(app, transaction, row, 'ended');
      await tellEndings(app, transaction, endings);
      return done([row.downlineAccount, ...endings.map(({ downline }) => downline)]);
    },
  );
  return value;
}
