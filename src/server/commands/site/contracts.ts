import type { Duty } from '#contract/call.ts';
import { approveRun, denyOne } from '#server/contracts/approve-run.ts';
import { endAsHouse, offerAsHouse } from '#server/contracts/house-contracts.ts';
import {
  changeContractSetting,
  listHouseContracts,
  listRun,
  listWaitingRuns,
} from '#server/contracts/read-house.ts';
import { replayBills } from '#server/contracts/replay-bills.ts';
import { plainAmount } from '#server/records/write-csv.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { type ContractsRequest, contractsUsage, parseContracts } from './contracts-request.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const contracts = defineCommand<ContractsRequest>({
  name: 'contracts',
  usage: contractsUsage,
  parse: parseContracts,
  run: runContracts,
});

async function runContracts(context: CommandContext, request: ContractsRequest): Promise<string> {
  const { database } = context;
  const by = (as: string | null, duty: Duty) => actorOf(context, as, duty);
  switch (request.kind) {
    case 'contracts-list': {
      const rows = await listHouseContracts(database);
      return rows.map(describeContract).join('\n') || 'The house has no contract.';
    }
    case 'contracts-bills': {
      if (request.run) {
        const lines = await listRun(database, request.run.of, request.run.toDay);
        return lines.map(describeBill).join('\n') || 'That run has no bill with something to pay.';
      }
      const runs = await listWaitingRuns(database);
      return runs.map(describeRun).join('\n') || 'Nothing waits for approval.';
    }
    case 'contracts-replay': {
      const { bills, different } = await replayBills(database);
      const lines = different.map(({ id, account, what }) => `bill ${id} of ${account}: ${what}`);
      if (lines.length > 0) throw new CommandError(lines.join('\n'));
      return `${bills} bills come to the same cent as when they were issued.`;
    }
    case 'contracts-offer': {
      const { account, terms, as } = request;
      const offered = await offerAsHouse(context, { account, terms, by: await by(as, 'review') });
      if (offered === 'offered' || offered === 'first') return offers[offered];
      throw new CommandError(offers[offered]);
    }
    case 'contracts-end': {
      const { id: contractId, as, reason } = request;
      const actor = await by(as, 'review');
      const ended = await endAsHouse(context, { contractId, by: actor, reason });
      if (ended === 'unknown') {
        throw new CommandError('That is no contract of the house that runs.');
      }
      if (ended === 'figures-behind') {
        throw new CommandError('Figures are being counted anew; try again when /metrics is there.');
      }
      return `Ended: ${ended.join(', ')}.`;
    }
    case 'contracts-approve': {
      const { of: kind, toDay, as } = request;
      const now = context.clock.now();
      const approved = await approveRun(database, { kind, toDay, by: await by(as, 'pay'), now });
      if (approved === 'released' || approved === 'first') return approvals[approved];
      throw new CommandError(approvals[approved]);
    }
    case 'contracts-deny': {
      const { id: billId, as, reason } = request;
      const isDenied = await denyOne(context, { billId, by: await by(as, 'pay'), reason });
      if (!isDenied) throw new CommandError('There is no such bill, or something was paid of it.');
      return `Bill ${billId} is denied.`;
    }
    case 'contracts-setting': {
      const { name, value, as } = request;
      const actor = await by(as, 'review');
      return `${name} is ${await changeContractSetting(database, { name, value, by: actor })}.`;
    }
  }
}

function describeContract({
  id,
  account,
  kind,
  state,
  version,
  terms,
}: Awaited<ReturnType<typeof listHouseContracts>>[number]): string {
  return `${id}  ${account}  ${kind}  ${state}  version ${version}  ${JSON.stringify(terms)}`;
}

function describeRun({
  kind,
  toDay,
  bills,
  due,
  largest,
  changed,
  firstBy,
  currency,
}: Awaited<ReturnType<typeof listWaitingRuns>>[number]): string {
  const first = firstBy ? `, approved by ${firstBy}` : '';
  return `${kind} ${toDay}: ${bills} bills, ${plainAmount(due, currency)} ${currency} in all, ${plainAmount(largest, currency)} the largest, ${changed} changed by more than half${first}`;
}

function describeBill({
  id,
  account,
  upline,
  state,
  due,
  paid,
  before,
  currency,
}: Awaited<ReturnType<typeof listRun>>[number]): string {
  const money = (minor: string) => plainAmount(minor, currency);
  const difference = BigInt(due) - BigInt(before ?? due);
  const isMuch = (difference < 0n ? -difference : difference) * 2n > BigInt(before ?? '0');
  const earlier = before === null ? 'the first' : `before ${money(before)}`;
  const mark = before !== null && isMuch ? '!' : ' ';
  return `${mark} ${id}  ${account}  from ${upline ?? 'the house'}  ${money(due)} ${currency}  ${earlier}  ${state}, paid ${money(paid)}`;
}

const offers = {
  offered: 'It is offered, and waits for the agent.',
  first: 'That is above the top rate: it is offered once a second operator types the same.',
  'unknown-agent': 'There is no agent of that name.',
  'has-upline': 'That agent has an upline, who alone offers contracts.',
  'kind-off': 'Contracts of that kind are switched off.',
  tiers: 'Each tier has to demand at least as much as the one before, and pay more.',
  terms: 'Style and carry are those of the site: see "contracts setting".',
  unnamed: 'Above the top rate it takes two operators, each with --as NAME.',
  'same-person': 'You were the first; it takes another one.',
  pending: 'Another offer of that kind waits for this agent.',
} as const;

const approvals = {
  released: 'The run is released, and is paid from the root downwards.',
  first: 'You are the first. It is released once another operator approves the same sum.',
  'nothing-waits': 'No run of that kind and day waits.',
  unnamed: 'It takes two operators, each with --as NAME.',
  'same-person': 'You were the first; it takes another one.',
} as const;
