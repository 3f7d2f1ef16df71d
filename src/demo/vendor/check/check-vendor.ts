import * as v from 'valibot';
import { VendorCheckOpened } from '#contract/vendor-api.ts';
import { askRounds, askTransfers } from './ask-vendor.ts';
import { type House, type HouseAnswer, openHouse } from './house.ts';
import { type Plan, type Played, plans } from './plans.ts';
import { rules } from './rules.ts';

export interface Verdict {
  rule: string;
  isKept: boolean;
  /** What broke it, at most a few. */
  faults: string[];
}

export interface CheckOptions {
  /** Where the vendor reaches our wallet. */
  host?: string;
  /** Nothing more is awaited of a play after it has been silent so long, with no round open. */
  quietMs?: number;
  /** A play is not waited for any longer than this. */
  longestMs?: number;
  answerMs?: number;
}

const shownFaults = 5;

/** Plays with the vendor under an address, as a gateway does, and judges what was heard. */
export async function checkVendor(vendor: string, options: CheckOptions = {}): Promise<Verdict[]> {
  const { host = '127.0.0.1', quietMs = 1_500, longestMs = 15_000, answerMs = 2_000 } = options;
  const house = await openHouse(host);
  try {
    const answers: { what: string; answer: HouseAnswer }[] = [];
    const heard = (what: string, answer: HouseAnswer) => {
      answers.push({ what, answer });
      return answer;
    };
    const troubles = plantTroubles(house);
    const invited = plans.map((plan) => ({ plan, ...house.invite(plan.player) }));
    let address = '';
    for (const { plan, player, token } of invited) {
      troubles.set(player.name, plan);
      address = (await begin(house, vendor, plan, token)).address;
    }
    await Promise.all(invited.map(({ player }) => settled(house, player.name, quietMs, longestMs)));
    const calls = [...house.calls];
    const played: Played[] = invited.map(({ plan, player, token }) => ({
      plan,
      player,
      calls: calls.filter(
        ({ request }) => request.player === player.name || request.token === token,
      ),
    }));
    const rounds = [...house.wallet.rounds.values()];
    const transfers = await askTransfers(house, address, heard);
    const feed = await askRounds(house, address, rounds, heard);
    const evidence = { played, calls, rounds, answers, answerMs, transfers, feed };
    return rules.map(({ rule, judge }) => {
      const faults = judge(evidence);
      return { rule, isKept: faults.length === 0, faults: faults.slice(0, shownFaults) };
    });
  } finally {
    await house.close();
  }
}

async function begin(house: House, vendor: string, { scenario }: Plan, token: string) {
  const { kty, crv, x } = house.publicKey;
  const wish = {
    wallet: `${house.origin}/wps/vendor/CHECK`,
    publicKey: { kty, crv, x },
    token,
    scenario,
  };
  const { status, body } = await house.ask('POST', `${vendor.replace(/\/$/, '')}/checks`, wish);
  const opened = v.safeParse(VendorCheckOpened, body);
  if (!opened.success) throw new Error(`The vendor does not take checks: it answered ${status}.`);
  house.trust(opened.output.publicKey);
  return opened.output;
}

/** By player, what goes wrong and what happens meanwhile. */
function plantTroubles(house: House): Map<string, Plan> {
  const byPlayer = new Map<string, Plan>();
  const attempts = new Map<string, number>();
  const stakes = new Map<string, number>();
  house.trouble = (name, request) => {
    const who = String(request.player ?? '');
    const plan = byPlayer.get(who);
    const player = house.wallet.players.get(who);
    if (!plan || !player) return undefined;
    const key = `${who} ${request.transaction}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    const { afterStakes } = plan;
    if (afterStakes && stakes.get(who) === afterStakes.count) afterStakes.act(house, player);
    if (attempt === 1 && (name === 'bet' || name === 'bet-and-win')) {
      stakes.set(who, (stakes.get(who) ?? 0) + 1);
    }
    return plan.trouble?.(name, attempt);
  };
  return byPlayer;
}

const pollMs = 50;

async function settled(
  house: House,
  player: string,
  quietMs: number,
  longestMs: number,
): Promise<void> {
  const began = performance.now();
  const isQuiet = () => {
    const own = house.calls.filter(({ request }) => request.player === player);
    const last = own.at(-1);
    const isOpen = [...house.wallet.rounds.values()].some(
      (round) => round.player === player && round.state === 'open',
    );
    const isOwed = last !== undefined && (last.told === undefined || last.trouble !== undefined);
    return last !== undefined && !isOpen && !isOwed && Date.now() - last.at > quietMs;
  };
  while (!isQuiet() && performance.now() - began < longestMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
