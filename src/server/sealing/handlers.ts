import { systemKeys } from '#contract/keys.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { SealingKeys } from './sealing-keys.ts';

export function sealingAnswers({ clock }: AppContext, keys: SealingKeys): Answer[] {
  return [
    answer(systemKeys, async () =>
      done({ keys: [...(await keys.publicKeys())], serverTime: clock.now().toISOString() }),
    ),
  ];
}
