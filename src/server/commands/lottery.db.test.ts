import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { ticketHash } from '#lottery/ticket-text.ts';
import { drawRules } from '#server/lottery/draw-rules.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { asGateway, freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import {
  asSealedInTime,
  drawStage,
  numerosOf,
  passTime,
  plantGame,
} from '#tests/lottery/draw-stage.ts';
import { houseProof, ownTicket } from '#tests/lottery/house-proof.ts';
import { provedOperator, runCommand, terminalOf } from '#tests/operator/staff.ts';
import { verifyLottery, verifySavedTicket } from './verify-lottery.ts';

const { database, connectionString } = await freshDatabase();
const gateway = asGateway(connectionString);
const app = testApp(database);
app.clock.set('2030-01-01T00:00:00Z');
const beacon = await openBeaconSandboxOf(app);
afterAll(() => beacon?.close());
const site = { database, settings: { ...app.settings, isDemo: true } };

const tokens = { rosa: await provedOperator(app, 'rosa', ['look', 'review']) };
const run = async (...words: string[]) => runCommand(terminalOf(app, tokens), ...words);

async function drawnNumero(code: string, { hasTicket = false } = {}) {
  await plantGame(database, { code });
  const stage = drawStage(database, app, drawRules);
  await stage.advance(code);
  const open = (await numerosOf(database, code)).find(({ state }) => state === 'open');
  if (hasTicket) stage.notes.hashes.push(await plantTicket(code, open));
  await passTime(database, code, '1 minute');
  await stage.advance(code);
  await stage.draw(open?.id ?? '');
  return open?.numero ?? '';
}

async function plantTicket(game: string, { id = '', numero = '' } = {}): Promise<string> {
  const line = { play: 'position', choice: [['7'], [], [], [], []], multiple: 1, notes: 1 };
  const lines = [{ ...line, unit: '1' as const }];
  const salt = 'ab'.repeat(32);
  const hash = ticketHash({ id: '77', game, numero, series: 1_980, stake: '200', salt, lines });
  const player = await newPlayer(database, game.toLowerCase());
  await sql`insert into lottery_ticket (id, player_id, numero_id, purse, commodity, placed_at, lines, notes,
      series, max_series, minor_digits, stake, best, state, is_held, salt, hash)
    values (77, ${player.id}, ${id}, 'money', 'USD', now(), ${JSON.stringify(lines)}, 1, 1980, 1980, 2, 200,
      1980, 'open', false, ${salt}, ${hash})`.execute(database);
  return hash;
}

test('a draw is verified from what is published, and a result that was changed is found out', async () => {
  const numero = await drawnNumero('LT_VERIFY');
  // Its time was moved, so the first round after its closing is another one than the one it was drawn from.
  expect((await verifyLottery(site, 'LT_VERIFY', numero)).faults).toContain('round');
  await asSealedInTime(database, 'LT_VERIFY');
  expect(await verifyLottery(site, 'LT_VERIFY', numero)).toMatchObject({
    faults: [],
    beacon: 'sandbox of a demonstration',
  });
  const merchant = { database, settings: { ...app.settings, isDemo: false } };
  expect((await verifyLottery(merchant, 'LT_VERIFY', numero)).faults).toEqual(['network']);
  await sql`update lottery_numero set result = '["0","0","0","0","0"]'
    where game_code = 'LT_VERIFY' and state = 'drawn'`.execute(database);
  expect((await verifyLottery(site, 'LT_VERIFY', numero)).faults).toEqual(['result']);
});

test('a list is counted from its tickets: one that was rewritten, added or left out is found out', async () => {
  const numero = await drawnNumero('LT_LIST', { hasTicket: true });
  await asSealedInTime(database, 'LT_LIST');
  const faults = async () => (await verifyLottery(site, 'LT_LIST', numero)).faults;
  expect(await faults()).toEqual([]);
  await sql`update lottery_ticket set stake = stake * 2`.execute(database);
  expect(await faults()).toEqual(['tickets']);
  await sql`update lottery_ticket set stake = stake / 2, state = 'cancelled'`.execute(database);
  expect(await faults()).toEqual(['list']);
});

