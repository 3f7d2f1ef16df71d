import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { noFaults, type Switches } from '../server/switches.ts';
import { startVendor } from '../server/vendor.ts';
import { type CheckOptions, checkVendor, type Verdict } from './check-vendor.ts';

const options = { quietMs: 500, longestMs: 9_000, answerMs: 10_000 };

async function checked(
  faults: Partial<Switches>,
  given: Partial<CheckOptions> = {},
): Promise<Verdict[]> {
  const vendor = await startVendor({
    privateKey: generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
    gatewayOrigin: 'http://127.0.0.1:9',
    host: '127.0.0.1',
    port: 0,
    brands: [],
    pages: '/nowhere',
  });
  vendor.faults.now = { ...noFaults, ...faults };
  try {
    return await checkVendor(vendor.origin, { ...options, ...given });
  } finally {
    await vendor.close();
  }
}

test('the embedded vendor keeps every rule', async () => {
  const verdicts = await checked({}, { longestMs: 60_000, quietMs: 2_500 });
  expect(verdicts.filter(({ isKept }) => !isKept)).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(15);
});

const planted: readonly [string, Partial<Switches>, string][] = [
  ['is slow', { delayMs: 400 }, 'the vendor answers soon'],
  ['says everything twice', { repeats: 1 }, 'no nonce is used twice'],
  ['says last things first', { reorder: 1 }, 'what belongs to a round comes in its order'],
  ['loses replies', { lostReplies: 0.6 }, 'what was answered is not asked again'],
  ['signs wrongly', { wrongSignatures: 0.4 }, 'every request is rightly signed'],
  ['forgets to end rounds', { forgetsEnds: 1 }, 'every round ends'],
  [
    'says something else under the same id',
    { changesContent: 1 },
    'the same id always says the same',
  ],
];

test.concurrent.each(planted)('a vendor that %s is found out', async (_what, fault, rule) => {
  const verdicts = await checked(fault, fault.delayMs ? { answerMs: 300 } : {});
  const broken = verdicts.filter(({ isKept }) => !isKept).map((verdict) => verdict.rule);
  expect(broken).toContain(rule);
});
