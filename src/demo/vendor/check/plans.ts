import type { checkScenarios, VendorOperationName } from '#contract/vendor-api.ts';
import type { HeardCall, House, Trouble } from './house.ts';
import type { CheckPlayer } from './wallet.ts';

/** One play of the check: what is asked for, and what goes wrong on the way. */
export interface Plan {
  name: string;
  scenario: keyof typeof checkScenarios;
  player?: Partial<CheckPlayer>;
  /** `attempt` counts calls of one transaction, from 1; stakes are counted over the whole play. */
  trouble?: (name: VendorOperationName, attempt: number) => Trouble | undefined;
  /** Once so many stakes have come, something happens at the house. */
  afterStakes?: { count: number; act: (house: House, player: CheckPlayer) => void };
}

/** What one plan brought: its calls are those of its player. */
export interface Played {
  plan: Plan;
  player: CheckPlayer;
  calls: readonly HeardCall[];
}

const isStake = (name: VendorOperationName) => name === 'bet' || name === 'bet-and-win';

const endSession = (house: House, player: CheckPlayer) => {
  for (const [session, name] of house.wallet.sessions) {
    if (name === player.name) house.wallet.sessions.delete(session);
  }
};

export const plans: readonly Plan[] = [
  { name: 'a round', scenario: 'round' },
  { name: 'a whole round', scenario: 'whole-round' },
  { name: 'many bets and wins', scenario: 'many' },
  { name: 'a lost round', scenario: 'losing' },
  { name: 'a cancelled round', scenario: 'cancelled' },
  {
    name: 'every first reply is lost',
    scenario: 'many',
    trouble: (name, attempt) =>
      name !== 'authenticate' && attempt === 1 ? 'lost-reply' : undefined,
  },
  {
    name: 'the wallet is busy',
    scenario: 'round',
    trouble: (name, attempt) => (name === 'win' && attempt <= 3 ? 'busy' : undefined),
  },
  {
    name: 'replies to bets never arrive',
    scenario: 'round',
    trouble: (name) => (isStake(name) ? 'lost-reply' : undefined),
  },
  {
    name: 'bets never arrive',
    scenario: 'round',
    trouble: (name) => (isStake(name) ? 'lost-request' : undefined),
  },
  {
    name: 'answers to bets are signed by somebody else',
    scenario: 'round',
    trouble: (name) => (isStake(name) ? 'wrong-signature' : undefined),
  },
  {
    name: 'the first answer to a win is signed by somebody else',
    scenario: 'round',
    trouble: (name, attempt) => (name === 'win' && attempt === 1 ? 'wrong-signature' : undefined),
  },
  {
    name: 'the player is stopped',
    scenario: 'go-on',
    afterStakes: {
      count: 2,
      act: (_house, player) => {
        player.isStopped = true;
      },
    },
  },
  { name: 'the session ends', scenario: 'go-on', afterStakes: { count: 2, act: endSession } },
  {
    name: 'the session ends before the win',
    scenario: 'round',
    afterStakes: { count: 1, act: endSession },
  },
  { name: 'the balance is short', scenario: 'round', player: { balance: 10n } },
];