test('a seed that is not of the chain is found out', async () => {
  const numero = await drawnNumero('LT_FORGED');
  await sql`update lottery_numero set seed = repeat('a', 64)
    where game_code = 'LT_FORGED' and state = 'drawn'`.execute(database);
  expect((await verifyLottery(site, 'LT_FORGED', numero)).faults).toContain('chain');
});

test('a ticket with its proof out of a file is verified without a database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verify-lottery-'));
  const file = join(folder, 'ticket.json');
  const saved = { own: ownTicket(), proof: houseProof(), kept: null };
  await writeFile(file, JSON.stringify(saved));
  expect(await verifySavedTicket(file)).toMatchObject({ faults: [], tickets: 3 });
  const ticket = { ...saved.own.ticket, stake: '4000' };
  await writeFile(file, JSON.stringify({ ...saved, own: { ...saved.own, ticket } }));
  expect((await verifySavedTicket(file)).faults).toEqual(['text']);
  await writeFile(file, 'no ticket');
  await expect(verifySavedTicket(file)).rejects.toThrow(/no ticket with its proof/);
  await rm(folder, { recursive: true });
});

test('the terminal lists games and results, stops a game and lets it go on', async () => {
  const numero = await drawnNumero('LT_TERMINAL');
  expect(await run('lottery', 'games')).toMatch(/LT_TERMINAL {2}SSC {2}LOTT {2}house/);
  expect(await run('lottery', 'results', 'LT_TERMINAL')).toContain(numero);
  const stopping = ['lottery', 'stop', 'LT_TERMINAL', '--reason', 'the licence pauses'];
  expect(await run(...stopping, '--as', 'rosa')).toMatch(/is stopped; 1 in sale/);
  const voided = (await numerosOf(database, 'LT_TERMINAL')).find(({ state }) => state === 'void');
  expect(voided).toMatchObject({ voided_by: 'rosa', void_reason: 'the licence pauses' });
  expect(await run('lottery', 'games')).toMatch(/LT_TERMINAL.*stopped/);
  expect(await run('lottery', 'resume', 'LT_TERMINAL', '--as', 'rosa')).toBe(
    'LT_TERMINAL goes on.',
  );
});

test('a schedule is read before it is set', async () => {
  await plantGame(database, { code: 'LT_SCHEDULE' });
  await expect(
    run('lottery', 'schedule', 'LT_SCHEDULE', '{"draws":1}', '--as', 'rosa'),
  ).rejects.toThrow(/no schedule/);
  const schedule = await run('lottery', 'schedule', 'LT_SCHEDULE');
  expect(await run('lottery', 'schedule', 'LT_SCHEDULE', schedule, '--as', 'rosa')).toMatch(
    /next numeros/,
  );
});

test.each([
  ['stop', 'LT_SCHEDULE', '--reason', 'nobody says so'],
  ['resume', 'LT_SCHEDULE'],
  ['schedule', 'LT_SCHEDULE', '{}'],
  ['terms', 'LT_SCHEDULE', 'cancel', 'no'],
])('lottery %s on %s is a named person’s act, never the machine’s', async (...words) => {
  await expect(run('lottery', ...words)).rejects.toThrow(/--as is missing/);
});

test('a result is typed under a name that its token proves, never by the machine', async () => {
  const [game, numero] = ['LT_TERMINAL', '100001'];
  await expect(run('lottery', 'result', game, numero, '1,2,3,4,5')).rejects.toThrow(/--as/);
  await expect(run('lottery', 'result', game, numero, '1,2,3,4,5', '--as', 'ana')).rejects.toThrow(
    /no duty|There is no operator|no token/,
  );
});

test.skipIf(!gateway)('the gateway’s role writes a numero by functions alone', async () => {
  for (const statement of [
    `update lottery_numero set result = '[]'`,
    `update lottery_numero set state = 'void'`,
    `delete from lottery_numero`,
    `update lottery_entry set result = '[]'`,
    `update lottery_beacon set signature = ''`,
  ]) {
    const writing = sql.raw(statement).execute(gateway ?? database);
    await expect(writing).rejects.toMatchObject({ code: '42501' });
  }
});
