import type { RecordGroup } from '#contract/records.ts';
import { agentKinds } from '#server/ledger/agent-kinds.ts';
import { playKinds } from '#server/ledger/play-kinds.ts';

/** A stake of a round that goes on: the ledger holds it as it holds what is withdrawn. */
export const roundHold = 'round-hold';

/** Which of the ledger's kinds a player's word stands for; a kind that stands nowhere is `other`. */
export const kindsOf: Readonly<Record<Exclude<RecordGroup, 'other'>, readonly string[]>> = {
  deposit: ['deposit', 'deposit-fee', 'deposit-tax', 'deposit-refund'],
  withdrawal: [
    'hold',
    'withdrawal',
    'withdrawal-refund',
    'withdrawal-fee',
    'withdrawal-tax',
    'withdrawal-returned',
  ],
  move: ['vendor-in', 'vendor-out', 'vendor-hold', 'vendor-returned'],
  agent: agentKinds,
  bonus: [
    'bonus',
    'promo',
    'rebate',
    'reward-cash',
    'bonus-converted',
    'bonus-granted',
    'bonus-ended',
  ],
  play: [...playKinds, roundHold],
  points: [
    'points',
    'points-earned',
    'points-taken-back',
    'points-given',
    'points-converted',
    'mall-hold',
    'mall-paid',
    'mall-returned',
  ],
};

export const namedKinds: readonly string[] = Object.values(kindsOf).flat();

export function groupOf(kind: string): RecordGroup {
  for (const [group, kinds] of Object.entries(kindsOf)) {
    if (kinds.includes(kind)) return group as RecordGroup;
  }
  return 'other';
}

/** What was paid from outside, fee and tax and all, and what arrived there for good. */
export const depositedKinds: readonly string[] = ['deposit', 'deposit-refund'];
export const withdrawnKinds: readonly string[] = ['withdrawal', 'withdrawal-refund'];

/** What makes richer or poorer without anybody paying in or taking out. */
export function isGain(kind: string): boolean {
  const group = groupOf(kind);
  if (group === 'points') return pointsForMoney.includes(kind);
  return group === 'play' || group === 'bonus' || group === 'other';
}

/** Points that became money, and money that an item of the points mall cost. */
const pointsForMoney: readonly string[] = ['points-converted', 'mall-paid'];
