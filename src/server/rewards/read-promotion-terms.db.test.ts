import { expect, test, vi } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import { promotionTerms } from '#contract/promotion-terms.ts';
import { selectVersions } from '#server/kernel/version-store.ts';
import { askSite } from '#tests/contract/ask-site.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { pauseBonus, proposeBonus, publishBonus } from './bonus/publish-bonus.ts';
import { pauseMission, publishMission } from './missions/publish-mission.ts';
import { firstStart } from './two-people.ts';

const site = await freshSite();
const { app } = site;
const ana = { id: null, name: 'ana' };
const dayMs = 24 * 60 * 60_000;
const now = app.clock.now().getTime();
const daysOn = (days: number) => new Date(now + days * dayMs).toISOString();

const offer = {
  kind: 'goals',
  code: 'welcomed',
  title: { es: 'Bienvenida', en: 'Welcome' },
  window: { every: 'once', from: daysOn(-1), to: daysOn(100) },
  claimDays: 7,
  budget: { cash: 20_000 },
  joining: 'tap',
  match: 'all',
  offer: { promotion: 'welcomed', product: 'casino', days: 30, audience: 'first-deposit' },
  conditions: [
    { counter: 'deposits', minimum: 5_000, goals: [1] },
    { counter: 'valid-bets', weights: { RNG: 100, FISH: 50 }, goals: [50_000] },
  ],
  stages: [{ form: 'cash', amount: 10_000 }],
} satisfies GoalTerms;

/** As somebody asks who has no session, and what they may be answered. */
async function askedByVisitor(promotion: string) {
  // What is published is heard of by every gateway, a moment later.
  const { content } = await selectVersions(app.database);
  await vi.waitUntil(() => app.versions.content() === content);
  const { status, body, headers } = await askSite(site, promotionTerms, {
    promotion,
    language: 'en',
  });
  expect(status).toBe(200);
  const value = body.value as Record<'offer' | 'bonus', Record<string, unknown> | null>;
  return { ...value, cached: String(headers['cache-control']) };
}

test('a visitor reads what an offer asks for, as long as it is offered', async () => {
  expect(await askedByVisitor('welcomed')).toMatchObject({ offer: null, bonus: null });
  await publishMission(app, offer, ana);
  const { offer: read, cached } = await askedByVisitor('welcomed');
  expect(read).toEqual({
    id: 'welcomed',
    title: 'Welcome',
    beginsAt: offer.window.from,
    joinUntil: daysOn(70),
    offer: {
      promotion: 'welcomed',
      days: 30,
      audience: 'first-deposit',
      multiple: 5,
      games: 'slots 100 %, fishing 50 %',
    },
    match: 'all',
    conditions: [
      { text: expect.stringContaining('eposit'), unit: 'times', goals: ['1'] },
      { text: expect.any(String), unit: 'money', goals: ['50000'] },
    ],
    stages: [{ form: 'cash', amount: '10000' }],
  });
  expect(cached).toContain('public');
  await publishMission(app, { ...offer, offer: { ...offer.offer, days: 40 } }, ana);
  const { offer: mended } = await askedByVisitor('welcomed');
  expect(mended).toMatchObject({ joinUntil: daysOn(60), offer: { days: 40 } });
  await pauseMission(app, 'welcomed', ana);
  expect((await askedByVisitor('welcomed')).offer).toBeNull();
});

test('a visitor reads what a bonus asks for once a second person has published it', async () => {
  const terms = { ...workedBonus, code: 'doubled', promotion: 'doubled' };
  await proposeBonus(app, terms, ana);
  expect((await askedByVisitor('doubled')).bonus).toBeNull();
  await publishBonus(app, 'doubled', firstStart);
  expect((await askedByVisitor('doubled')).bonus).toMatchObject({
    id: 'doubled',
    promotion: 'doubled',
    multiple: terms.multiple,
    capStake: String(terms.capStake),
    days: terms.days,
    atLeast: String(terms.match.atLeast),
    beginsAt: terms.from,
    endsAt: terms.to,
  });
  await pauseBonus(app, 'doubled', ana);
  expect((await askedByVisitor('doubled')).bonus).toBeNull();
});
