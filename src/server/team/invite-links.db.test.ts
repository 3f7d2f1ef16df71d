import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { linksAtMost, makeInviteLink } from '#contract/team-links.ts';
import type { Player } from '#server/kernel/answer.ts';
import { findSponsor } from '#server/registration/find-sponsor.ts';
import { newAgent, newMember } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import { countClick, endOwnLink, listLinks, makeLink } from './invite-links.ts';
import { selectSeries } from './link-store.ts';
import { chooseSeries } from './open-account.ts';

const { database } = await freshDatabase();
const app = testApp(database);
let count = 0;
let agent: Player;

beforeEach(async () => {
  count += 1;
  app.clock.set('2026-11-20T12:00:00Z');
  agent = await newAgent(database, `agent-${count}`, await newAgent(database, `top-${count}`));
});

const make = (asked: object = {}, by = agent) =>
  makeLink(
    app,
    v.parse(makeInviteLink.request, {
      ...{ requestId: crypto.randomUUID(), kind: 'member', channel: 'WhatsApp' },
      ...asked,
    }),
    by,
  );
async function made(asked: object = {}, by = agent) {
  const answer = await make(asked, by);
  if (!answer.done) throw new Error(answer.code);
  return answer.value.link;
}
async function listed(by = agent) {
  const answer = await listLinks(app, by);
  if (!answer.done) throw new Error(answer.code);
  return answer.value;
}
const give = (player: Player, series: number | null) =>
  database.updateTable('sponsor').set({ series }).where('player_id', '=', player.id).execute();
const sponsorOf = (affiliateCode: string) =>
  findSponsor(app, { affiliateCode, referralCode: '' }, visitor);

describe('a link', () => {
  test('brings an account of its kind and series below the agent', async () => {
    const { code } = await made({ kind: 'agent', series: 1_900 });
    expect(await sponsorOf(` ${code.toUpperCase()} `)).toMatchObject({
      value: { agentId: agent.id, accountType: 1, series: 1_900 },
    });
  });

  test('is made once for a request, and that request is good for nothing else', async () => {
    const requestId = crypto.randomUUID();
    const first = await made({ requestId, series: 1_900 });
    expect(await made({ requestId, series: 1_900 })).toEqual(first);
    expect(await make({ requestId, series: 1_800 })).toMatchObject({ code: 'request.conflict' });
    expect((await listed()).list).toHaveLength(1);
  });

  test('carries no higher series than the agent has, and one where the agent has one', async () => {
    await give(agent, 1_940);
    expect(await make({ series: 1_942 })).toMatchObject({ code: 'team.series' });
    expect(await make()).toMatchObject({ code: 'team.series' });
    expect(await made({ series: 1_940 })).toMatchObject({ series: 1_940 });
    expect((await listed()).mostSeries).toBe(1_940);
  });

  test('counts whoever opened it; a code that nobody has counts nothing', async () => {
    const { code } = await made();
    await countClick(app, { code });
    await countClick(app, { code: code.toUpperCase() });
    await countClick(app, { code: 'nobodys' });
    expect((await listed()).list).toMatchObject([{ code, clicks: 2, registrations: 0 }]);
  });

  test('that was ended or has expired brings nobody, and stays in the list', async () => {
    const [ended, expired, open] = [await made(), await made({ days: 1 }), await made({ days: 2 })];
    const end = () => endOwnLink(app, { code: ended.code.toUpperCase() }, agent);
    expect(await end()).toMatchObject({ value: { link: { isOpen: false } } });
    expect(await end()).toMatchObject({ done: true });
    app.clock.set('2026-11-21T12:00:00Z');
    for (const { code } of [ended, expired]) {
      expect(await sponsorOf(code)).toMatchObject({ code: 'affiliate.unknown' });
    }
    expect(await sponsorOf(open.code)).toMatchObject({ done: true });
    const isOpen = (await listed()).list.map(({ code, isOpen }) => [code, isOpen]);
    expect(Object.fromEntries(isOpen)).toEqual({
      ...{ [ended.code]: false, [expired.code]: false, [open.code]: true },
    });
  });

  test('is ended by its own agent alone', async () => {
    const { code } = await made();
    const other = await newAgent(database, `other-${count}`);
    expect(await endOwnLink(app, { code }, other)).toMatchObject({ code: 'affiliate.unknown' });
    expect(await sponsorOf(code)).toMatchObject({ done: true });
  });

  test('is one of fifty; ended and expired ones make room', async () => {
    for (let link = 0; link < linksAtMost - 1; link += 1) await made();
    const last = await made({ days: 1 });
    expect(await make()).toMatchObject({ code: 'team.too-many-links' });
    await endOwnLink(app, { code: last.code }, agent);
    const another = await made({ days: 1 });
    expect(await make()).toMatchObject({ code: 'team.too-many-links' });
    app.clock.set('2026-11-21T12:00:00Z');
    expect(await make()).toMatchObject({ done: true });
    expect(another.code).not.toBe(last.code);
  });
});

describe('the series of a member', () => {
  const choose = (account: string, series: number, by = agent) =>
    chooseSeries(app, { account, series }, by);

  test('lies between the agent’s own and those below', async () => {
    await give(agent, 1_940);
    const middle = await newAgent(database, `middle-${count}`, agent);
    const low = await newMember(database, `low-${count}`, middle);
    expect(await choose(low.account, 1_900, middle)).toMatchObject({ value: { series: 1_900 } });
    expect(await choose(middle.account, 1_942)).toMatchObject({ code: 'team.series' });
    expect(await choose(middle.account, 1_898)).toMatchObject({ code: 'team.series' });
    for (const series of [1_940, 1_900]) {
      expect(await choose(middle.account, series)).toMatchObject({ value: { series } });
    }
    expect(await choose(low.account, 1_902, middle)).toMatchObject({ code: 'team.series' });
  });

  test('holds for everybody below who had none', async () => {
    const middle = await newAgent(database, `middle-${count}`, agent);
    const low = await newMember(database, `low-${count}`, middle);
    await choose(middle.account, 1_920);
    expect(await selectSeries(database, low.id)).toBe(1_920);
  });

  test('is set by the one directly above alone', async () => {
    const middle = await newAgent(database, `middle-${count}`, agent);
    const low = await newMember(database, `low-${count}`, middle);
    const unknown = { code: 'team.unknown-member' };
    expect(await choose(low.account, 1_900)).toMatchObject(unknown);
    expect(await choose(agent.account, 1_900)).toMatchObject(unknown);
    expect(await choose(agent.account, 1_900, middle)).toMatchObject(unknown);
    expect(await selectSeries(database, low.id)).toBeNull();
  });
});
