import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { setLanguage } from '#contract/site.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { updatePlayerLanguage } from './store.ts';

/** The cookie lets the next first paint speak it; the app reads it too. */
export async function rememberLanguage(
  { database }: AppContext,
  { language }: RequestOf<typeof setLanguage>,
  player: Player | null,
): Promise<Done<AnswerOf<typeof setLanguage>>> {
  if (player) await updatePlayerLanguage(database, player.id, language);
  const cookie = { name: 'lang', value: language, maxAgeSeconds: yearSeconds, isHttpOnly: false };
  return done({ language }, [cookie]);
}

const yearSeconds = 365 * 24 * 60 * 60;
