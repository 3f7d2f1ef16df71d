import type { TeamFigures } from '#contract/team.ts';

/** Sums as the database adds them up; a bigint arrives as text. */
export interface FigureSums {
  deposits: string;
  withdrawals: string;
  rounds: string;
  valid: string;
  prizes: string;
  rebates: string;
  agentRebates: string;
  promotions: string;
  registrations: string;
  firstDeposits: string;
}

export const noFigures: FigureSums = {
  deposits: '0',
  withdrawals: '0',
  rounds: '0',
  valid: '0',
  prizes: '0',
  rebates: '0',
  agentRebates: '0',
  promotions: '0',
  registrations: '0',
  firstDeposits: '0',
};

export function addFigures(one: FigureSums, other: FigureSums): FigureSums {
  const sum = (name: keyof FigureSums) => String(BigInt(one[name]) + BigInt(other[name]));
  return {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    rounds: sum('rounds'),
    valid: sum('valid'),
    prizes: sum('prizes'),
    rebates: sum('rebates'),
    agentRebates: sum('agentRebates'),
    promotions: sum('promotions'),
    registrations: sum('registrations'),
    firstDeposits: sum('firstDeposits'),
  };
}

/** P of the domain: prizes, rebates and promotions without the valid bets. */
export function resultOf(sums: FigureSums): bigint {
  const { prizes, rebates, agentRebates, promotions, valid } = sums;
  const given = BigInt(rebates) + BigInt(agentRebates) + BigInt(promotions);
  return BigInt(prizes) + given - BigInt(valid);
}

export function shownFigures(sums: FigureSums): TeamFigures {
  return {
    deposits: sums.deposits,
    withdrawals: sums.withdrawals,
    valid: sums.valid,
    prizes: sums.prizes,
    rebates: sums.rebates,
    agentRebates: sums.agentRebates,
    promotions: sums.promotions,
    result: String(resultOf(sums)),
    bets: Number(sums.rounds),
    registrations: Number(sums.registrations),
    firstDeposits: Number(sums.firstDeposits),
  };
}
