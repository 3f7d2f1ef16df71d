import { approveRun } from '#server/contracts/approve-run.ts';
import { readRules } from '#server/contracts/contract-site.ts';
import { keepContracts } from '#server/contracts/keep-contracts.ts';
import { payBills } from '#server/contracts/pay-bills.ts';
import { selectWaitingRuns } from '#server/contracts/payment-store.ts';
import { replayBills } from '#server/contracts/replay-bills.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { settleHours } from '#server/contracts/settle-hours.ts';
import { settleRealtime } from '#server/contracts/settle-realtime.ts';
import type { Database } from '#server/db/open.ts';
import type { Actor } from '#server/operator/audit.ts';
import { addOperator } from '#server/operator/keep-operators.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { allowContracts } from '#tests/agents/contract-stage.ts';
import { carryOut, type Line, playerOf } from './contracts-model-line.ts';
import { firstDay, type ModelMoment } from './contracts-model-rules.ts';
import {
  applyRules,
  countFactsOf,
  differenceOf,
  forgetLines,
  moveTo,
  openLines,
  type PlantedBet,
} from './contracts-model-stage.ts';
import { type Play, type Round, roundOf, type Then } from './contracts-model-steps.ts';
import type { ModelFigures } from './ledger-model.ts';
import { type ModelApp, modelApp } from './model-house.ts';
import { runModel } from './run-model.ts';

/** So many lines live beside each other: jobs run once for all of them, which is most of what a life costs. */
const linesAtOnce = 40;

/** Holds contracts, bills and their payment against a bookkeeper, after every round. */
export async function checkContractsModel(
  database: Database,
  { seed, sequences }: { seed: number; sequences: number },
): Promise<ModelFigures> {
  await allowContracts(database);
  const app = modelApp(database, readSettings({}));
  const people = [await operator(app, `ana-${seed}`), await operator(app, `luis-${seed}`)] as const;
  const lines = Math.min(linesAtOnce, sequences);
  const batches = Math.ceil(sequences / lines);
  let operations = 0;
  const figures = await runModel<Round>({
    ...{ seed, sequences: batches, atOnce: 1, operation: roundOf(lines), shortest: 4, longest: 12 },
    isToldAtOnce: true,
    check: (name, rounds) => {
      operations += rounds.reduce((sum, round) => sum + operationsOf(round), 0);
      return runBatch({ app, people, name, lines }, rounds);
    },
  });
  return { ...figures, sequences: batches * lines, operations };
}

function operationsOf({ lines }: Round): number {
  return lines.reduce((sum, { plays, deals }) => sum + plays.length + deals.length + 1, 0);
}

async function operator(app: ModelApp, name: string): Promise<Actor> {
  await addOperator(app, name, ['review', 'pay']);
  const { id } = await app.database
    .selectFrom('operator')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { id, name };
}

interface Batch {
  app: ModelApp;
  /** Who approves bills. */
  people: readonly [Actor, Actor];
  name: string;
  lines: number;
}

interface Life {
  app: ModelApp;
  people: Batch['people'];
  lines: readonly Line[];
  time: ModelMoment & { seconds: number };
}

async function runBatch(batch: Batch, rounds: readonly Round[]): Promise<string | null> {
  const { app, people, name } = batch;
  const { database } = app;
  const [first] = rounds;
  if (!first) return 'a life without rounds';
  const rules = first.begin;
  await applyRules(database, rules);
  const lines = await openLines(database, { name, count: batch.lines, rules });
  const life: Life = { app, people, lines, time: { day: 0, hour: 8, seconds: 0 } };
  for (const [index, round] of rounds.entries()) {
    await playRound(life, round);
    const differs = await differenceOf(database, lines);
    if (differs) return `round ${index} ${JSON.stringify(round.then)}: ${differs}`;
  }
  const { different } = await replayBills(database);
  if (different.length > 0) return `a replay differs: ${JSON.stringify(different)}`;
  await forgetLines(database);
  return null;
}

