import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import {
  type memberTransactionDetail,
  pointRecordsAtOnce,
  type pointsBalance,
  type pointsConfig,
} from '#contract/points.ts';
import { type GameType, gameTypes, type Language } from '#contract/values.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { hasPaymentPassword } from '#server/profile/check-payment-password.ts';
import { selectMerchant } from '../merchant-store.ts';
import { selectPointFactors } from '../vip/point-factors.ts';
import { termsOf } from './convert-points.ts';
import {
  type PointsRule,
  selectMillionths,
  selectNextRule,
  selectRecords,
  selectRule,
} from './points-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

export async function readPointsBalance(
  { database, clock }: App,
  player: Player,
): Promise<Done<AnswerOf<typeof pointsBalance>>> {
  const [balances, millionths] = await Promise.all([
    readBalances(database, player.id),
    selectMillionths(database, player.id),
  ]);
  const found = balances.find(({ kind }) => kind === 'player-points');
  return done({
    points: found?.amount ?? '0',
    millionths: String(millionths),
    asOf: clock.now().toISOString(),
  });
}

export async function readPointsConfig(
  { database, clock }: App,
  player: Player,
): Promise<Done<AnswerOf<typeof pointsConfig>>> {
  const now = clock.now();
  const [rule, next, { currency }, hasPassword, factors] = await Promise.all([
    selectRule(database, now),
    selectNextRule(database, now),
    selectMerchant(database),
    hasPaymentPassword(database, player.id),
    selectPointFactors(database, [player.id]),
  ]);
  const terms = termsOf(rule);
  const later = termsOf(next);
  return done({
    currency,
    stakePerPoint: rule?.stake_per_point ?? null,
    rates: ratesOf(rule),
    factor: Number(factors(player.id)),
    convert: terms && {
      points: String(terms.points),
      amount: String(terms.amount),
      minimum: String(terms.minimum),
      step: String(terms.step),
    },
    next:
      next && later
        ? {
            at: next.valid_from.toISOString(),
            points: String(later.points),
            amount: String(later.amount),
          }
        : null,
    neverExpire: true,
    hasPaymentPassword: hasPassword,
  });
}

function ratesOf(rule: PointsRule | undefined): { gameType: GameType; rate: number }[] {
  return gameTypes
    .map((gameType) => ({ gameType, rate: rule?.rates[gameType] ?? 0 }))
    .filter(({ rate }) => rate > 0);
}

export async function listPointRecords(
  { database }: App,
  { language, after }: RequestOf<typeof memberTransactionDetail>,
  player: Player,
): Promise<Done<AnswerOf<typeof memberTransactionDetail>>> {
  const [rows, { currency }] = await Promise.all([
    selectRecords(database, { playerId: player.id, after, atMost: pointRecordsAtOnce + 1 }),
    selectMerchant(database),
  ]);
  const page = rows.slice(0, pointRecordsAtOnce);
  return done({
    list: page.map((row) => shown(row, language)),
    currency,
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  });
}

type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number];
type ShownRecord = AnswerOf<typeof memberTransactionDetail>['list'][number];

function shown(row: RecordRow, language: Language): ShownRecord {
  const item = row.itemName && wordsIn(row.itemName, language);
  const reason = row.type === 'returned' ? row.orderReason : null;
  const amount = row.amount ?? (row.orderAmount === '0' ? null : row.orderAmount);
  return {
    id: row.id,
    points: row.changed.replace('-', ''),
    amount,
    type: row.type,
    status: row.orderState ?? 'Done',
    time: row.at.toISOString(),
    remark: [item, reason].filter(Boolean).join(' · ') || row.remark,
    changedPoints: row.changed,
    pointsBalance: row.balance_after,
    pointsRatio:
      row.ratio_points === null || row.ratio_amount === null
        ? null
        : { points: row.ratio_points, amount: row.ratio_amount },
  };
}
