import { type RewardForm, type RewardState, rewardForms, rewardStates } from '#contract/rewards.ts';
import { listDoubted, refuseDoubted, releaseDoubted } from '#server/rewards/grants/decide-doubt.ts';
import { approveGrant, revokeGrant } from '#server/rewards/grants/decide-grant.ts';
import type { DoubtedGrant } from '#server/rewards/grants/doubt-store.ts';
import { giveByHand } from '#server/rewards/grants/give-by-hand.ts';
import type { GivenGift } from '#server/rewards/grants/giver-store.ts';
import { listGrants } from '#server/rewards/grants/list-grants.ts';
import { sampleGifts } from '#server/rewards/grants/sample-gifts.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readAmount } from './read-amount.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type RewardRequest =
  | { kind: 'list'; state: RewardState }
  | {
      kind: 'give';
      account: string;
      form: RewardForm;
      amount: bigint;
      reason: string;
      as: string;
    }
  | { kind: 'approve'; id: string; as: string }
  | { kind: 'release'; id: string; as: string }
  | { kind: 'queue' }
  | { kind: 'sample'; month: { year: number; month: number }; as: string }
  | { kind: 'refuse'; id: string; reason: string; as: string }
  | { kind: 'take-back'; id: string; reason: string; as: string };

export const rewards = defineCommand<RewardRequest>({
  name: 'rewards',
  usage: `  rewards list [STATE]                    what players were given, such as waiting (else)
  rewards give ACCOUNT cash|points AMOUNT --as NAME --reason TEXT
                                          a gift; the player reads the TEXT; money, and points above
                                          the line, wait for a second person
  rewards approve ID --as NAME            that second person
  rewards take-back ID --as NAME --reason TEXT
                                          of what nobody has claimed yet
  rewards sample YYYY-MM --as NAME        some of that month's gifts by hand, by chance, to look
                                          at for somebody who gave and approved none
  rewards queue                           what waits because another account resembles its player's
  rewards release ID --as NAME            they are two people; two operators say it
  rewards refuse ID --as NAME --reason TEXT
                                          they are one; the player reads the TEXT`,
  parse: parseRewards,
  run: runRewards,
});

function parseRewards(
  [word, ...rest]: readonly string[],
  { as, reason = '' }: CommandOptions,
): RewardRequest {
  if (word === 'list') {
    const state = rewardStates.find((one) => one === (rest[0] ?? 'waiting'));
    if (!state || rest.length > 1) throw new UsageError(`A state: ${rewardStates.join(', ')}.`);
    return { kind: 'list', state };
  }
  if (word === 'queue' && rest.length === 0) return { kind: 'queue' };
  if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
  if (word === 'give') {
    const [account, given, amount, ...more] = rest;
    const form = rewardForms.find((one) => one === given);
    if (!account || !form || amount === undefined || more.length > 0) {
      throw new UsageError('It is "rewards give ACCOUNT cash|points AMOUNT".');
    }
    return { kind: 'give', account, form, amount: readAmount(amount), reason: why(reason), as };
  }
  if (word === 'sample') {
    const [, year, month] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(rest.join(' ')) ?? [];
    if (year === undefined) throw new UsageError('Say which month: 2026-11.');
    return { kind: 'sample', month: { year: Number(year), month: Number(month) }, as };
  }
  const [id, ...more] = rest;
  if (!id || !/^[1-9]\d{0,17}$/.test(id) || more.length > 0) {
    throw new UsageError('Say which: the number that "rewards list" shows.');
  }
  if (word === 'approve') return { kind: word, id, as };
  if (word === 'release') return { kind: word, id, as };
  if (word === 'take-back') return { kind: word, id, reason: why(reason), as };
  if (word === 'refuse') return { kind: word, id, reason: why(reason), as };
  throw new UsageError(
    'It is "rewards" and one of list, give, approve, take-back, sample, queue, release, refuse.',
  );
}

function why(reason: string): string {
  const text = reason.trim();
  if (text.length < 10 || text.length > 300) {
    throw new UsageError('Say why: --reason TEXT, 10 to 300 characters.');
  }
  return text;
}

async function runRewards(context: CommandContext, request: RewardRequest): Promise<string> {
  if (request.kind === 'list') {
    const rows = await listGrants(context, request.state);
    const lines = rows.map(
      ({ id, account, source, form, amount, commodity, granted_at, remark }) =>
        `${id}  ${granted_at.toISOString()}  ${account}  ${source}  ${form} ${amount} ${commodity}  ${remark ?? ''}`,
    );
    return lines.join('\n') || `None is ${request.state}.`;
  }
  if (request.kind === 'queue') return sayQueue(await listDoubted(context));
  const actor = await actorOf(context, request.as, 'review');
  if (request.kind === 'sample') {
    const drawn = await sampleGifts(context, request.month, actor);
    if (!drawn.done) {
      throw new CommandError(
        'Somebody with a name looks at it, who gave and approved none of them.',
      );
    }
    return drawn.value.map(sayGift).join('\n') || 'None was given.';
  }
  if (request.kind === 'release') {
    const released = await releaseDoubted(context, request.id, actor);
    if (!released.done) throw new CommandError(whyNot(released.code));
    return released.value === 'released'
      ? `Reward ${request.id} can be claimed now.`
      : `Reward ${request.id} waits for another operator, who says the same.`;
  }
  const outcome =
    request.kind === 'give'
      ? await giveByHand(context, { ...request, days: claimDays }, actor)
      : request.kind === 'approve'
        ? await approveGrant(context, request.id, actor)
        : request.kind === 'refuse'
          ? await refuseDoubted(context, request, actor)
          : await revokeGrant(context, request, actor);
  if (!outcome.done) throw new CommandError(whyNot(outcome.code));
  return `Reward ${outcome.value.id} is ${outcome.value.state} now.`;
}

function sayGift({ id, grantedAt, givenBy, account, form, amount, commodity, remark }: GivenGift) {
  return `${id}  ${grantedAt.toISOString()}  ${givenBy ?? ''}  to ${account}  ${form} ${amount} ${commodity}  ${remark ?? ''}`;
}

function sayQueue(rows: readonly DoubtedGrant[]): string {
  const lines = rows.map(
    ({ id, account, source, form, amount, commodity, granted_at: at, remark, others }) =>
      `${id}  ${at.toISOString()}  ${account}  ${source}  ${form} ${amount} ${commodity}  ${remark ?? ''}  as ${others
        .map((other) => `${other.account} (${doubtWords[other.kind]})`)
        .join(', ')}`,
  );
  return lines.join('\n') || 'None waits to be looked at.';
}

const doubtWords: Readonly<Record<DoubtedGrant['others'][number]['kind'], string>> = {
  'payee-name': 'a payee of the same name',
  device: 'the same device',
};

function whyNot(code: string): string {
  return reasons[code] ?? `It was not done: ${code}.`;
}

/** How long a gift can be claimed. */
const claimDays = 30;

const reasons: Readonly<Record<string, string>> = {
  'reward.unknown': 'There is no such reward or player.',
  'reward.over': 'It is claimed, over or approved already.',
  'reward.same-person': 'Another operator, who has a name, says it as well.',
  'break.active': 'The player takes a break: nothing is given meanwhile.',
};
