import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Party } from '#contract/contract-parties.ts';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import * as contracts from '#contract/contracts.ts';
import { agentTypes } from '#contract/member.ts';
import { minorDigitsOf } from '#contract/minor-digits.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import {
  selectContracts,
  selectOwnContract,
  selectRunning,
  selectUplineOf,
  selectVersions,
  selectWaiting,
} from './contract-store.ts';
import { selectBilledKinds } from './kinds-store.ts';
import { findSides } from './propose-contract.ts';
import type { ContractSetting } from './setting-store.ts';
import { isStopped } from './stopped-store.ts';
import { viewAll, viewContract } from './view-contract.ts';

export async function readWaiting(
  app: ContractApp,
  player: Player,
): Promise<Done<AnswerOf<typeof contracts.waitingContracts>>> {
  const [{ setting, site }, rows, billed] = await Promise.all([
    readRules(app, app.database),
    selectWaiting(app.database, player.id),
    selectBilledKinds(app.database, player.id),
  ]);
  const list = await viewAll(app.database, rows, player.id);
  return done({ kinds: setting.kinds, billed, currency: site.currency, list });
}

export async function readContracts(
  app: ContractApp,
  { whose, kind, are, account, after }: RequestOf<typeof contracts.listContracts>,
  player: Player,
): Promise<Done<AnswerOf<typeof contracts.listContracts>>> {
  const atMost = contracts.contractsAtOnce;
  const [{ setting, site }, upline, rows] = await Promise.all([
    readRules(app, app.database),
    selectUplineOf(app.database, player.id, agentTypes),
    selectContracts(app.database, {
      playerId: player.id,
      whose,
      kind,
      are,
      account,
      after,
      atMost: atMost + 1,
    }),
  ]);
  const page = rows.slice(0, atMost);
  return done({
    kinds: setting.kinds,
    currency: site.currency,
    list: await viewAll(app.database, page, player.id),
    next: rows.length > atMost ? (page.at(-1)?.id ?? null) : null,
    hasUpline: upline !== undefined,
  });
}

export async function readContract(
  app: ContractApp,
  { contractId }: RequestOf<typeof contracts.oneContract>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof contracts.oneContract>, 'contract.unknown'>> {
  const { database } = app;
  const row = await selectOwnContract(database, player.id, contractId);
  if (!row) return refuse('contract.unknown');
  const { site } = await readRules(app, database);
  return done({
    currency: site.currency,
    contract: await viewContract(database, row, player.id),
    versions: await viewAll(database, await selectVersions(database, row), player.id),
  });
}

type Editor = AnswerOf<typeof contracts.contractEditor>;

export async function readEditor(
  app: ContractApp,
  { kind, account }: RequestOf<typeof contracts.contractEditor>,
  player: Player,
): Promise<Outcome<Editor, (typeof contracts.contractEditor)['refuses'][number]>> {
  const { database } = app;
  if (account !== undefined && (await isStopped(database, player.id))) {
    return refuse('agent.stopped');
  }
  const { setting, site } = await readRules(app, database);
  if (!setting.kinds.includes(kind)) return refuse('contract.kind-off');
  const sides = await findSides(database, player, account);
  if (!sides.done) return sides;
  const { uplineId, downlineId, other } = sides.value;
  const [current, above] = await Promise.all([
    selectRunning(database, downlineId, kind),
    selectRunning(database, uplineId, kind),
  ]);
  const isWithUpline = current?.uplineId === uplineId;
  const party: Party = { account: other.account, nickname: other.nickname };
  return done({
    currency: site.currency,
    minorDigits: minorDigitsOf(site.currency),
    party,
    current: current && isWithUpline ? await viewContract(database, current, player.id) : null,
    // What an upline gets is its own business: it is hidden from whoever asks for a contract.
    above: account === undefined ? null : (above?.terms ?? null),
    begin: beginTerms(kind, setting, above?.terms ?? null),
  });
}

/** Terms that keep within the merchant's rules, to be filled in. */
function beginTerms(
  kind: ContractKind,
  { style, carry }: Pick<ContractSetting, 'style' | 'carry'>,
  above: Terms | null,
): Terms {
  const tiers = [{ sales: '0', loss: '0', users: 0, rate: 0 }];
  switch (kind) {
    case 'dividend': {
      const period = above?.kind === 'dividend' ? above.period : 'monthly';
      return { kind, period, style, carry, activeFrom: '0', tiers };
    }
    case 'daily':
      return { kind, activeFrom: '0', tiers };
    case 'hourly':
      return { kind, singleBet: '0', betAmount: '0', users: 0, winRate: 0, lossRate: 0 };
    case 'realtime':
      return { kind, rate: 0 };
  }
}
