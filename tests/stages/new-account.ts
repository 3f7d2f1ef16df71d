import type { AppContext } from '#server/kernel/app-context.ts';

/** An account without a password, for who attacks it. */
export async function newAccount(app: AppContext, account: string): Promise<string> {
  const { merchant } = app.settings;
  const { id } = await app.database
    .insertInto('player')
    .values({ account, nickname: account, merchant, language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
