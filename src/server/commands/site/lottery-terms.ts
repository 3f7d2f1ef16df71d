import { changeTerm, readTerms, terms } from '#server/lottery/tickets/change-terms.ts';
import { readExposure } from '#server/lottery/tickets/read-exposure.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import type { LotteryRequest } from './lottery-request.ts';
import type { CommandContext } from './site-command.ts';

type RequestOfKind<Kind> = Extract<LotteryRequest, { kind: Kind }>;

export async function showExposure(
  { database }: CommandContext,
  { game }: RequestOfKind<'lottery-exposure'>,
): Promise<string> {
  const { list } = (await readExposure(database, { game })).value;
  const lines = list.flatMap(({ plays, numbers, mostExposure, mostPerNumber, ...numero }) => [
    `${numero.game}  ${numero.numero}  ${numero.state}  until ${numero.closesAt}  ${numero.tickets} tickets for ${numero.stake}`,
    ...plays.map(({ play, tickets, promised }) => {
      const bound = mostExposure === null ? 'no bound' : `of ${mostExposure}`;
      return `  ${play}  ${tickets} tickets may win ${promised}, ${bound}`;
    }),
    ...numbers.map(
      ({ play, number, promised }) =>
        `  ${play} ${number}  may win ${promised}, ${mostPerNumber === null ? 'no bound' : `of ${mostPerNumber}`}`,
    ),
  ]);
  return lines.join('\n') || 'No ticket waits for its draw.';
}

export async function showTerms(
  context: CommandContext,
  { game }: RequestOfKind<'lottery-terms'>,
): Promise<string> {
  const sale = await readTerms(context, game);
  if (!sale) throw new CommandError(`There is no lottery ${game}.`);
  const values: Readonly<Record<(typeof terms)[number], string>> = {
    'least-stake': String(sale.least_stake),
    'most-stake': String(sale.most_stake),
    'most-multiple': String(sale.most_multiple),
    'most-win': String(sale.most_win),
    'most-exposure': String(sale.most_exposure ?? 'none'),
    'most-per-number': String(sale.most_per_number ?? 'none'),
    'most-per-player': String(sale.most_per_player ?? 'none'),
    'most-chased': String(sale.most_chased),
    cancel: sale.is_cancellable ? 'yes' : 'no',
  };
  return terms.map((term) => `${term}  ${values[term]}`).join('\n');
}

export async function setTerm(
  context: CommandContext,
  { game, term, value, as }: RequestOfKind<'lottery-term'>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const changed = await changeTerm(context, { game, term, value }, actor);
  if (changed.done) return showTerms(context, { kind: 'lottery-terms', game });
  if (changed.code === 'game.unknown') throw new CommandError(`There is no lottery ${game}.`);
  throw new UsageError(
    `${value} is no ${term}: stakes are 50 or more, the least before the most; a bound on exposure is no less than the most that one ticket may win.`,
  );
}
