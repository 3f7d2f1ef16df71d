import { product, ratio, sum } from '#games/ratio.ts';
import { settleSlip } from '#lottery/slip.ts';
import { halfUp, rebateRate, unitStake } from '#lottery/units.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import type { Teller } from '#server/notices/notify-player.ts';
import { ratioText } from './ratio-text.ts';
import {
  markSettled,
  type NumeroToSettle,
  returnStakes,
  type SettledRow,
  selectNumero,
  selectUnsettled,
  settleRows,
  type TicketToSettle,
} from './settle-store.ts';
import { tellVoided } from './tell-voided.ts';
import type { TicketRules } from './ticket-rules.ts';
import { readHedges, validStake } from './valid-stake.ts';

export const settleKind = 'lottery-settle';

type Settler = Teller & { database: Database };

/**
 * Settles a numero that was drawn, or returns the stakes of a void one, in batches that each commit. A gateway
 * that dies leaves the rest to another: a ticket bears the edition that settled it, so none is paid twice.
 */
export function settleNumero(app: Settler, rules: TicketRules, ticketsAtOnce = 1_000): JobHandler {
  const { database } = app;
  return async ({ key: numeroId }) => {
    const numero = await selectNumero(database, numeroId);
    if (numero?.state === 'void') await returnAll(app, numeroId, ticketsAtOnce);
    else if (numero?.state === 'drawn') await settleAll(database, rules, { numero, ticketsAtOnce });
    return 'done';
  };
}

async function settleAll(
  database: Database,
  rules: TicketRules,
  { numero, ticketsAtOnce }: { numero: NumeroToSettle; ticketsAtOnce: number },
): Promise<void> {
  const hedges = await readHedges(database, rules, numero);
  let after = '0';
  for (;;) {
    const tickets = await selectUnsettled(database, {
      numeroId: numero.id,
      edition: numero.edition,
      after,
      atMost: ticketsAtOnce,
    });
    if (tickets.length === 0) break;
    const rows = tickets.map((ticket) => ({
      ...outcomeOf(rules, numero, ticket),
      valid_stake: validStake(rules, numero.family, ticket, hedges),
    }));
    await inTransaction(database, async (transaction) => {
      await settleRows(transaction, numero, rows);
      return done(null);
    });
    after = tickets.at(-1)?.id ?? after;
  }
  const { value: isSettled } = await inTransaction(database, async (transaction) =>
    done(await markSettled(transaction, numero)),
  );
  if (isSettled) return;
  // Another gateway was faster, or a ticket is left: then the job has to come again.
  const now = await selectNumero(database, numero.id);
  if (now?.state === 'drawn' && now.edition === numero.edition) {
    throw new Error('A ticket of a drawn numero could not be settled.');
  }
}

async function returnAll(app: Settler, numeroId: string, ticketsAtOnce: number): Promise<void> {
  let returned: string[];
  do {
    const outcome = await inTransaction(app.database, async (transaction) => {
      const tickets = await returnStakes(transaction, numeroId, ticketsAtOnce);
      if (tickets.length > 0) await tellVoided(app, transaction, tickets);
      return done(tickets);
    });
    returned = outcome.value;
  } while (returned.length > 0);
}

/** What one ticket brought: prizes rounded down once, and the rebate of what its plays by series staked. */
export function outcomeOf(
  { findPlay }: TicketRules,
  { family, mode, result }: NumeroToSettle,
  { id, lines, series, maxSeries, minorDigits }: TicketToSettle,
): Omit<SettledRow, 'valid_stake'> {
  const terms = { family, mode, series, maxSeries, minorDigits };
  const slip = settleSlip(findPlay, lines, terms, result ?? []);
  const tierPays = (play: string, tier: string) =>
    findPlay(family, play)?.tiers.find(({ code }) => code === tier)?.pays;
  const hasWon = slip.lines.some(({ hits }, index) =>
    hits.some(({ tier }) => tierPays(lines[index]?.play ?? '', tier) !== 'push'),
  );
  const bySeries = lines.filter(({ play }) =>
    findPlay(family, play)?.tiers.some(({ pays }) => pays === 'series'),
  );
  const staked = sum(
    bySeries.map((line) =>
      product(
        unitStake(family, line, minorDigits),
        ratio(line.notes * (findPlay(family, line.play)?.unitsPerNote ?? 1)),
      ),
    ),
  );
  const rebate = halfUp(product(staked, rebateRate(series, maxSeries)));
  return {
    id,
    state: hasWon ? 'won' : 'lost',
    paid: String(slip.paid),
    rebate: String(rebate),
    series_stake: ratioText(staked),
    outcome: {
      lines: slip.lines.map(({ hits, paid }) => ({ hits, paid: ratioText(paid) })),
    },
  };
}
