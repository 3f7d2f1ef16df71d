import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { helpCenter } from '#contract/system.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectHelpArticles } from './store.ts';

export async function listHelp(
  { database }: AppContext,
  { language }: RequestOf<typeof helpCenter>,
): Promise<Done<AnswerOf<typeof helpCenter>>> {
  return done({ articles: await selectHelpArticles(database, language) });
}
