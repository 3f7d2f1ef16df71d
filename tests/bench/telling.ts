import { logIn } from '#server/identity/login/log-in.ts';
import { sendSmsCode } from '#server/identity/login/send-sms-code.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sendResetLink } from '#server/registration/forgot-by-email.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { newAccount } from '#tests/stages/new-account.ts';
import { type Figure, median, rounded } from './figure.ts';

const pairs = 120;
const password = 'tecolote37verde';

/** Whether an answer, or how long it takes, tells who has an account here. */
export async function measureTelling(app: AppContext): Promise<Figure[]> {
  const accounts = Array.from({ length: pairs }, (_, index) => `known${index}`);
  for (const [index, account] of accounts.entries()) {
    const playerId = await newAccount(app, account);
    const email = `${account}@play.example`;
    const provedAt = { mobile_proved_at: app.clock.now() };
    await plantProfile(app, playerId, { mobile: numberOf(index), email }, provedAt);
  }
  await givePassword(app, accounts, password);
  return [
    ...(await told('login', (index, isKnown) =>
      logIn(
        app,
        {
          type: 'username',
          username: isKnown ? `known${index}` : `nobody${index}`,
          password: 'guacamaya77',
          entrance: 'site',
          client: 'program',
        },
        fromAnywhere(),
      ),
    )),
    ...(await told('forgot-by-email', (index, isKnown) =>
      sendResetLink(
        app,
        {
          username: isKnown ? `known${index}` : `nobody${index}`,
          email: isKnown ? `known${index}@play.example` : `nobody${index}@play.example`,
        },
        fromAnywhere(),
      ),
    )),
    ...(await told('sms-code', (index, isKnown) =>
      sendSmsCode(
        app,
        {
          mobileNum: numberOf(isKnown ? index : index + pairs).slice(3),
          countryDialingCode: '57',
          scene: 'login',
        },
        fromAnywhere(),
      ),
    )),
  ];
}

type Attempt = (index: number, isKnown: boolean) => Promise<unknown>;

/** In pairs and in turns, so that whatever else the machine does meets both alike. */
async function told(name: string, attempt: Attempt): Promise<Figure[]> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  let differing = 0;
  for (let index = 0; index < pairs; index += 1) {
    const answers: string[] = [];
    const order = index % 2 === 0 ? [true, false] : [false, true];
    for (const isKnown of order) {
      const started = performance.now();
      const answer = await attempt(index, isKnown);
      took[isKnown ? 'known' : 'unknown'].push(performance.now() - started);
      answers.push(JSON.stringify(answer));
    }
    if (answers[0] !== answers[1]) differing += 1;
  }
  return [
    {
      name: `security.told-by-answer.${name}`,
      value: differing,
      unit: 'answers that differ',
      goal: '0',
      how: `${pairs} pairs, one of each about an account there is and one about none`,
    },
    {
      name: `security.told-by-time.${name}`,
      value: shareSlower(took.known, took.unknown),
      unit: 'share of pairs in which the known one is slower',
      goal: '0.4 to 0.6',
      how: `the same ${pairs} pairs, every known one beside every unknown one; 0.5 tells nothing`,
      besides: {
        knownMs: rounded(median(took.known)),
        unknownMs: rounded(median(took.unknown)),
      },
    },
  ];
}

function shareSlower(known: readonly number[], unknown: readonly number[]): number {
  let slower = 0;
  for (const one of known) for (const other of unknown) if (one > other) slower += 1;
  return rounded(slower / (known.length * unknown.length));
}

function numberOf(index: number): string {
  return `+57301${String(4_000_000 + index)}`;
}

let visits = 0;

function fromAnywhere() {
  visits += 1;
  const address = `10.${3 + (visits >> 16)}.${(visits >> 8) & 255}.${visits & 255}`;
  return { requestId: '', address, language: 'es', origin: 'http://localhost' } as const;
}
