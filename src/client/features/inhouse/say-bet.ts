import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type HouseRules, isHouseRules } from './house-games.ts';

/** A bet of a game's odds, said as a player would; bets that differ in nothing but a place are called alike. */
export function sayBet(rules: string, bet: string, i18n: I18n): string {
  return (isHouseRules(rules) && sayings[rules](bet, i18n)) || bet;
}

type Say = (bet: string, i18n: I18n) => string | undefined;

const sayings: Readonly<Record<HouseRules, Say>> = {
  VB_DICE: (bet, i18n) => {
    const [side, target = ''] = bet.split(' ');
    const asShown = (text: string) => i18n.number(Number(text), { minimumFractionDigits: 2 });
    return i18n._(side === 'under' ? msg`Under ${asShown(target)}` : msg`Over ${asShown(target)}`);
  },
  VB_LIMBO: (bet, i18n) => {
    const height = lastNumber(bet, i18n);
    return i18n._(msg`At least × ${height}`);
  },
  VB_CRASH: (bet, i18n) => {
    const height = lastNumber(bet, i18n);
    return i18n._(msg`Cash out at × ${height}`);
  },
  VB_ROULETTE: sayRoulette,
  VB_PLINKO: (bet, i18n) => {
    const rows = Number.parseInt(bet, 10);
    const risk = sayRisk(bet, i18n);
    return i18n._(msg`${rows} rows · ${risk}`);
  },
  VB_WHEEL: (bet, i18n) => {
    const segments = Number.parseInt(bet, 10);
    const risk = sayRisk(bet, i18n);
    return i18n._(msg`${segments} segments · ${risk}`);
  },
  VB_KENO: (bet, i18n) => {
    const risk = sayRisk(bet, i18n);
    return i18n._(msg`Ten numbers · ${risk}`);
  },
  VB_MINES: (bet, i18n) => {
    const [mines = 0, picks = 0] = bet.match(/\d+/g)?.map(Number) ?? [];
    return i18n._(
      msg`${plural(mines, { one: '# mine', other: '# mines' })} · ${plural(picks, { one: '# safe pick', other: '# safe picks' })}`,
    );
  },
  VB_HI_LO: sayGuess,
  VB_BACCARAT: sayBaccarat,
  VB_BLACKJACK: (bet, i18n) =>
    i18n._(bet === 'insurance' ? msg`Insurance` : msg`The stake on a hand`),
  VB_JACKS_OR_BETTER: (_bet, i18n) => i18n._(msg`Five coins`),
  VB_BINGO: (_bet, i18n) => i18n._(msg`One card`),
  VB_SCRATCH_1: sayTicket,
  VB_SCRATCH_2: sayTicket,
  VB_SCRATCH_5: sayTicket,
  VB_SCRATCH_10: sayTicket,
  VB_ORCHARD: saySpin,
  VB_GARDEN: saySpin,
};

function sayTicket(_bet: string, i18n: I18n): string {
  return i18n._(msg`One ticket`);
}

function saySpin(_bet: string, i18n: I18n): string {
  return i18n._(msg`One spin`);
}

function lastNumber(bet: string, i18n: I18n): string {
  return i18n.number(Number(bet.split(' ').at(-1)));
}

function sayRisk(bet: string, i18n: I18n): string {
  const risks = {
    classic: msg`Classic`,
    low: msg({ message: 'Low', context: 'risk of a game' }),
    medium: msg({ message: 'Medium', context: 'risk of a game' }),
    high: msg({ message: 'High', context: 'risk of a game' }),
  };
  const risk = bet.split(', ').at(-1) ?? '';
  return i18n._(risks[risk as keyof typeof risks]);
}

/** Which numbers a chip lies on changes nothing of its chance, so only how many there are is said. */
function sayRoulette(bet: string, i18n: I18n): string | undefined {
  if (bet.startsWith('dozen')) return i18n._(msg`A dozen`);
  if (bet.startsWith('column')) return i18n._(msg`A column`);
  if (bet === 'red' || bet === 'black') return i18n._(msg`Red or black`);
  if (bet === 'even' || bet === 'odd') return i18n._(msg`Even or odd`);
  if (bet === 'low' || bet === 'high') return i18n._(msg`Low or high`);
  const count = bet.split('-').length;
  return i18n._(msg`${plural(count, { one: '# number', other: '# numbers that lie together' })}`);
}

/** An ace cannot be undercut nor a king outdone, so there a card of the same rank does not win twice. */
function sayGuess(bet: string, i18n: I18n): string {
  const [rank = '', guess] = bet.split('-');
  const card = rank === 'T' ? '10' : rank;
  const isStrict = (rank === 'A' && guess === 'high') || (rank === 'K' && guess === 'low');
  const high = isStrict ? msg`Higher` : msg`Higher or same`;
  const low = isStrict ? msg`Lower` : msg`Lower or same`;
  return `${card} · ${i18n._(guess === 'high' ? high : low)}`;
}

function sayBaccarat(bet: string, i18n: I18n): string | undefined {
  const names = {
    player: msg`Player`,
    banker: msg`Banker`,
    tie: msg`Tie`,
    playerPair: msg`Player pair`,
    bankerPair: msg`Banker pair`,
  };
  const name = names[bet as keyof typeof names];
  return name && i18n._(name);
}
