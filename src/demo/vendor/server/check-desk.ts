import { createHash, createPublicKey } from 'node:crypto';
import * as v from 'valibot';
import { type checkScenarios, VendorCheck, type VendorCheckOpened } from '#contract/vendor-api.ts';
import { type Brand, openBrand } from './brand.ts';
import type { Machine } from './machine.ts';
import type { Purse, Sitter } from './purse.ts';
import { publicKeyOf } from './signing.ts';
import type { Vendor } from './vendor.ts';

/** Checks play under a brand of their own, with a wallet and a key that are not the gateway's. */
export interface CheckDesk {
  open(request: unknown, origin: string): v.InferOutput<typeof VendorCheckOpened> | undefined;
}

const stake = 100n;
const wins = [60n, 75n] as const;
const mostRounds = 5;
const mostBrands = 20;

export function openCheckDesk(
  vendor: Pick<Vendor, 'key' | 'machine' | 'faults' | 'brands'>,
): CheckDesk {
  const { key, machine, faults, brands } = vendor;
  const opened: string[] = [];
  const own = createPublicKey(key).export({ format: 'jwk' });

  function brandOf({ wallet, publicKey }: v.InferOutput<typeof VendorCheck>): Brand {
    const named = createHash('sha256')
      .update(`${wallet} ${publicKey.x}`)
      .digest('hex')
      .slice(0, 16);
    const code = `CHECK-${named}`;
    const known = brands.get(code);
    if (known) return known;
    const keys = [publicKeyOf(publicKey)];
    const brand = openBrand({
      code,
      kind: 'seamless',
      wallet: { address: wallet, key, gatewayKeys: async () => keys },
      machine,
      faults,
      earlier: [],
      write: () => {},
      together: (act) => act(),
    });
    brands.set(code, brand);
    opened.push(code);
    const oldest = opened.length > mostBrands ? opened.shift() : undefined;
    if (oldest !== undefined) {
      brands.get(oldest)?.close();
      brands.delete(oldest);
    }
    return brand;
  }

  return {
    open(request, origin) {
      const asked = v.safeParse(VendorCheck, request);
      if (!asked.success || !isNear(asked.output.wallet)) return undefined;
      const brand = brandOf(asked.output);
      void play(brand, asked.output.token, asked.output.scenario, machine).catch(
        (cause: unknown) => {
          console.error(cause);
        },
      );
      const { x = '' } = own;
      return {
        address: `${origin}/api/${brand.code}`,
        publicKey: { kty: 'OKP', crv: 'Ed25519', x },
      };
    },
  };
}

/** Nobody may send us asking about in networks that are not this machine's own. */
function isNear(wallet: string): boolean {
  const name = URL.parse(wallet)?.hostname ?? '';
  return name === 'localhost' || name === '[::1]' || /^127\./.test(name);
}

type Scenario = keyof typeof checkScenarios;
type Play = (purse: Purse, sitter: Sitter, newRound: () => string) => Promise<void>;

const plays: Readonly<Record<Scenario, Play>> = {
  async round(purse, sitter, newRound) {
    const round = newRound();
    const taken = await purse.bet(sitter, round, stake);
    if (taken.ok) await purse.win(sitter, round, wins[0], true);
  },
  async 'whole-round'(purse, sitter, newRound) {
    await purse.betAndWin(sitter, newRound(), stake, wins[0]);
  },
  async many(purse, sitter, newRound) {
    const round = newRound();
    const first = await purse.bet(sitter, round, stake);
    if (!first.ok) return;
    await purse.bet(sitter, round, stake);
    // All at once: that they are heard in this order is what the queue is for.
    await Promise.all([
      purse.win(sitter, round, wins[0], false),
      purse.win(sitter, round, wins[1], false),
      purse.end(sitter, round),
    ]);
  },
  async losing(purse, sitter, newRound) {
    const round = newRound();
    const taken = await purse.bet(sitter, round, stake);
    if (taken.ok) await purse.end(sitter, round);
  },
  async cancelled(purse, sitter, newRound) {
    const round = newRound();
    const taken = await purse.bet(sitter, round, stake);
    if (taken.ok) await purse.cancel(sitter, round);
  },
  async 'go-on'(purse, sitter, newRound) {
    for (let at = 0; at < mostRounds; at += 1) {
      const round = newRound();
      const taken = await purse.bet(sitter, round, stake);
      if (taken.ok) await purse.end(sitter, round);
    }
  },
};

async function play(
  brand: Brand,
  token: string,
  scenario: Scenario,
  machine: Machine,
): Promise<void> {
  const heard = await brand.client.insist('authenticate', { token }, 2);
  if (heard.kind !== 'done') return;
  const { session, player, currency, game } = heard.value;
  const sitter = { session, player, currency, game };
  await plays[scenario](brand.purseFor('real'), sitter, () => machine.newName('r'));
}
