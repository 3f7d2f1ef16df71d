import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { ActivityTerms } from '#contract/activities.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { markPerson } from '#tests/rewards/mark-person.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { addPicture, applyActivity } from './apply-activity.ts';
import {
  issueApplication,
  listApplications,
  publishActivity,
  rejectApplication,
  takeApplication,
} from './decide-application.ts';
import { lookAtApplication } from './look-at-application.ts';
import { readActivities } from './read-activities.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const folder = await mkdtemp(join(tmpdir(), 'verbena-activities-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = { ...testApp(database), settings: readSettings({ DATA_DIR: folder }) };
const ana = await namedActor(app, 'ana');
const luis = await namedActor(app, 'luis');

const picture = new Uint8Array(
  await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
);

const terms: ActivityTerms = {
  code: 'photo',
  promotion: 'photo',
  title: { es: 'Foto', en: 'Photo' },
  ask: { es: 'Envía una foto', en: 'Send a photo' },
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  form: 'points',
  atLeast: 10,
  atMost: 50,
  budget: 100,
  twoPeopleAbove: 20,
  claimDays: 7,
};
await publishActivity(app, terms, ana);

const player = () => newPlayer(database, `a${crypto.randomUUID().slice(0, 8)}`);
const apply = (by: Player, comment = 'Here it is', pictures = 0) =>
  applyActivity(app, { activityId: 'photo', comment, pictures }, by);

async function activityOf(of: Player) {
  const { value } = await readActivities(app, { language: 'en' }, of);
  return value.activities[0];
}

async function applicationOf(of: Player): Promise<string> {
  const waiting = await listApplications(app);
  return waiting.find(({ player_id: id }) => id === of.id)?.id ?? '';
}

test('an application with its pictures is looked at, issued and claimed', async () => {
  const one = await player();
  expect(await activityOf(one)).toMatchObject({ status: 'Join', left: 3 });
  const put = (place: number) => addPicture(app, { activityId: 'photo', place, picture }, one);
  for (const place of [1, 2, 2, 3]) expect(await put(place)).toMatchObject({ done: true });
  expect(await apply(one, 'My phone', 2)).toMatchObject({ value: { status: 'Applying' } });
  // A lost answer: the same again is answered the same, another is refused.
  expect(await apply(one, 'My phone', 2)).toMatchObject({ value: { status: 'Applying' } });
  expect(await apply(one, 'Another')).toMatchObject({ code: 'activity.open' });
  expect(await put(1)).toMatchObject({ code: 'activity.open' });
  expect(await activityOf(one)).toMatchObject({
    status: 'Applying',
    pictures: 2,
    comment: 'My phone',
    answerBy: '2026-11-21T12:00:00.000Z',
  });
  const id = await applicationOf(one);
  expect(await takeApplication(app, id, ana)).toMatchObject({ value: { state: 'Process' } });
  expect((await activityOf(one))?.status).toBe('Process');
  const looked = await lookAtApplication(app, id, ana);
  expect(looked.done && looked.value.pictures.map(({ place }) => place)).toEqual([1, 2]);
  expect(await issueApplication(app, { id, amount: 20n }, ana)).toMatchObject({
    value: { state: 'Issued' },
  });
  expect(await issueApplication(app, { id, amount: 20n }, luis)).toMatchObject({
    code: 'activity.not-now',
  });
  const issued = await activityOf(one);
  expect(issued?.status).toBe('Issued');
  await claimReward(app, issued?.rewardId ?? '', one);
  expect((await activityOf(one))?.status).toBe('Claimed');
  expect(await apply(one)).toMatchObject({ code: 'activity.open' });
});

test('a rejection has a reason, and one applies three times at most', async () => {
  const one = await player();
  for (const left of [2, 1, 0]) {
    expect(await apply(one)).toMatchObject({ done: true });
    const id = await applicationOf(one);
    const rejected = { id, reason: 'unclear', note: 'Too dark' } as const;
    expect(await rejectApplication(app, rejected, ana)).toMatchObject({ done: true });
    expect(await rejectApplication(app, rejected, ana)).toMatchObject({ code: 'activity.not-now' });
    expect(await activityOf(one)).toMatchObject({
      status: 'Rejected',
      reason: 'unclear',
      note: 'Too dark',
      left,
    });
  }
  expect(await apply(one)).toMatchObject({ code: 'activity.too-often' });
});

test('two hundred applications of one player are one', async () => {
  const one = await player();
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => apply(one)));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect((await listApplications(app)).filter(({ player_id: id }) => id === one.id)).toHaveLength(
    1,
  );
});

