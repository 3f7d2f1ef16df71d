import { allGames } from '#games/all-games.ts';
import { oddsOfFamily } from '#lottery/odds.ts';
import { type Family, families } from '#lottery/types.ts';

const help = `Every bet of the in-house games and the lottery with its exact chance and return, one line of JSON
each. Lottery bets are called by their family; those that pay by series are counted at series 1800.

  npm run odds                     all games and families
  npm run odds -- VB_DICE SSC LHC  those alone`;

const known = [...allGames.keys(), ...families];

process.exitCode = main(process.argv.slice(2));

/** 0: printed; 2: was not understood. */
function main(given: readonly string[]): number {
  if (given.includes('--help')) {
    console.log(help);
    return 0;
  }
  const codes = given.length > 0 ? given.map((code) => code.toUpperCase()) : known;
  const unknown = codes.find((code) => !known.includes(code));
  if (unknown !== undefined) {
    console.error(`There is no ${unknown}; there are ${known.join(', ')}.\n\n${help}`);
    return 2;
  }
  for (const code of codes) {
    const game = allGames.get(code)?.game;
    for (const odds of game ? game.odds() : oddsOfFamily(code as Family)) {
      console.log(JSON.stringify({ game: code, ...odds }));
    }
  }
  return 0;
}
