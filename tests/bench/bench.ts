import { measureEvents } from './events-rate.ts';
import { type Figure, print } from './figure.ts';
import { measureHttp } from './http-rate.ts';
import { measureIdentity } from './identity.ts';
import { measureMemberReads } from './member-reads.ts';
import { measureSearch } from './search.ts';
import { measureSecurity } from './security.ts';
import { measureStart } from './start-and-memory.ts';
import { measureWallet } from './wallet.ts';

/** Each takes minutes, so they are taken only where they are named; `NAME=1000` tries one out small. */
const longMeasurements: Record<string, (size?: number) => Promise<Figure[]>> = {
  'ledger-storm': async () => (await import('#tests/faults/ledger-kills.ts')).measureLedgerStorm(),
  'ledger-model': async () => (await import('./ledger-rate.ts')).measureLedgerModel(),
  'deposits-model': async () => (await import('./money-models.ts')).measureDepositsModel(),
  'withdrawals-model': async () => (await import('./money-models.ts')).measureWithdrawalsModel(),
  'lottery-model': async (size) => (await import('./money-models.ts')).measureLotteryModel(size),
  'lottery-kills': async () =>
    (await import('#tests/faults/lottery-kills.ts')).measureLotteryKills(),
  contracts: async (size) => (await import('./contracts-rate.ts')).measureContracts(size),
  team: async (size) => (await import('./team-rate.ts')).measureTeam(size),
  'contracts-kills': async () =>
    (await import('#tests/faults/contracts-kills.ts')).measureContractsKills(),
  'contracts-model': async (size) =>
    (await import('./money-models.ts')).measureContractsModel(size),
  'vendors-model': async (size) => (await import('./vendors-models.ts')).measureVendorsModel(size),
  'crash-room': async (size) => (await import('./crash-room.ts')).measureCrashRoom(size),
  'lottery-room': async (size) => (await import('./lottery-room.ts')).measureLotteryRoom(size),
  'lottery-clock': async () => (await import('./lottery-clock.ts')).measureLotteryClock(),
  'vendors-kills': async () =>
    (await import('#tests/faults/vendors-kills.ts')).measureVendorKills(),
  'money-kills': async (size) =>
    (await import('#tests/faults/money-kills.ts')).measureMoneyKills(size),
  'rewards-kills': async (size) =>
    (await import('#tests/faults/reward-kills.ts')).measureRewardKills(size),
  rewards: async (size) => (await import('./rewards-rate.ts')).measureRewards(size),
  'wallet-following': async (size) => (await import('./following.ts')).measureFollowing(size),
  'wallet-years': async (size) => (await import('./wallet-years.ts')).measureWalletYears(size),
  'ledger-years': async (size) => (await import('./ledger-rate.ts')).measureLedgerYears(size),
};

/** By the name that `npm run bench -- NAME` takes. */
const measurements: Record<string, () => Promise<Figure[]>> = {
  http: measureHttp,
  members: measureMemberReads,
  events: measureEvents,
  start: measureStart,
  search: measureSearch,
  identity: measureIdentity,
  security: measureSecurity,
  ledger: async () => (await import('./ledger-rate.ts')).measureLedger(),
  wallet: measureWallet,
  lottery: async () => (await import('./lottery-rate.ts')).measureLottery(),
  vendors: async () => (await import('./vendors-rate.ts')).measureVendors(),
  // A browser and its reader weigh a lot, so they are fetched only where they are wanted.
  rounds: async () => (await import('./rounds.ts')).measureRounds(),
  'first-load': async () => (await import('./first-load.ts')).measureFirstLoad(),
  visits: async () => (await import('./visits.ts')).measureVisits(),
  interactions: async () => (await import('./interactions.ts')).measureInteractions(),
  tab: async () => (await import('./tab-memory.ts')).measureTab(),
  frames: async () => (await import('./frames.ts')).measureFrames(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
};

const sizes = new Map(
  process.argv.slice(2).map((given) => {
    const [name = '', size] = given.split('=');
    return [name, size === undefined ? undefined : Number(size)];
  }),
);
const wanted = [...sizes.keys()];
const known: typeof longMeasurements =
  wanted.length > 0 ? { ...measurements, ...longMeasurements } : measurements;
const unknown = wanted.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  const names = Object.keys({ ...measurements, ...longMeasurements }).join(', ');
  console.error(`There is no measurement named ${unknown.join(', ')}; there are ${names}.`);
  process.exitCode = 1;
} else {
  for (const [name, measure] of Object.entries(known)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      for (const figure of await measure(sizes.get(name))) print(figure);
    } catch (thrown) {
      // One that cannot be taken here, as without a browser, does not keep the others from being taken.
      console.error(
        `${name} could not be measured: ${thrown instanceof Error ? thrown.message : thrown}`,
      );
      process.exitCode = 1;
    }
  }
}
