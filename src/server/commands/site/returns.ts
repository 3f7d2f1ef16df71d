import { listMeasured, type MeasuredGame } from '#server/inhouse/returns/measure-returns.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './site-command.ts';

export const returns = defineCommand({
  name: 'returns',
  usage: `  returns                                 what came back in each game of the house's, beside theory`,
  parse(words) {
    if (words.length > 0) throw new UsageError('It is "returns", and nothing behind it.');
    return { kind: 'play-returns' };
  },
  run: async ({ database, clock }) => describeReturns(await listMeasured(database, clock.now())),
});

function describeReturns(games: readonly MeasuredGame[]): string {
  const lines = games.map(({ rules, purse, rounds, staked, paid, share, theory, isStrange }) => {
    const measured = share
      ? `${percent(share.value)} (${percent(share.low)} to ${percent(share.high)} in 99 of 100)`
      : 'too few rounds to tell';
    return [
      rules,
      purse,
      `${rounds} rounds`,
      `${paid} of ${staked} came back`,
      measured,
      theory ? `theory ${rangeOf(theory)}` : 'rules that are not known',
      ...(isStrange ? ['LOOK AT IT'] : []),
    ].join('  ');
  });
  return lines.join('\n') || 'No round has been played yet.';
}

function rangeOf({ least, most }: { least: number; most: number }): string {
  return percent(least) === percent(most)
    ? percent(least)
    : `${percent(least)} to ${percent(most)}, by the bet`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
