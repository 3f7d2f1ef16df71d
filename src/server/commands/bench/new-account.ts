import type { House } from '#server/kernel/app-context.ts';

/** An account without a password, for who attacks it. */
export async function newAccount(house: House, account: string): Promise<string> {
  const { merchant } = house.settings;
  const { id } = await house.database
    .insertInto('player')
    .values({ account, nickname: account, merchant, language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
