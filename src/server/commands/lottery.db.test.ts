import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { drawRules } from '#server/lottery/draw-rules.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { asGateway, freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { drawStage, numerosOf, passTime, plantGame } from '#tests/lottery/draw-stage.ts';
import { parseSiteCommand } from './site/site-commands.ts';
import { verifyLottery } from './verify-lottery.ts';

const { database, connectionString } = await freshDatabase();
const gateway = asGateway(connectionString);
const app = testApp(database);
app.clock.set('2030-01-01T00:00:00Z');
const beacon = await openBeaconSandboxOf(app);
afterAll(() => beacon?.close());

async function run(...words: string[]): Promise<string> {
  const command = parseSiteCommand(words, app.clock.now());
  if (command === 'help') throw new Error('That was help.');
  const askOperator = async () => 'no token';
  return command.run({ ...app, openVault: async () => app.vault, askOperator });
}

async function drawnNumero(code: string) {
  await plantGame(database, { code });
  const stage = drawStage(database, app, drawRules);
  await stage.advance(code);
  const open = (await numerosOf(database, code)).find(({ state }) => state === 'open');
  await passTime(database, code, '1 minute');
  await stage.advance(code);
  await stage.draw(open?.id ?? '');
  return open?.numero ?? '';
}

test('a draw is verified from what is published, and a result that was changed is found out', async () => {
  const numero = await drawnNumero('LT_VERIFY');
  expect(await verifyLottery(database, 'LT_VERIFY', numero)).toMatchObject({ faults: [] });
  await sql`update lottery_numero set result = '["0","0","0","0","0"]'
    where game_code = 'LT_VERIFY' and state = 'drawn'`.execute(database);
  expect((await verifyLottery(database, 'LT_VERIFY', numero)).faults).toEqual(['result']);
});

test('a seed that is not of the chain is found out', async () => {
  const numero = await drawnNumero('LT_FORGED');
  await sql`update lottery_numero set seed = repeat('a', 64)
    where game_code = 'LT_FORGED' and state = 'drawn'`.execute(database);
  expect((await verifyLottery(database, 'LT_FORGED', numero)).faults).toContain('chain');
});

test('the terminal lists games and results, stops a game and lets it go on', async () => {
  const numero = await drawnNumero('LT_TERMINAL');
  expect(await run('lottery', 'games')).toMatch(/LT_TERMINAL {2}SSC {2}LOTT {2}house/);
  expect(await run('lottery', 'results', 'LT_TERMINAL')).toContain(numero);
  expect(await run('lottery', 'stop', 'LT_TERMINAL', '--reason', 'the licence pauses')).toMatch(
    /is stopped; 1 in sale/,
  );
  expect(await run('lottery', 'games')).toMatch(/LT_TERMINAL.*stopped/);
  expect(await run('lottery', 'resume', 'LT_TERMINAL')).toBe('LT_TERMINAL goes on.');
});

test('a schedule is read before it is set', async () => {
  await plantGame(database, { code: 'LT_SCHEDULE' });
  await expect(run('lottery', 'schedule', 'LT_SCHEDULE', '{"draws":1}')).rejects.toThrow(
    /no schedule/,
  );
  const schedule = await run('lottery', 'schedule', 'LT_SCHEDULE');
  expect(await run('lottery', 'schedule', 'LT_SCHEDULE', schedule)).toMatch(/next numeros/);
});

test('a result is typed under a name that its token proves, never by the machine', async () => {
  const [game, numero] = ['LT_TERMINAL', '100001'];
  await expect(run('lottery', 'result', game, numero, '1,2,3,4,5')).rejects.toThrow(/--as/);
  await expect(run('lottery', 'result', game, numero, '1,2,3,4,5', '--as', 'ana')).rejects.toThrow(
    /no token/,
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
