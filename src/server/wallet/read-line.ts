import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { agentTypes, trialType } from '#contract/member.ts';
import { type directDownlines, downlinesAtOnce, type ownLine } from '#contract/transfers.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hasPaymentPassword } from '#server/profile/check-payment-password.ts';
import {
  isAgentStopped,
  type Kin,
  selectDownlines,
  selectTransferSwitches,
  selectUpline,
} from './store.ts';

/** The line is closed to an agent whom the house has stopped. */
export async function unlessStopped<Value>(
  { database }: Pick<AppContext, 'database'>,
  player: Player,
  read: () => Promise<Done<Value>>,
): Promise<Outcome<Value, 'agent.stopped'>> {
  return (await isAgentStopped(database, player.id)) ? refuse('agent.stopped') : read();
}

/** Who stands above an agent, and which ways are open. */
export async function readLine(
  { database }: Pick<AppContext, 'database'>,
  player: Player,
): Promise<Done<AnswerOf<typeof ownLine>>> {
  const [upline, switches, hasPassword] = await Promise.all([
    selectUpline(database, player.id, agentTypes),
    selectTransferSwitches(database),
    hasPaymentPassword(database, player.id),
  ]);
  return done({
    upline: upline ? shown(upline) : null,
    canSendUp: switches.upline.isOn && upline !== undefined,
    canSendDown: switches.downline.isOn,
    upMaximum: switches.upline.maximum,
    downMaximum: switches.downline.maximum,
    hasPaymentPassword: hasPassword,
  });
}

/** Those directly below, in the order of their names; nobody further down, and nobody else's. */
export async function readDownlines(
  { database }: Pick<AppContext, 'database'>,
  { account, after }: RequestOf<typeof directDownlines>,
  player: Player,
): Promise<Done<AnswerOf<typeof directDownlines>>> {
  const found = await selectDownlines(database, {
    agentId: player.id,
    agentTypes,
    trialType,
    account,
    after,
    atMost: downlinesAtOnce + 1,
  });
  const list = found.slice(0, downlinesAtOnce).map(shown);
  const next = found.length > downlinesAtOnce ? (list.at(-1)?.account ?? null) : null;
  return done({ list, next });
}

function shown({ account, nickname, isAgent }: Kin) {
  return { account, nickname, isAgent };
}
