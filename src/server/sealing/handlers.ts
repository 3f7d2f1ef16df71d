import { systemKeys } from '#contract/keys.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import type { SealingKeys } from './sealing-keys.ts';

export function sealingAnswers({ clock }: House, keys: SealingKeys): Answer[] {
  return [
    answer(systemKeys, async () =>
      done({ keys: [...(await keys.publicKeys())], serverTime: clock.now().toISOString() }),
    ),
  ];
}
