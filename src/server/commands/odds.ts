import { allGames } from '#games/all-games.ts';

const help = `Every bet of the in-house games with its exact chance and return, one line of JSON each.

  npm run odds                     all games
  npm run odds -- VB_DICE VB_KENO  those games`;

process.exitCode = main(process.argv.slice(2));

/** 0: printed; 2: was not understood. */
function main(given: readonly string[]): number {
  if (given.includes('--help')) {
    console.log(help);
    return 0;
  }
  const codes = given.length > 0 ? given.map((code) => code.toUpperCase()) : [...allGames.keys()];
  const unknown = codes.find((code) => !allGames.has(code));
  if (unknown !== undefined) {
    console.error(
      `There is no ${unknown}; there are ${[...allGames.keys()].join(', ')}.\n\n${help}`,
    );
    return 2;
  }
  for (const code of codes) {
    for (const odds of allGames.get(code)?.game.odds() ?? []) {
      console.log(JSON.stringify({ game: code, ...odds }));
    }
  }
  return 0;
}
