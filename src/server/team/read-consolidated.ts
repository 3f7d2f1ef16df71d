import type { AnswerOf } from '#contract/call.ts';
import type { consolidated } from '#contract/team.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isAgentPolicyOn, selectAgentSetting } from './tree-store.ts';

/** Which kinds of contracts there are; none while the merchant has its agents switched off. */
export async function readConsolidated({
  database,
}: Pick<AppContext, 'database'>): Promise<Done<AnswerOf<typeof consolidated>>> {
  const [setting, isOn] = await Promise.all([
    selectAgentSetting(database),
    isAgentPolicyOn(database),
  ]);
  const flag = (has: boolean) => (isOn && has ? 1 : 0);
  return done({
    divtypereq: flag(setting.dividend_contracts),
    dailysalreqtype: flag(setting.daily_contracts),
    contracthoursalreq: flag(setting.hourly_contracts),
    realtimesalreqtype: flag(setting.realtime_contracts),
  });
}
