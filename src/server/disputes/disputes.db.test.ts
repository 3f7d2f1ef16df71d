import { beforeEach, expect, test } from 'vitest';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { changeSeeds, readSeeds } from '#server/inhouse/seeds/seeds.ts';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { answerDispute } from './answer-dispute.ts';
import { raiseDispute } from './raise-dispute.ts';
import { listDisputes, readDispute } from './read-disputes.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await openTables(database, ['VB_DICE', 'VB_MINES'], { cycleMs: 0 });
const bea = { id: null, name: 'bea' };
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `doubter-${count}`);
});

async function rolled() {
  const opened = await placeBet(
    app,
    {
      requestId: crypto.randomUUID(),
      game: 'VB_DICE',
      purse: 'coins',
      choices: { stake: '100', side: 'over', target: 5_000 },
    },
    ana,
  );
  if (!opened.done) throw new Error(opened.code);
  return opened.value;
}

async function doubted(words = 'It rolled otherwise.') {
  const round = await rolled();
  const raised = await raiseDispute(app, { roundId: round.id, words }, ana);
  if (!raised.done) throw new Error(raised.code);
  return { round, dispute: raised.value };
}

const waiting = async () => (await listDisputes({ database }, { state: 'waiting' })).value.list;

test('an operator finds the round with seeds, number, choices and outcome attached', async () => {
  const { round, dispute } = await doubted();
  const listed = (await waiting()).find(({ id }) => id === dispute.id);
  expect(listed).toMatchObject({
    roundId: round.id,
    player: { id: ana.id },
    words: 'It rolled otherwise.',
    evidence: {
      rules: 'VB_DICE',
      choices: round.choices,
      view: round.view,
      proof: { ...round.proof, serverSeed: null },
    },
  });
});

test('a seed that was shown before stands in the evidence', async () => {
  const round = await rolled();
  const seeds = await readSeeds(app, { purse: 'coins' }, ana);
  if (!seeds.done) throw new Error(seeds.code);
  const { commitment } = seeds.value;
  await changeSeeds(app, { purse: 'coins', commitment }, ana);
  const raised = await raiseDispute(app, { roundId: round.id, words: 'Why?' }, ana);
  if (!raised.done) throw new Error(raised.code);
  const listed = (await waiting()).find(({ id }) => id === raised.value.id);
  expect(listed?.evidence.proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
});

test('sent twice it is one dispute, and other words do not take its place', async () => {
  const { round, dispute } = await doubted();
  const again = { roundId: round.id, words: dispute.words };
  const all = await Promise.all(Array.from({ length: 5 }, () => raiseDispute(app, again, ana)));
  expect(all.map((one) => one.done && one.value.id)).toEqual(all.map(() => dispute.id));
  expect(await raiseDispute(app, { ...again, words: 'Other words' }, ana)).toMatchObject({
    code: 'dispute.exists',
  });
});

test('nobody doubts or reads another’s round', async () => {
  const { round } = await doubted();
  const other = await newPlayer(database, `stranger-${count}`);
  const wish = { roundId: round.id, words: 'Mine now' };
  expect(await raiseDispute(app, wish, other)).toMatchObject({ code: 'round.unknown' });
  expect((await readDispute({ database }, wish, other)).value.dispute).toBeNull();
});

test('a round that still runs is not doubted', async () => {
  const opened = await placeBet(
    app,
    {
      requestId: crypto.randomUUID(),
      game: 'VB_MINES',
      purse: 'coins',
      choices: { stake: '100', mines: 1 },
    },
    ana,
  );
  if (!opened.done) throw new Error(opened.code);
  const wish = { roundId: opened.value.id, words: 'Where are they?' };
  expect(await raiseDispute(app, wish, ana)).toMatchObject({ code: 'round.open' });
  expect((await readDispute({ database }, wish, ana)).value.dispute).toBeNull();
});

test('five wait at most, however many are raised at once; an answer makes room', async () => {
  const rounds = [];
  for (let round = 0; round < 7; round += 1) rounds.push(await rolled());
  const raise = (roundId: string) => raiseDispute(app, { roundId, words: 'Hm.' }, ana);
  const raised = await Promise.all(rounds.map(({ id }) => raise(id)));
  const left = rounds.filter((_, at) => !raised[at]?.done);
  expect(left).toHaveLength(2);
  expect(raised.find((one) => !one.done)).toMatchObject({ code: 'dispute.too-many' });
  const first = raised.find((one) => one.done);
  if (!first?.done) throw new Error('None was raised.');
  // Sent again it is the one that waits already.
  expect(await raise(first.value.roundId)).toMatchObject({ done: true });
  await answerDispute(app, { id: first.value.id, verdict: 'refused', answer: 'No.' }, bea);
  expect(await raise(left[0]?.id ?? '')).toMatchObject({ done: true });
});

test('a dispute is answered once, and the player is notified with a link to the round', async () => {
  const { round, dispute } = await doubted();
  const verdict = { id: dispute.id, verdict: 'refused', answer: 'Seeds agree.' } as const;
  const answers = await Promise.all([
    answerDispute(app, verdict, bea),
    answerDispute(app, { ...verdict, verdict: 'upheld' }, bea),
  ]);
  expect(answers.filter((one) => one.done)).toHaveLength(1);
  expect(answers.find((one) => !one.done)).toMatchObject({ code: 'dispute.answered' });
  const told = await database
    .selectFrom('player_message')
    .select(['template', 'link', 'filling'])
    .where('player_id', '=', ana.id)
    .execute();
  expect(told).toMatchObject([
    {
      template: 'dispute.answered',
      link: `/member?page=personalHistoryCopy&round=${round.id}`,
      filling: { round: round.id, answer: 'Seeds agree.' },
    },
  ]);
  expect((await readDispute({ database }, { roundId: round.id }, ana)).value.dispute).toMatchObject(
    { answer: 'Seeds agree.' },
  );
});
