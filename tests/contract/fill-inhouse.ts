import { identify } from '#server/identity/identify.ts';
import { openRound } from '#server/inhouse/open-round.ts';
import { readSeeds } from '#server/inhouse/seeds.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

/** Somebody with money sits at a table of the house's, one round of theirs still running. */
export async function fillInhouse(
  { house }: FreshSite,
  token: string,
): Promise<Record<string, string>> {
  const player = await identify(house, token);
  if (player === null || player === 'expired') throw new Error('Nobody sits there.');
  const tables = await house.database
    .selectFrom('house_game')
    .select(['game_code as game', 'rules'])
    .execute();
  const gameOf = (rules: string) => tables.find((table) => table.rules === rules)?.game ?? '';
  const opened = await openRound(
    house,
    {
      requestId: crypto.randomUUID(),
      game: gameOf('VB_MINES'),
      purse: 'money',
      choices: { stake: '10000', mines: 1 },
    },
    player,
  );
  if (!opened.done) throw new Error(opened.code);
  const seeds = await readSeeds(house, { purse: 'coins' }, player);
  if (!seeds.done) throw new Error(seeds.code);
  return {
    houseGame: gameOf('VB_DICE'),
    potGame: gameOf('VB_ORCHARD'),
    openHouseRound: opened.value.id,
    commitment: seeds.value.commitment,
  };
}
