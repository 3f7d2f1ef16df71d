import pino from 'pino';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { openApp } from '#server/compose/open-app.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { logIn } from '#server/identity/login/log-in.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import { hashPassword, passwordCost } from '#server/identity/passwords/passwords.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, rounded } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

const loginsMs = 6_000;
const atOnce = 8;
const checks = 3_000;
const password = 'tecolote37verde';

/** What a login costs, nearly all of it on purpose, and what knowing who calls adds to every call. */
export async function measureIdentity(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const log = pino({ level: 'silent' });
  const embedded = await openEmbedded(folder.path);
  try {
    const settings = readSettings({ DATA_DIR: folder.path });
    const { connectionString } = embedded;
    const opened = await openApp({ settings, clock, log, connectionString });
    try {
      await seedMerchant(opened.app, {});
      await openAccounts(opened.app);
      return [await rateOfLogins(opened.app), await costOfCheck(opened.app)];
    } finally {
      await opened.close();
    }
  } finally {
    await embedded.stop();
    await folder.remove();
  }
}

const accounts = Array.from({ length: atOnce }, (_, worker) => `bench${worker}`);

/** One for each hand: two logins of one account at a time are what a captcha is asked for. */
async function openAccounts(app: AppContext): Promise<void> {
  const { merchant } = app.settings;
  const rows = accounts.map((account) => ({
    account,
    nickname: account,
    merchant,
    language: 'es',
  }));
  await app.database.insertInto('player').values(rows).execute();
  await givePassword(app, accounts, password);
}

async function rateOfLogins(app: AppContext): Promise<Figure> {
  const before = performance.now();
  await hashPassword(password);
  const hashMs = performance.now() - before;
  const started = performance.now();
  let done = 0;
  const enterAgain = async (worker: number) => {
    for (let turn = 0; performance.now() - started < loginsMs; turn += 1) {
      const address = `10.${worker}.${turn >> 8}.${turn & 255}`;
      const visit = { requestId: '', address, language: 'es', origin: 'http://localhost' } as const;
      const request = {
        type: 'username',
        username: accounts[worker] ?? '',
        password,
        entrance: 'site',
        client: 'program',
      } as const;
      const outcome = await logIn(app, request, visit);
      if (!outcome.done)
        throw new Error(`A login of the measurement was refused: ${outcome.code}.`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => enterAgain(worker)));
  const { memoryCost, timeCost } = passwordCost;
  return {
    name: 'identity.logins',
    value: rounded(done / ((performance.now() - started) / 1_000)),
    unit: 'a second',
    how: `argon2id of ${memoryCost} KiB and ${timeCost} passes, ${atOnce} at a time, database and all`,
    besides: { hashMs: rounded(hashMs) },
  };
}

async function costOfCheck(app: AppContext): Promise<Figure> {
  const { id } = await app.database
    .selectFrom('player')
    .select('id')
    .where('account', '=', 'demo')
    .executeTakeFirstOrThrow();
  const { token } = await openSession(app, id);
  const timeOf = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    for (let index = 0; index < checks; index += 1) await work();
    return (performance.now() - started) / checks;
  };
  const checkMs = await timeOf(() => identify(app, token));
  const bareMs = await timeOf(() =>
    app.database.selectFrom('site_state').select('is_only').execute(),
  );
  return {
    name: 'identity.check',
    value: rounded(checkMs),
    unit: 'ms a call',
    goal: '≤ 0.2',
    how: `${checks} one after the other, each a query by the token’s hash`,
    besides: { bareQueryMs: rounded(bareMs) },
  };
}
