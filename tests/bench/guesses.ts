import { rememberCaptcha } from '#server/anti-abuse/issue-captcha.ts';
import { spendCaptcha } from '#server/anti-abuse/spend-captcha.ts';
import { secretBoxOf } from '#server/identity/factors/authenticator-box.ts';
import { proveSelf } from '#server/identity/factors/prove-self.ts';
import { beginAuthenticator } from '#server/identity/factors/totp-enrolment.ts';
import { proveByAuthenticator } from '#server/identity/factors/totp-proof.ts';
import { logIn } from '#server/identity/login/log-in.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { newToken } from '#server/secrets/token.ts';
import { authenticate } from '#server/vendor-play/wallet/vendor-authenticate.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { proveCode } from '#server/verification/spend-code.ts';
import { newAccount } from '#tests/stages/new-account.ts';
import type { Figure } from './figure.ts';

const guesses = 200;

/** Two hundred at once, each from an address of its own: how many of them were looked at. */
export async function measureGuesses(app: AppContext): Promise<Figure[]> {
  return [
    await passwordsAtTheDoor(app),
    await passwordsInside(app),
    await codes(app),
    await captchas(app),
    await authenticatorCodes(app),
    await launchTokens(
      app,
      'launch-token',
      5,
      'one launch token of nobody’s, tried again and again',
    ),
    await launchTokens(app, 'launch-tokens', 120, 'launch tokens of nobody’s, each another'),
  ];
}

async function passwordsAtTheDoor(app: AppContext): Promise<Figure> {
  await newAccount(app, 'guessed-door');
  await givePassword(app, ['guessed-door'], 'tecolote37verde');
  const looked = await countOf(async (index) => {
    const outcome = await logIn(
      app,
      {
        type: 'username',
        username: 'guessed-door',
        password: `tecolote${index}`,
        entrance: 'site',
        client: 'program',
      },
      from(index),
    );
    return !outcome.done && outcome.code === 'login.wrong';
  });
  return figure(
    'password',
    looked,
    3,
    'logins by name; from the first failure on a captcha is wanted',
  );
}

async function passwordsInside(app: AppContext): Promise<Figure> {
  const id = await newAccount(app, 'guessed-inside');
  await givePassword(app, ['guessed-inside'], 'tecolote37verde');
  const flags = { type: 0, isAgent: false, isTrial: false, mustChange: false };
  const player = { id, account: 'guessed-inside', ...flags };
  const looked = await countOf(async (index) => {
    const proof = { way: 'password', answer: `tecolote${index}` } as const;
    const outcome = await proveSelf(app, player, proof);
    return !outcome.done && outcome.code === 'login.wrong';
  });
  return figure('password-inside', looked, 3, 'proofs of self on a phone left open');
}

async function codes(app: AppContext): Promise<Figure> {
  const target = '+573001112233';
  const asked = { scene: 'login', kind: 'sms', target, language: 'es' } as const;
  const sent = await sendCode(app, { ...asked, address: '10.1.1.1', country: 'CO' });
  if (!sent.done) throw new Error(`No code was sent: ${sent.code}.`);
  const looked = await countOf(async (index) => {
    // None of these can be right: a code has digits only.
    const typed = { scene: 'login', target, code: `x${index}` } as const;
    const outcome = await proveCode(app.database, typed);
    return outcome.done || outcome.code === 'code.invalid';
  });
  return figure('sms-code', looked, 5, 'codes typed for one number');
}

/** Whichever address they are tried from: to us it is the vendor who brings them. */
async function launchTokens(
  app: AppContext,
  what: 'launch-token' | 'launch-tokens',
  limit: number,
  how: string,
): Promise<Figure> {
  const one = newToken();
  const looked = await countOf(async (index) => {
    const nonce = `${what}-${index}-${'n'.repeat(16)}`;
    const token = what === 'launch-token' ? one : newToken();
    const outcome = await authenticate(app, { vendor: what, nonce, token });
    if (outcome.done) throw new Error('A token of nobody’s let somebody in.');
    // Whoever is looked at leaves the name of the asking behind.
    const heard = await app.database
      .selectFrom('vendor_nonce')
      .select('nonce')
      .where('vendor_code', '=', what)
      .where('nonce', '=', nonce)
      .executeTakeFirst();
    return heard !== undefined;
  });
  return figure(what, looked, limit, how);
}

async function captchas(app: AppContext): Promise<Figure> {
  const captchaId = await rememberCaptcha(app, 'ACE37');
  const opened = await countOf((index) =>
    spendCaptcha(app, { captchaId, answer: index === guesses - 1 ? 'ACE37' : 'ACE39' }),
  );
  return figure('captcha', opened, 1, 'answers to one picture, the right one among them');
}

async function authenticatorCodes(app: AppContext): Promise<Figure> {
  const playerId = await newAccount(app, 'guessed-totp');
  const box = secretBoxOf(app, playerId);
  const label = { playerId, account: 'guessed-totp', issuer: 'Verbena' };
  const begun = await beginAuthenticator(app, box, label);
  if (!begun.done) throw new Error(`No authenticator was begun: ${begun.code}.`);
  await app.database
    .updateTable('authenticator')
    .set({ confirmed_at: app.clock.now() })
    .where('player_id', '=', playerId)
    .execute();
  const looked = await countOf(async (index) => {
    const code = String(index).padStart(6, '0');
    const outcome = await proveByAuthenticator(app, box, playerId, code);
    return outcome.done || outcome.code === 'authenticator.wrong';
  });
  return figure('authenticator', looked, 5, 'codes of an authenticator');
}

async function countOf(guess: (index: number) => Promise<boolean>): Promise<number> {
  const all = await Promise.all(Array.from({ length: guesses }, (_, index) => guess(index)));
  return all.filter(Boolean).length;
}

function figure(name: string, value: number, most: number, what: string): Figure {
  return {
    name: `security.guesses.${name}`,
    value,
    unit: `of ${guesses} looked at`,
    goal: `≤ ${most}`,
    how: `${guesses} ${what}, all at once`,
  };
}

function from(index: number) {
  const address = `10.2.${index >> 8}.${index & 255}`;
  return { requestId: '', address, language: 'es', origin: 'http://localhost' } as const;
}
