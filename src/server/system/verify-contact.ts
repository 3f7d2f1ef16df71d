import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { verifyRepresentative } from '#contract/site.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectOfficialChannel } from './store.ts';

export async function verifyContact(
  { database }: AppContext,
  { contact }: RequestOf<typeof verifyRepresentative>,
): Promise<Done<AnswerOf<typeof verifyRepresentative>>> {
  const channel = await selectOfficialChannel(database, contact);
  return done({ official: channel !== null, channel });
}
