import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { newAgent, newMember, plantPlay } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import type { MembersWanted } from './figure-store.ts';
import { countWithoutBets, selectWithoutBets } from './without-bets-store.ts';

const { database } = await freshDatabase();
const time = {
  kind: 'daily',
  from: '2026-10-10',
  to: '2026-10-10',
  startsAt: new Date('2026-10-10T00:00:00Z'),
  endsAt: new Date('2026-10-11T00:00:00Z'),
  currency: 'USD',
} as const;
const large = 5_040;
let team: MembersWanted;
let holder: Player;

const teamOf = ({ id }: Player): MembersWanted => ({ holderId: id, scope: 'all', timeZone: 'UTC' });
const opened = (moment: string) => sql`update player set created_at = ${moment}`.execute(database);

/** So many below, of whom every hundredth did not play on the day. */
beforeAll(async () => {
  holder = await newAgent(database, 'holder');
  team = teamOf(holder);
  await sql`insert into player (account, nickname, type, merchant, language)
    select 'below' || n, 'below', 0, 'verbena', 'es'
    from generate_series(1, ${large}::integer) as n order by n`.execute(database);
  await sql`insert into team_line (ancestor_id, descendant_id, depth)
    select ${holder.id}::bigint, id, 1 from player where account like 'below%'`.execute(database);
  await sql`insert into play_day select id, '2026-10-10', 'RNG', 'house', 'USD', 1, 100, 100, 0
    from player where account like 'below%' and substr(account, 6)::integer % 100 <> 0`.execute(
    database,
  );
  await opened('2026-09-01');
});

describe('how many have no bet in the time of a bill', () => {
  test('is exact where no end is set, and page after page names as many', async () => {
    expect(await countWithoutBets(database, team, time)).toEqual({ members: 50, isAll: true });
    const named: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await selectWithoutBets(database, team, time, { after, atMost: 20 });
      named.push(...page.map(({ account }) => account));
      after = page.at(-1)?.id;
      if (page.length < 20) break;
    }
    const everyHundredth = Array.from({ length: 50 }, (_, place) => `below${(place + 1) * 100}`);
    expect(named).toEqual(everyHundredth);
  });

  test('says that there may be more where it has found or looked at enough', async () => {
    const enough = (found: number, lookedAt: number) =>
      countWithoutBets(database, team, time, { found, lookedAt });
    expect(await enough(7, 5_000)).toEqual({ members: 7, isAll: false });
    expect(await enough(1_000, 1_000)).toEqual({ members: 9, isAll: false });
    expect(await enough(1_000, 5_000)).toEqual({ members: 49, isAll: false });
    expect(await enough(50, 6_000)).toEqual({ members: 50, isAll: true });
  });

  test('counts whoever stood below on the day, and only play on days of the line', async () => {
    const before = await newAgent(database, 'before');
    const now = await newAgent(database, 'now');
    const [silent, played, gone] = await Promise.all(
      ['silent', 'played', 'gone'].map((name) => newMember(database, name, before)),
    );
    if (!silent || !played || !gone) throw new Error('Nobody stands below.');
    await plantPlay(database, played, { day: '2026-10-10', valid: 100n, prizes: 0n });
    await plantPlay(database, gone, { day: '2026-10-09', valid: 100n, prizes: 0n });
    await opened('2026-09-01');
    const move = ({ id }: Player, day: string) =>
      sql`select team_move_line(${id}::bigint, ${now.id}::bigint, ${day}::timestamptz)`.execute(
        database,
      );
    await move(silent, '2026-10-11');
    await move(played, '2026-10-11');
    await move(gone, '2026-10-10');
    const namesOf = async (agent: Player) =>
      (await selectWithoutBets(database, teamOf(agent), time, { after: undefined, atMost: 9 })).map(
        ({ account }) => account,
      );
    expect(await namesOf(before)).toEqual(['silent']);
    expect(await namesOf(now)).toEqual(['gone']);
  });
});
