import type { GameType } from '#contract/values.ts';
import { type Worded, worded } from './worded.ts';

export const categoryTitles: Readonly<Record<GameType, Worded>> = {
  RNG: worded('Tragamonedas', 'Slots', '老虎机', 'Slot'),
  LIVE: worded('Casino en vivo', 'Live Casino', '真人娱乐', 'Kasino Langsung'),
  SPORTS: worded('Deportes', 'Sports', '体育', 'Sukan'),
  ESPORTS: worded('E-sports', 'E-Sports', '电竞', 'E-Sukan'),
  FISH: worded('Pesca', 'Fishing', '捕鱼', 'Memancing'),
  PVP: worded('Póker', 'Poker', '棋牌', 'Poker'),
  LOTT: worded('Lotería', 'Lottery', '彩票', 'Loteri'),
  ELOTT: worded('E-lotería', 'E-Lottery', '电子彩票', 'E-Loteri'),
  INHOUSE: worded('De la casa', 'In-House', '自营游戏', 'Permainan Rumah'),
};

export interface DemoClass {
  gameType: GameType;
  key: string;
  title: Worded;
  enabled: boolean;
}

type ClassLine = readonly [key: string, es: string, en: string, zh: string, ms: string];

function classes(gameType: GameType, lines: readonly ClassLine[]): DemoClass[] {
  return lines.map(([key, es, en, zh, ms]) => ({
    gameType,
    key,
    title: worded(es, en, zh, ms),
    enabled: key !== switchedOff,
  }));
}

/** It exists so that a merchant may switch it on; the demo merchant does not. */
const switchedOff = 'COCKFIGHT';

export const gameClasses: readonly DemoClass[] = [
  ...classes('RNG', [
    ['VIDEO', 'Video', 'Video', '视频', 'Video'],
    ['ADVENTURE', 'Aventura', 'Adventure', '探险', 'Pengembaraan'],
    ['WAYS', 'Multivías', 'Ways', '多路', 'Pelbagai Laluan'],
    ['FRUIT', 'Frutas', 'Fruit', '水果', 'Buah'],
    ['CLASSIC', 'Clásicas', 'Classic', '经典', 'Klasik'],
    ['JACKPOT', 'Botes', 'Jackpots', '奖池', 'Jackpot'],
  ]),
  ...classes('LIVE', [
    ['ROULETTE', 'Ruleta', 'Roulette', '轮盘', 'Rolet'],
    ['BACCARAT', 'Bacará', 'Baccarat', '百家乐', 'Bakarat'],
  ]),
  ...classes('SPORTS', [
    ['FOOTBALL', 'Fútbol', 'Football', '足球', 'Bola Sepak'],
    ['COCKFIGHT', 'Gallos', 'Cockfight', '斗鸡', 'Sabung Ayam'],
  ]),
  ...classes('ESPORTS', [['ARENA', 'Arena', 'Arena', '推塔', 'Arena']]),
  ...classes('FISH', [
    ['SHOOTER', 'Cañón', 'Shooter', '射击捕鱼', 'Meriam'],
    ['BOSS', 'Caza mayor', 'Boss Hunt', '首领狩猎', 'Buru Bos'],
  ]),
  ...classes('PVP', [['POKER', 'Póker', 'Poker', '扑克', 'Poker']]),
  ...classes('LOTT', [
    ['SSC', 'Cinco cifras', 'Five Digits', '时时彩', 'Lima Digit'],
    ['11X5', '11 elige 5', '11 Pick 5', '11选5', '11 Pilih 5'],
    ['PK10', 'Carreras de diez', 'Race of Ten', 'PK10', 'Lumba Sepuluh'],
    ['LF', 'Tres cifras', 'Three Digits', '3D', 'Tiga Digit'],
    ['LHC', 'Seis de 49', 'Six of 49', '六合彩', 'Enam daripada 49'],
    ['THAI', 'Tailandia', 'Thailand', '泰国', 'Thailand'],
    ['LAO', 'Laos', 'Laos', '老挝', 'Laos'],
    ['FOURD', '4D', '4D', '4D', '4D'],
  ]),
  ...classes('ELOTT', [
    ['SSC', 'Cinco cifras', 'Five Digits', '时时彩', 'Lima Digit'],
    ['11X5', '11 elige 5', '11 Pick 5', '11选5', '11 Pilih 5'],
    ['PK10', 'Carreras de diez', 'Race of Ten', 'PK10', 'Lumba Sepuluh'],
    ['LF', 'Tres cifras', 'Three Digits', '3D', 'Tiga Digit'],
    ['LHC', 'Seis de 49', 'Six of 49', '六合彩', 'Enam daripada 49'],
    ['NORTH', 'Norte', 'North', '北部', 'Utara'],
    ['CENTRAL', 'Centro', 'Central', '中部', 'Tengah'],
    ['SOUTH', 'Sur', 'South', '南部', 'Selatan'],
  ]),
  ...classes('INHOUSE', [
    ['SC', 'Rascas', 'Scratch Cards', '刮刮乐', 'Gores'],
    ['VP', 'Video póker', 'Video Poker', '视频扑克', 'Poker Video'],
    ['JP', 'Botes', 'Jackpot', '奖池', 'Jackpot'],
    ['TG', 'Mesas', 'Table Games', '桌面游戏', 'Permainan Meja'],
    ['AC', 'Arcade', 'Arcade', '街机', 'Arked'],
    ['BG', 'Bingo', 'Bingo', '宾果', 'Bingo'],
  ]),
];
