import { languages } from '#contract/languages.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countFacts } from '#server/team/count-facts.ts';
import { findPlayer } from '../merchant/store.ts';
import { pastMonth } from './past-month.ts';
import { teamMembers } from './team-members.ts';
import { insertPastMonth, insertTeam, selectPastGames } from './team-store.ts';

const seed = 20_261_124;

/** The demonstration's agents have a team with a month behind it, counted as all figures are. Only once. */
export async function openDemoTeam(
  app: Pick<AppContext, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  const { database, clock, settings } = app;
  // Without its agents there is nobody to stand below.
  if (!(await findPlayer(database, 'mayorista'))) return;
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const { merchant } = settings;
    const ids = await insertTeam(transaction, teamMembers, {
      merchant,
      language: languages[0],
      now,
    });
    if (ids.size > 0) {
      const games = await selectPastGames(transaction);
      await insertPastMonth(transaction, pastMonth(teamMembers, games, { now, seed }), ids);
    }
    return done(null);
  });
  // What is left, because another transaction of the database is still open, the gateway's job counts.
  while ((await countFacts(app)) > 0);
}