test('above the line two people with names say the same amount, and it stays in its range', async () => {
  const one = await player();
  await apply(one);
  const id = await applicationOf(one);
  expect(await issueApplication(app, { id, amount: 51n }, ana)).toMatchObject({
    code: 'activity.amount',
  });
  expect(
    await issueApplication(app, { id, amount: 50n }, { id: null, name: 'machine' }),
  ).toMatchObject({
    code: 'reward.same-person',
  });
  expect(await issueApplication(app, { id, amount: 50n }, ana)).toMatchObject({
    value: { state: 'Process', first_approver: 'ana' },
  });
  expect(await issueApplication(app, { id, amount: 50n }, ana)).toMatchObject({
    code: 'reward.same-person',
  });
  expect(await issueApplication(app, { id, amount: 50n }, luis)).toMatchObject({
    value: { state: 'Issued' },
  });
});

test('the budget is exact, and what is not given leaves the application open', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, player));
  for (const one of players) await apply(one);
  const ids = await Promise.all(players.map(applicationOf));
  // 70 of 100 were issued above.
  const outcomes = await Promise.all(
    ids.map((id) => issueApplication(app, { id, amount: 15n }, ana)),
  );
  expect(outcomes.filter(({ done }) => done)).toHaveLength(2);
  expect(
    outcomes.filter((outcome) => !outcome.done && outcome.code === 'reward.no-budget'),
  ).toHaveLength(2);
  const states = await Promise.all(players.map(async (one) => (await activityOf(one))?.status));
  expect(states.toSorted()).toEqual(['Applying', 'Applying', 'Issued', 'Issued']);
});

test('what a day may give is exact, whoever issues at once, and goes on the next day', async () => {
  await publishActivity(app, { ...terms, code: 'daily', budget: 100, perDay: 50 }, ana);
  const players = await Promise.all(Array.from({ length: 12 }, player));
  const ids = await Promise.all(
    players.map(async (one) => {
      await applyActivity(app, { activityId: 'daily', comment: 'Today', pictures: 0 }, one);
      return applicationOf(one);
    }),
  );
  const issueAll = () =>
    Promise.all(ids.map((id) => issueApplication(app, { id, amount: 12n }, ana)));
  const codes = async () =>
    (await issueAll()).map((outcome) => (outcome.done ? 'issued' : outcome.code)).toSorted();
  // Four of 12 fit into 50; what was refused took nothing of the budget.
  const day = await codes();
  expect(day.filter((code) => code === 'issued')).toHaveLength(4);
  expect(day.filter((code) => code === 'activity.day-full')).toHaveLength(8);
  app.clock.set('2026-11-21T12:00:00Z');
  const next = await codes();
  expect(next.filter((code) => code === 'issued')).toHaveLength(4);
  const { spent } = await database
    .selectFrom('reward_budget')
    .select('spent')
    .where('name', '=', 'activity:daily')
    .executeTakeFirstOrThrow();
  expect(spent).toBe('96');
  app.clock.set('2026-11-22T12:00:00Z');
  // 4 of the budget are left: that much fits into the day, and not into what there is.
  expect((await codes()).filter((code) => code === 'reward.no-budget')).toHaveLength(4);
  app.clock.set('2026-11-20T12:00:00Z');
});

test('two accounts of one person are issued it once, also by two people at once', async () => {
  await publishActivity(app, { ...terms, code: 'one-person' }, ana);
  const pair = [await player(), await player()];
  await markPerson(database, pair);
  const ids = await Promise.all(
    pair.map(async (one) => {
      await applyActivity(app, { activityId: 'one-person', comment: 'Me', pictures: 0 }, one);
      return applicationOf(one);
    }),
  );
  const [first, second] = await Promise.all(
    ids.map((id, place) => issueApplication(app, { id, amount: 10n }, place === 0 ? ana : luis)),
  );
  const codes = [first, second].map((outcome) => (outcome?.done ? 'issued' : outcome?.code));
  expect(codes.toSorted()).toEqual(['issued', 'reward.other-account']);
});

test('a forged activity, a break and the time around it are refused', async () => {
  const one = await player();
  const forged = { activityId: 'nothing', comment: 'Hello', pictures: 0 };
  expect(await applyActivity(app, forged, one)).toMatchObject({ code: 'activity.unknown' });
  expect(await addPicture(app, { activityId: 'nothing', place: 1, picture }, one)).toMatchObject({
    code: 'activity.unknown',
  });
  app.clock.set('2026-12-01T00:00:00Z');
  expect(await apply(one)).toMatchObject({ code: 'activity.closed' });
  expect(await activityOf(one)).toBeUndefined();
  app.clock.set('2026-11-20T12:00:00Z');
  const now = app.clock.now();
  await database
    .insertInto('player_break')
    .values({ player_id: one.id, kind: 'cool-off', began_at: now, ends_at: new Date('2026-11-25') })
    .execute();
  expect(await apply(one)).toMatchObject({ code: 'break.active' });
  expect(await activityOf(one)).toBeUndefined();
});

test('the books are sound after all of it', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});
