import { raiseDispute } from '#server/disputes/raise-dispute.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { readSeeds } from '#server/inhouse/seeds/seeds.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

/** Somebody with money sits at a table of the house's, one round of theirs still running. */
export async function fillInhouse(
  { app }: Pick<FreshSite, 'app'>,
  token: string,
): Promise<Record<string, string>> {
  const player = await identify(app, token);
  if (player === null || player === 'expired') throw new Error('Nobody sits there.');
  const tables = await app.database
    .selectFrom('house_game')
    .select(['game_code as game', 'rules'])
    .execute();
  const gameOf = (rules: string) => tables.find((table) => table.rules === rules)?.game ?? '';
  const opened = await placeBet(
    app,
    {
      requestId: crypto.randomUUID(),
      game: gameOf('VB_MINES'),
      purse: 'money',
      choices: { stake: '10000', mines: 1 },
    },
    player,
  );
  if (!opened.done) throw new Error(opened.code);
  const doubted = await placeBet(
    app,
    {
      requestId: crypto.randomUUID(),
      game: gameOf('VB_DICE'),
      purse: 'coins',
      choices: { stake: '10000', side: 'over', target: 5000 },
    },
    player,
  );
  if (!doubted.done) throw new Error(doubted.code);
  const dispute = await raiseDispute(
    app,
    { roundId: doubted.value.id, words: 'It rolled otherwise.' },
    player,
  );
  if (!dispute.done) throw new Error(dispute.code);
  const over = await placeBet(
    app,
    {
      requestId: crypto.randomUUID(),
      game: gameOf('VB_LIMBO'),
      purse: 'coins',
      choices: { stake: '10000', target: 200 },
    },
    player,
  );
  if (!over.done) throw new Error(over.code);
  const seeds = await readSeeds(app, { purse: 'coins' }, player);
  if (!seeds.done) throw new Error(seeds.code);
  return {
    houseGame: gameOf('VB_DICE'),
    potGame: gameOf('VB_ORCHARD'),
    roomGame: gameOf('VB_CRASH'),
    poolGame: gameOf('VB_SCRATCH_1'),
    openHouseRound: opened.value.id,
    overHouseRound: over.value.id,
    dispute: dispute.value.id,
    commitment: seeds.value.commitment,
  };
}
