import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import { beginOne, booksOf, newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { runCommand, terminalOf } from '#tests/operator/staff.ts';
import { claim } from './begin-deposit.ts';
import { proveOwn, readProof } from './change-own.ts';
import { readOwn } from './read-deposits.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantMethods(database);
let made = 0;

function payer() {
  made += 1;
  return newPayer(app, `banker${made}`);
}

async function site(...words: string[]): Promise<string> {
  return runCommand(terminalOf(app), ...words);
}

const slip = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

const transfer = { method: 'transfer', amount: '5000000' };

describe('a transfer with its reference', () => {
  test('shows an account and a reference that nobody else has', async () => {
    const player = await payer();
    const [one, two] = [
      await beginOne(app, player, transfer),
      await beginOne(app, player, transfer),
    ];
    expect(one.payTo.map(({ label }) => label)).toContain('account');
    expect(one.payTo).toContainEqual({ label: 'reference', value: one.reference });
    expect(one.reference).toMatch(/^VB[2-9A-HJKMNP-Z]{8}$/);
    expect(one.reference).not.toBe(two.reference);
  });

  test('is credited as soon as the bank tells of it, however the reference was typed', async () => {
    const player = await payer();
    const { id, reference } = await beginOne(app, player, transfer);
    const typed = `pago ${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)} gracias`;
    expect(await site('transfer-in', typed, '5000000', typed)).toContain(
      `${reference}, which is credited`,
    );
    expect((await booksOf(database, player.id)).balance).toBe(5_000_000n);
    const read = await readOwn(app, { depositId: id, language: 'en' }, player);
    expect(read).toMatchObject({ value: { state: 'credited', received: '5000000' } });
  });

  test('an operator credits once, also if another presses again', async () => {
    const player = await payer();
    const { reference } = await beginOne(app, player, transfer);
    const credited = await Promise.allSettled(
      Array.from({ length: 8 }, () => site('deposits', 'credit', reference)),
    );
    expect(credited.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect((await booksOf(database, player.id)).balance).toBe(5_000_000n);
    await expect(site('deposits', 'credit', reference)).rejects.toThrow('does not wait for that');
  });

  test('an operator refuses with a reason that the player reads', async () => {
    const player = await payer();
    const { id, reference } = await beginOne(app, player, transfer);
    await site('deposits', 'refuse', reference, 'The', 'slip', 'is', 'of', 'another', 'account.');
    const read = await readOwn(app, { depositId: id, language: 'en' }, player);
    expect(read.done && read.value.timeline.at(-1)).toMatchObject({
      step: 'refused',
      reason: 'The slip is of another account.',
    });
  });

  test('a line of the statement that is read in twice is the same money', async () => {
    const player = await payer();
    const { reference } = await beginOne(app, player, transfer);
    const read = (amount = '5000000') => site('transfer-in', `L-${reference}`, amount, reference);
    const told = await Promise.all(Array.from({ length: 10 }, () => read()));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain(`${reference}, which is credited`);
    const { balance, of } = await booksOf(database, player.id);
    expect([balance, of('payments-in-transit', 'refunds')]).toEqual([5_000_000n, 0n]);
    await expect(read('6000000')).rejects.toThrow('read before, with something else');
    // Another line of equal words and amount is other money, and goes back.
    await site('transfer-in', `M-${reference}`, '5000000', reference);
    expect((await booksOf(database, player.id)).of('payments-in-transit', 'refunds')).toBe(
      5_000_000n,
    );
    await site('deposits', 'refunded', reference);
  });

  test('what came above is paid back by a person, who says so', async () => {
    const player = await payer();
    const { id, reference } = await beginOne(app, player, transfer);
    await site('transfer-in', 'line-7', '7000000', reference);
    const read = () => readOwn(app, { depositId: id, language: 'en' }, player);
    const came = { paid: '7000000', receive: '5000000', received: '5000000' };
    expect(await read()).toMatchObject({ value: { ...came, refundDue: '2000000' } });
    expect(await site('deposits', 'refunded', reference)).toContain('is credited now');
    expect(await read()).toMatchObject({ value: { ...came, refunded: '2000000' } });
    expect((await booksOf(database, player.id)).of('payments-in-transit', 'refunds')).toBe(0n);
  });
});

describe('what an operator vouches for before its line is read', () => {
  const owed = async (playerId: string) =>
    (await booksOf(database, playerId)).of('payments-in-transit', 'refunds');

  test('is the money of that line, which is tied to it and owed to nobody', async () => {
    const player = await payer();
    const { id, reference } = await beginOne(app, player, transfer);
    await site('deposits', 'credit', reference);
    const before = await owed(player.id);
    const lines = [`A-${reference}`, `B-${reference}`];
    const [one, two] = await Promise.all(
      lines.map((line) => site('transfer-in', line, '5000000', reference)),
    );
    for (const told of [one, two]) expect(told).toContain(`${reference}, which is credited`);
    // A second line is other money, whichever of them was read first.
    expect((await owed(player.id)) - before).toBe(5_000_000n);
    expect((await booksOf(database, player.id)).balance).toBe(5_000_000n);
    const read = await readOwn(app, { depositId: id, language: 'en' }, player);
    const steps = read.done ? read.value.timeline.map(({ step }) => step) : [];
    expect(steps).toEqual(['begun', 'waiting', 'credited', 'surplus']);
    await site('deposits', 'refunded', reference);
  });

  test('a line with another sum waits for a person, who ties the one without a reference to it', async () => {
    const player = await payer();
    const { reference } = await beginOne(app, player, transfer);
    await site('deposits', 'credit', reference);
    const before = await owed(player.id);
    const numberIn = (told: string) => /^Transfer (\d+) waits/.exec(told)?.[1] ?? '';
    const other = numberIn(await site('transfer-in', `C-${reference}`, '4000000', reference));
    await expect(site('deposits', 'credit', reference, 'transfer', other)).rejects.toThrow(
      'does not wait for that',
    );
    const same = numberIn(await site('transfer-in', `D-${reference}`, '5000000', 'NEQ 77'));
    const tie = () => site('deposits', 'credit', reference, 'transfer', same);
    expect(await tie()).toContain('credited');
    await expect(tie()).rejects.toThrow('does not wait for that');
    const listed = await site('deposits', 'list');
    expect([listed.includes(`transfer ${other} `), listed.includes(`transfer ${same} `)]).toEqual([
      true,
      false,
    ]);
    expect((await owed(player.id)) - before).toBe(0n);
    expect((await booksOf(database, player.id)).balance).toBe(5_000_000n);
  });
});

describe('a slip', () => {
  test('puts the deposit before a person, three of them at most, and only its owner reads it', async () => {
    const [player, stranger] = [await payer(), await payer()];
    const { id: depositId } = await beginOne(app, player, transfer);
    const picture = await slip();
    expect(await proveOwn(app, { depositId, picture }, stranger)).toMatchObject({
      code: 'deposit.unknown',
    });
    for (let ordinal = 1; ordinal <= 3; ordinal += 1) {
      expect(await proveOwn(app, { depositId, picture }, player)).toMatchObject({
        value: { proofs: ordinal },
      });
    }
    expect(await proveOwn(app, { depositId, picture }, player)).toMatchObject({
      code: 'deposit.too-many-proofs',
    });
    expect(await readProof(app, { depositId, ordinal: 3 }, player)).toMatchObject({
      value: { picture: expect.stringMatching(/^data:image\/(png|jpeg);base64,/) },
    });
    expect(await readProof(app, { depositId, ordinal: 3 }, stranger)).toMatchObject({
      code: 'deposit.unknown',
    });
    const read = await readOwn(app, { depositId, language: 'en' }, player);
    expect(read).toMatchObject({ value: { state: 'review', mayCancel: false, mayProve: false } });
  });
});

describe('a transfer without a reference', () => {
  const claimed = {
    ...transfer,
    requestId: 'a3b0c3a2-54b7-4d44-9a3e-0a3b8f4c9a10',
    language: 'en',
    reference: 'NEQ 0042',
    paidOn: '2026-11-19',
  } as const;

  test('waits until somebody claims it, and a person puts the two together', async () => {
    const player = await payer();
    const told = await site('transfer-in', 'line-42', '5000000', 'NEQ 0042');
    const [, number = ''] = /^Transfer (\d+) waits/.exec(told) ?? [];
    const made = await claim(app, claimed, player, visitor);
    if (!made.done) throw new Error(made.code);
    const { reference, state } = made.value;
    expect(state).toBe('review');
    expect(await site('deposits', 'list')).toContain(`claims "NEQ 0042" of 2026-11-19`);
    expect(await site('deposits', 'credit', reference, 'transfer', number)).toContain('credited');
    expect((await booksOf(database, player.id)).balance).toBe(5_000_000n);
    const other = await payer();
    const copied = await claim(
      app,
      { ...claimed, requestId: 'b3b0c3a2-54b7-4d44-9a3e-0a3b8f4c9a10' },
      other,
      visitor,
    );
    if (!copied.done) throw new Error(copied.code);
    await expect(
      site('deposits', 'credit', copied.value.reference, 'transfer', number),
    ).rejects.toThrow('no such bank deposit or transfer');
    expect((await booksOf(database, other.id)).balance).toBe(0n);
  });

  test.each(['2026-08-20', '2026-11-22'])(
    'one of %s is too old, or not made yet',
    async (paidOn) => {
      const player = await payer();
      expect(await claim(app, { ...claimed, paidOn }, player, visitor)).toMatchObject({
        code: 'deposit.wrong-day',
      });
    },
  );

  test.each([
    ['2026-11-21', '2026-11-21T04:59:59Z', false],
    ['2026-11-21', '2026-11-21T05:00:00Z', true],
    ['2026-08-23', '2026-11-21T04:59:59Z', true],
    ['2026-08-23', '2026-11-21T05:00:00Z', false],
  ])('the day %s is judged at %s by the clock of a merchant in Bogotá', async (...given) => {
    const [paidOn, now, isTaken] = given;
    app.clock.set(now);
    const requestId = randomUUID();
    const outcome = await claim(app, { ...claimed, requestId, paidOn }, await payer(), visitor);
    app.clock.set('2026-11-20T12:00:00Z');
    expect(outcome).toMatchObject(isTaken ? { done: true } : { code: 'deposit.wrong-day' });
  });
});
