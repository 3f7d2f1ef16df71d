import { giveMoney } from '#tests/wallet/give-money.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, visit } from './visit.ts';

let seats = 0;

type Wishes = NonNullable<Parameters<typeof visit>[0]> & {
  /** Behind the address, such as `&mode=trial`. */
  search?: string;
  /** Done before the game is opened, by the player's number. */
  prepare?: (playerId: string) => Promise<void>;
};

/** Somebody of one's own with money, who sits down at a table of the house. */
export async function seatedAt(rules: string, { search = '', prepare, ...wishes }: Wishes = {}) {
  seats += 1;
  const account = `juega${process.pid}x${seats}`;
  const { gameCode, playerId } = await inDatabase(async (database) => {
    const { id } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId: id, amount: 1_000_000_00n });
    // A walk does not learn anything by waiting as long as a person has to.
    const table = await database
      .updateTable('house_game')
      .set({ cycle_ms: 300 })
      .where('rules', '=', rules)
      .returning('game_code')
      .executeTakeFirstOrThrow();
    return { gameCode: table.game_code, playerId: id };
  });
  await prepare?.(playerId);
  const visited = await visit({ language: 'en', phone: 'pixel', ...wishes });
  await logIn(visited.context, account);
  await visited.page.goto(`/seamless?gameCode=${gameCode}${search}`);
  await alive(visited.page);
  return { ...visited, account, playerId, gameCode };
}

/**
 * A room that many share goes faster than anybody could listen to it, from its next turn on; from its first
 * where nobody has looked in yet.
 */
export function hurryRoom(
  rules: string,
  pace: { betting_ms: number; beat_ms: number; rest_ms: number },
) {
  return inDatabase(async (database) => {
    const { game_code } = await database
      .selectFrom('house_game')
      .select('game_code')
      .where('rules', '=', rules)
      .orderBy('game_code')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('house_room')
      .values({ game_code, purse: 'money', rules, ...pace, awake_until: new Date(0) })
      .onConflict((known) => known.columns(['game_code', 'purse']).doUpdateSet(pace))
      .execute();
  });
}

/** What the betting record holds of somebody, the first bet first. */
export function betsOf(account: string) {
  return inDatabase((database) =>
    database
      .selectFrom('bet_record')
      .innerJoin('player', 'player.id', 'bet_record.player_id')
      .select(['bet_record.stake', 'bet_record.payout', 'bet_record.state'])
      .where('player.account', '=', account)
      .orderBy('bet_record.id')
      .execute(),
  );
}
