import type { ErrorCode } from '#contract/errors.ts';
import type { Outcome } from '#server/kernel/answer.ts';
import { approveOrder, rejectOrder } from '#server/rewards/mall/decide-order.ts';
import { listItems, loadItems, MallFile } from '#server/rewards/mall/load-items.ts';
import { readAddress, readOrders } from '#server/rewards/mall/read-orders.ts';
import { changeRule, newestRule, PointsRuleFile } from '#server/rewards/points/change-rule.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { sayByTwo } from './agree.ts';
import { type MallRequest, mallUsage, parseMall } from './mall-request.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const mall = defineCommand<MallRequest>({
  name: 'mall',
  usage: mallUsage,
  parse: parseMall,
  run: runMall,
});

async function runMall(context: CommandContext, request: MallRequest): Promise<string> {
  switch (request.kind) {
    case 'mall-items':
      return (await listItems(context)).map(describeItem).join('\n') || 'There is no item.';
    case 'mall-load': {
      const items = await readDefinition(request.file, MallFile);
      const actor = await actorOf(context, request.as, 'review');
      const carryOut = async (within: CommandContext) => {
        await loadItems(within, items, actor);
        return `${items.length} items stand in the mall as the file says.`;
      };
      // What is left of each changes with every order, and is no reason to begin anew.
      const standing = async (app: Pick<CommandContext, 'database'>) =>
        (await listItems(app)).map(({ stock: _, ...item }) => item);
      const proposal = { subject: 'mall-items', definition: items, standing, carryOut };
      const isMoney = items.some(({ kind }) => kind === 'cash');
      return isMoney ? sayByTwo(context, proposal, actor) : carryOut(context);
    }
    case 'mall-points': {
      const rule = await readDefinition(request.file, PointsRuleFile);
      const actor = await actorOf(context, request.as, 'review');
      const proposal = {
        subject: 'points-rule',
        definition: rule,
        standing: newestRule,
        carryOut: async (within: CommandContext) => {
          const from = await changeRule(within, rule, actor);
          if (!from) throw new CommandError('Another change begins at that moment already.');
          return `Points are earned and converted by it from ${from.toISOString()} on.`;
        },
      };
      return sayByTwo(context, proposal, actor);
    }
    case 'mall-orders':
      return describeOrders(context, request);
    case 'mall-address':
      return describeAddress(context, request);
    case 'mall-approve': {
      const actor = await actorOf(context, request.as, 'review');
      return said(request.id, await approveOrder(context, request, actor));
    }
    case 'mall-reject': {
      const actor = await actorOf(context, request.as, 'review');
      return said(request.id, await rejectOrder(context, request, actor));
    }
  }
}

function said(
  id: string,
  outcome: Outcome<{ state: string; first_approver: string | null }, ErrorCode>,
): string {
  if (!outcome.done) {
    throw new CommandError(reasons[outcome.code] ?? `It was not done: ${outcome.code}.`);
  }
  const { state, first_approver: first } = outcome.value;
  return state === 'In Process' && first !== null
    ? `Order ${id} is above the line: it is sent when another person approves it too.`
    : `Order ${id} is ${state} now.`;
}

const reasons: Readonly<Record<string, string>> = {
  'mall.unknown-order': 'There is no such order.',
  'mall.not-now': 'It is decided already.',
  'reward.same-person': 'It is above the line: two operators with names approve it.',
};

type Item = Awaited<ReturnType<typeof listItems>>[number];

function describeItem({ code, kind, points, stock, is_offered, name }: Item): string {
  const left = stock === null ? 'no end' : `${stock} left`;
  return `${code}  ${kind}  ${points} points  ${left}${is_offered ? '' : '  not offered'}  ${name.en}`;
}

async function describeOrders(
  context: CommandContext,
  { status }: Extract<MallRequest, { kind: 'mall-orders' }>,
): Promise<string> {
  const orders = await readOrders(context, status);
  const lines = orders.map(
    ({ id, ordered_at, account, quantity, itemName, points, isLate, first_approver }) =>
      `${id}  ${ordered_at.toISOString()}  ${account}  ${quantity} x ${itemName.en}  ${points} points${
        first_approver === null ? '' : `  approved by ${first_approver}`
      }${isLate ? '  LATE' : ''}`,
  );
  return lines.join('\n') || `None is ${status}.`;
}

async function describeAddress(
  context: CommandContext,
  { id, as }: Extract<MallRequest, { kind: 'mall-address' }>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const found = await readAddress({ ...context, vault: await context.openVault() }, id, actor);
  if (!found.done) throw new CommandError('There is no such order.');
  const { value } = found;
  return value
    ? [value.name, value.phone, value.address, value.city].join('\n')
    : 'It goes nowhere: it is no parcel, or it was rejected.';
}
