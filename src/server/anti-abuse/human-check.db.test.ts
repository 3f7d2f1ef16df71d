import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import {
  type HumanChallenge,
  type HumanCheckScene,
  humanCheckScenes,
} from '#contract/anti-abuse.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { addressKey } from './address-key.ts';
import { issueHumanCheck } from './issue-human-check.ts';
import { spendHumanCheck } from './spend-human-check.ts';
import { countFailure } from './throttle.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
// The library compares with the machine's own clock, so the house's has to be near it.
const startMs = Math.floor(Date.now() / 1000) * 1000;
const at = (seconds: number) => app.clock.set(new Date(startMs + seconds * 1000).toISOString());
let addresses = 0;

async function solved(scene: HumanCheckScene, level = 0): Promise<HumanChallengeSolved> {
  at(0);
  addresses += 1;
  const { value } = await issueHumanCheck(app, `190.0.3.${addresses}`, { scene, level });
  const solution = await solveChallenge({ challenge: value, deriveKey });
  if (!solution) throw new Error('It cannot be solved.');
  return { challenge: value, solution };
}

interface HumanChallengeSolved {
  challenge: HumanChallenge;
  solution: { counter: number; derivedKey: string; time?: number };
}

const payloadOf = (given: unknown) => Buffer.from(JSON.stringify(given)).toString('base64');

test('worked out, it is taken once, by whichever gateway', async () => {
  const payload = payloadOf(await solved('login'));
  const results = await Promise.all(
    Array.from({ length: 40 }, () => spendHumanCheck(app, { scene: 'login', payload })),
  );
  expect(results.filter((result) => result === 'ok')).toHaveLength(1);
  expect(results.filter((result) => result === 'used')).toHaveLength(39);
});

test('work for one scene opens no other', async () => {
  const payload = payloadOf(await solved('login'));
  expect(await spendHumanCheck(app, { scene: 'sms', payload })).toBe('invalid');
  expect(await spendHumanCheck(app, { scene: 'login', payload })).toBe('ok');
});

test('after five minutes it is too late', async () => {
  const payload = payloadOf(await solved('login'));
  at(301);
  expect(await spendHumanCheck(app, { scene: 'login', payload })).toBe('expired');
});

test.each<[string, (given: HumanChallengeSolved) => unknown]>([
  ['another scene', withParameters({ data: { level: 0, scene: 'login' } })],
  ['another level', withParameters({ data: { level: 1, scene: 'sms' } })],
  ['a cheaper try', withParameters({ cost: 1 })],
  ['a later end', withParameters({ expiresAt: startMs / 1000 + 900 })],
  ['another nonce', withParameters({ nonce: '0'.repeat(32) })],
  ['another start of the key', withParameters({ keyPrefix: '0'.repeat(32) })],
  [
    'the key’s start for its whole',
    ({ challenge, solution }) => {
      const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
      return { challenge, solution: { ...solution, derivedKey } };
    },
  ],
  [
    'no signature',
    ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
  ],
  ['an unknown field', (given) => ({ ...given, more: 1 })],
  ['nothing', () => null],
  ['no object', () => 'text'],
])('what says %s is invalid', async (_, forge) => {
  const given = await solved('sms');
  const forged = payloadOf(forge(given));
  for (const scene of humanCheckScenes) {
    expect(await spendHumanCheck(app, { scene, payload: forged })).toBe('invalid');
  }
  // What was forged was good before, and did not use it up.
  const use = { scene: 'sms', payload: payloadOf(given) } as const;
  expect(await spendHumanCheck(app, use)).toBe('ok');
});

test.each(['', '!!', 'e30=', Buffer.from('{').toString('base64')])(
  'the payload %j is invalid and breaks nothing',
  async (payload) => {
    expect(await spendHumanCheck(app, { scene: 'login', payload })).toBe('invalid');
  },
);

test('an abused account may ask for more work than the address was given', async () => {
  const payload = payloadOf(await solved('login', 0));
  const use = { scene: 'login', payload, leastLevel: 1 } as const;
  expect(await spendHumanCheck(app, use)).toBe('too-easy');
  const harder = payloadOf(await solved('login', 1));
  expect(await spendHumanCheck(app, { ...use, payload: harder })).toBe('ok');
});

test('it grows harder with failures and with asking, for that address and no other', async () => {
  at(0);
  const key = addressKey('190.0.2.50');
  const levelFor = async (address: string) => {
    const { value } = await issueHumanCheck(app, address, { scene: 'login', level: 0 });
    return value.parameters.data.level;
  };
  expect(await levelFor('190.0.2.50')).toBe(0);
  for (let failure = 0; failure < 4; failure += 1) {
    await countFailure(app, { rule: 'login-address', key });
  }
  expect(await levelFor('190.0.2.50')).toBe(2);
  for (let more = 0; more < 3; more += 1) await levelFor('190.0.2.50');
  expect(await levelFor('190.0.2.50')).toBe(3);
  expect(await levelFor('190.0.2.51')).toBe(0);
  at(31 * 60);
  expect(await levelFor('190.0.2.50')).toBe(0);
});

function withParameters(changed: Partial<HumanChallenge['parameters']>) {
  return ({ challenge, solution }: HumanChallengeSolved) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...changed } },
    solution,
  });
}
