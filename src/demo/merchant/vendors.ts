import type { GameType } from '#contract/values.ts';
import { type Worded, worded } from './worded.ts';

export type LaunchKind = 'GAME' | 'VASSALAGE';

/** A vendor in one category; the same code may stand in several. */
export interface VendorLine {
  code: string;
  gameType: GameType;
  /** GAME opens the vendor's own lobby, VASSALAGE a list of its games. */
  isGame: LaunchKind;
  names: Worded;
}

function same(name: string): Worded {
  return worded(name, name, name, name);
}

function lines(gameType: GameType, entries: readonly (readonly [string, LaunchKind])[]) {
  return entries.map(([code, isGame]) => ({
    code,
    gameType,
    isGame,
    names: houseNames[code] ?? same(companyNames[code] ?? code),
  }));
}

/** What players know companies by; the others go by their code. Both are found by search. */
const companyNames: Readonly<Record<string, string>> = {
  AG: 'Asia Gaming',
  BGS: 'BGaming',
  EVO: 'Evolution',
  FC: 'Fa Chai',
  JK: 'Joker',
  JL: 'Jili',
  KY: 'KaiYuan',
  PG: 'PG Soft',
  PT: 'Playtech',
  SA: 'SA Gaming',
  TFG: 'TF Gaming',
};

/** What the house runs itself has a name in every language. */
const houseNames: Readonly<Record<string, Worded>> = {
  LOTT: worded('Lotería de la Casa', 'House Lottery', '本站彩票', 'Loteri Rumah'),
  ELOTT: worded('Lotería Exprés', 'Express Lottery', '极速彩票', 'Loteri Ekspres'),
  TCG_SEA: worded('Sudeste Asiático', 'South-East Asia', '东南亚彩票', 'Asia Tenggara'),
  TCG_LOTTO_VN: worded('Lotería de Vietnam', 'Vietnam Lottery', '越南彩票', 'Loteri Vietnam'),
  VERBENA: worded('Taller Verbena', 'Verbena Workshop', 'Verbena 工坊', 'Bengkel Verbena'),
  VERBENA_ROOMS: worded('Salas Verbena', 'Verbena Rooms', 'Verbena 房间', 'Bilik Verbena'),
};

/** In the merchant's order of categories, and of vendors inside each. */
export const vendorLines: readonly VendorLine[] = [
  ...lines('RNG', [
    ['PG', 'VASSALAGE'],
    ['JL', 'VASSALAGE'],
    ['PT', 'VASSALAGE'],
    ['JDB', 'VASSALAGE'],
    ['CQ9', 'VASSALAGE'],
    ['FC', 'VASSALAGE'],
    ['EG2', 'VASSALAGE'],
    ['BGS', 'VASSALAGE'],
    ['JK', 'VASSALAGE'],
  ]),
  ...lines('LIVE', [
    ['EVO', 'GAME'],
    ['SA', 'GAME'],
    ['AG', 'VASSALAGE'],
    ['PT', 'VASSALAGE'],
  ]),
  ...lines('SPORTS', [
    ['BTI', 'GAME'],
    ['SABA', 'GAME'],
    ['IM', 'VASSALAGE'],
  ]),
  ...lines('ESPORTS', [
    ['TFG', 'GAME'],
    ['IM', 'VASSALAGE'],
    ['SABA', 'VASSALAGE'],
  ]),
  ...lines('FISH', [
    ['JDB', 'VASSALAGE'],
    ['CQ9', 'VASSALAGE'],
    ['FC', 'VASSALAGE'],
    ['JL', 'VASSALAGE'],
    ['AG', 'VASSALAGE'],
  ]),
  ...lines('PVP', [
    ['KY', 'VASSALAGE'],
    ['V8', 'VASSALAGE'],
    ['JK', 'VASSALAGE'],
  ]),
  ...lines('LOTT', [
    ['LOTT', 'VASSALAGE'],
    ['TCG_SEA', 'VASSALAGE'],
  ]),
  ...lines('ELOTT', [
    ['ELOTT', 'VASSALAGE'],
    ['TCG_LOTTO_VN', 'VASSALAGE'],
  ]),
  ...lines('INHOUSE', [
    ['VERBENA', 'VASSALAGE'],
    ['VERBENA_ROOMS', 'VASSALAGE'],
  ]),
];

/** The merchant's order of categories is the order they first stand in above. */
export const categoryOrder: readonly GameType[] = [
  ...new Set(vendorLines.map((line) => line.gameType)),
];

export function vendorsOf(gameType: GameType): readonly VendorLine[] {
  return vendorLines.filter((line) => line.gameType === gameType);
}
