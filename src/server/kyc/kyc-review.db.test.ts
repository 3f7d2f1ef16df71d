import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { duties } from '#contract/call.ts';
import * as review from '#contract/kyc-review.ts';
import type { KycDetails } from '#contract/kyc-rules.ts';
import { askSite } from '#tests/contract/ask-site.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { provedOperator } from '#tests/operator/staff.ts';
import { addOwnPicture } from './add-picture.ts';
import { beginOwnKyc } from './begin-kyc.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { submitOwnKyc } from './submit-kyc.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbena-kyc-review-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const site = await freshSite({ games: 400, environment: { DATA_DIR: folder } });
const { app } = site;
const { database } = app;
const ana = `Bearer ${await provedOperator(app, 'ana', duties)}`;
const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

const ask = (call: Parameters<typeof askSite>[1], request: Record<string, unknown>, by = ana) =>
  askSite(site, call, request, { authorization: by });
const codeOf = ({ body }: { body: Record<string, unknown> }) => body.code ?? 'done';

/** Somebody whose papers wait; answers their case. */
async function handedIn(change: Partial<KycDetails> = {}, isSubmitted = true) {
  const account = `p${randomUUID().slice(0, 10)}`;
  const { id: playerId } = await newPlayer(database, account);
  const details = {
    documentKind: 'identity-card',
    fullName: 'Ana Luz Peña',
    idNumber: String(10_000_000 + Number(playerId)),
    birthday: '1990-02-28',
    ...change,
  } as const;
  await beginOwnKyc(app, playerId, details);
  for (const side of ['front', 'back', 'selfie'] as const) {
    await addOwnPicture(app, playerId, { side, picture: new Uint8Array(png) });
  }
  if (isSubmitted) await submitOwnKyc(app, playerId);
  const { id } = await database
    .selectFrom('kyc_case')
    .select('id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { id, account, playerId };
}

const audited = async (id: string) =>
  (
    await database
      .selectFrom('operator_audit')
      .select(['action', 'detail'])
      .where('subject', '=', `kyc:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => [action, detail]);

test('who looks sees who waits and nothing that is locked; who decides unlocks it on record', async () => {
  const { id, account } = await handedIn({ idNumber: '52.413.377' });
  const looker = `Bearer ${await provedOperator(app, 'luz', ['look'])}`;
  const list = await ask(review.kycReviewList, {}, looker);
  expect(JSON.stringify(list.body)).toContain(account);
  expect(JSON.stringify(list.body)).not.toMatch(/Peña|52413377|1990-02-28/);
  for (const call of [review.kycPapers, review.kycPicture]) {
    expect(codeOf(await ask(call, { id, side: 'front' }, looker))).toBe('operator.not-allowed');
  }
  expect(await audited(id)).toEqual([]);
  const papers = await ask(review.kycPapers, { id });
  expect(papers.body.value).toMatchObject({ fullName: 'Ana Luz Peña', idNumber: '52413377' });
  expect(papers.headers['cache-control']).toContain('no-store');
  const front = await ask(review.kycPicture, { id, side: 'front' });
  expect(front.body.value).toEqual({ picture: expect.stringMatching(/^data:image\/png;base64,/) });
  expect(front.headers['cache-control']).toContain('no-store');
  await ask(review.kycPapers, { id });
  expect(await audited(id)).toEqual([
    ['kyc.papers', {}],
    ['kyc.picture', { side: 'front' }],
    ['kyc.papers', {}],
  ]);
});

test('what was not handed in is nobody else’s business', async () => {
  const { id } = await handedIn({}, false);
  expect(codeOf(await ask(review.kycPapers, { id }))).toBe('kyc.unknown');
  expect(codeOf(await ask(review.kycPicture, { id, side: 'front' }))).toBe('kyc.unknown');
  expect(codeOf(await ask(review.decideKyc, { id, decision: 'approve' }))).toBe('kyc.unknown');
});

test('a decision reaches the player with its reason, and is made once', async () => {
  const { id, playerId } = await handedIn();
  const refused = await ask(review.decideKyc, { id, decision: 'refuse', reason: 'expired' });
  expect(refused.body.value).toMatchObject({ status: 'refused', decidedBy: 'operator:ana' });
  expect((await readOwnKyc(app, playerId)).value).toMatchObject({ reason: 'expired' });
  expect(codeOf(await ask(review.decideKyc, { id, decision: 'approve' }))).toBe('kyc.unknown');
});

test.each([
  ['the same card', '91234567', {}],
  ['another kind of papers', '92345678', { documentKind: 'foreign-card' }],
  ['noughts and points in it', '93456789', { idNumber: '0.093.456.789' }],
] as const)('one number on two accounts is seen and stopped: %s', async (_, number, change) => {
  const first = await handedIn({ idNumber: number });
  const second = await handedIn({ idNumber: number, ...change });
  const { body } = await ask(review.kycPapers, { id: second.id });
  expect(body.value).toMatchObject({
    case: { sameNumber: [{ id: first.id, account: first.account, status: 'pending' }] },
  });
  const approve = (id: string, override?: string) =>
    ask(review.decideKyc, { id, decision: 'approve', ...(override && { override }) });
  // Both wait, and neither is let through without a word.
  expect(codeOf(await approve(first.id))).toBe('kyc.same-number');
  expect(codeOf(await approve(second.id))).toBe('kyc.same-number');
  expect(codeOf(await approve(first.id, 'The other is a copy.'))).toBe('done');
  expect(codeOf(await approve(second.id))).toBe('kyc.same-number');
  await ask(review.decideKyc, { id: second.id, decision: 'refuse', reason: 'other-person' });
  expect(await audited(first.id)).toEqual([
    ['kyc.approved', { sameNumber: second.id, override: 'The other is a copy.' }],
  ]);
});

test('refused papers, and a player’s own earlier ones, stand in nobody’s way', async () => {
  const number = '77665544';
  const first = await handedIn({ idNumber: number });
  await ask(review.decideKyc, { id: first.id, decision: 'refuse', reason: 'not-genuine' });
  const second = await handedIn({ idNumber: number });
  const approved = await ask(review.decideKyc, { id: second.id, decision: 'approve' });
  expect(approved.body.value).toMatchObject({
    status: 'approved',
    sameNumber: [{ id: first.id, status: 'refused' }],
  });
});

test('a case from before numbers were compared is compared when it is decided', async () => {
  const number = '88776655';
  const first = await handedIn({ idNumber: number });
  const second = await handedIn({ idNumber: number });
  await database
    .updateTable('kyc_case')
    .set({ number_hash: null })
    .where('id', '=', second.id)
    .execute();
  const approved = await ask(review.decideKyc, { id: second.id, decision: 'approve' });
  expect(codeOf(approved)).toBe('kyc.same-number');
  expect(codeOf(await ask(review.kycPapers, { id: first.id }))).toBe('done');
});

test('what is stored of a number tells nobody the number', async () => {
  const { id } = await handedIn({ idNumber: '31415926' });
  const row = await database
    .selectFrom('kyc_case')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.number_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain('31415926');
});