async function playRound(life: Life, { lines: doings, then }: Round): Promise<void> {
  const { app, lines } = life;
  const plays = lines.map((line, place) => ({ line, plays: doings[place]?.plays ?? [] }));
  tick(life);
  const bets = plays.flatMap(({ line, plays: some }) => some.map((one) => betOf(life, line, one)));
  await countFactsOf(app, bets);
  // Every change of a real-time contract runs all of them: after this run it finds nothing new.
  await runRealtime(life);
  await Promise.all(
    lines.map((line, place) =>
      carryOut(app, line, { deals: doings[place]?.deals ?? [], day: life.time.day }),
    ),
  );
  await pass(life, then, (place) => doings[place]?.atDay ?? 'stay');
}

function betOf({ time }: Life, line: Line, play: Play): PlantedBet {
  const hadJoined = playerOf(line, play.who, time.day).since < time.day;
  const isLate = play.do === 'late' && time.day > 0 && hadJoined;
  const at = isLate ? { day: time.day - 1, hour: 10 } : { day: time.day, hour: time.hour };
  const valid = BigInt(play.amount) * (play.do === 'undo' ? -1n : 1n);
  const prizes = play.do === 'play' ? BigInt(play.prizes) : 0n;
  const { player, below } = playerOf(line, play.who, at.day);
  line.model.play(player.account, below, valid, prizes - valid, at);
  return { playerId: player.id, valid, prizes, at: dateOf({ ...at, seconds: -20 * 60 }) };
}

const dateOf = ({ day, hour, seconds }: Life['time']) =>
  new Date(Date.parse(`${firstDay}T00:30:00Z`) + (day * 86_400 + hour * 3_600 + seconds) * 1_000);

/** No two runs of real-time salaries at the same moment. */
function tick({ app, time }: Life): number {
  time.seconds += 1;
  const now = dateOf(time);
  app.clock.set(now);
  return now.getTime();
}

async function runRealtime(life: Life): Promise<void> {
  const { app, lines } = life;
  const moment = tick(life);
  await settleRealtime(app.database, await readRules(app, app.database));
  for (const { model } of lines) model.runRealtime(moment);
}

type AtDay = Round['lines'][number]['atDay'];

async function pass(life: Life, then: Then, atDay: (place: number) => AtDay): Promise<void> {
  const { app, lines, time } = life;
  switch (then.do) {
    case 'slot':
      return settle(life, []);
    case 'hour':
      time.hour += time.hour < 22 ? 1 : 0;
      return settle(life, []);
    case 'rules':
      await applyRules(app.database, then.rules);
      for (const { model } of lines) model.rules = then.rules;
      return settle(life, []);
    case 'approve':
      await approveAll(life);
      return settle(life, []);
    case 'day': {
      time.day += then.days;
      Object.assign(time, { hour: 8, seconds: 0 });
      const leaving = lines.filter(
        (line, place) => atDay(place) === 'leave' && !line.model.hasLeft,
      );
      const day = dateOf({ ...time, hour: 0, seconds: -30 * 60 });
      await Promise.all(leaving.map((line) => moveTo(app.database, line.b, line.other, day)));
      await settle(life, leaving);
      const moving = lines.filter((_, place) => atDay(place) === 'move');
      for (const line of moving) {
        const below = line.stands.at(-1)?.below === 'b' ? 'a' : 'b';
        line.stands.push({ from: time.day, below });
        await moveTo(app.database, line.moving, line[below], day);
      }
    }
  }
}

/** All the jobs; of days and hours, and of what is paid, by two gateways at once: each comes once. */
async function settle(life: Life, leaving: readonly Line[]): Promise<void> {
  const { app, lines, time } = life;
  const { database } = app;
  const moment = tick(life);
  const rules = await readRules(app, database);
  await keepContracts(app, rules);
  await Promise.all([settleDays(database, rules), settleDays(database, rules)]);
  await Promise.all([settleHours(database, rules), settleHours(database, rules)]);
  await Promise.all([payBills(app, rules), payBills(app, rules)]);
  // One of the two may have looked into the upline's wallet before the other filled it.
  await payBills(app, rules);
  for (const line of lines) {
    line.model.passTo({ ...time }, moment, { leaves: leaving.includes(line) });
  }
}

async function approveAll({ app, people, lines }: Life): Promise<void> {
  const { database } = app;
  const runs = await selectWaitingRuns(database);
  for (const { kind, toDay } of runs) {
    for (const by of people) {
      await approveRun(database, { kind, toDay, by, now: app.clock.now() });
    }
  }
  for (const { model } of lines) model.approve();
}
