import type { Table } from './tables.ts';

/** The house's own games, each with the return its rules give. */
export const ownGames: readonly Table[] = [
  [
    'SC',
    'scratch',
    8687,
    ['Raspa la Feria', 'Fairground Scratch', '游园刮刮乐', 'Gores Pesta Ria'],
  ],
  [
    'JP',
    'jackpot',
    9476,
    ['Bote de Papel Picado', 'Cut Paper Jackpot', '剪纸大奖', 'Jackpot Kertas Potong'],
  ],
  ['TG', 'roulette', 9730, ['Ruleta Verbena', 'Verbena Roulette', 'Verbena轮盘', 'Rolet Verbena']],
  ['AC', 'plinko', 9900, ['Plinko de Faroles', 'Lantern Plinko', '灯笼弹珠', 'Plinko Tanglung']],
  [
    'VP',
    'cards',
    9954,
    ['Jotas o Mejor 9/6', 'Jacks or Better 9/6', '杰克高手 9/6', 'Jack atau Lebih Baik 9/6'],
  ],
  ['AC', 'emerald', 9900, ['Minas de Esmeralda', 'Emerald Mines', '翡翠扫雷', 'Lombong Zamrud']],
  [
    'TG',
    'ace',
    9943,
    ['Blackjack Verbena', 'Verbena Blackjack', 'Verbena二十一点', 'Blackjack Verbena'],
  ],
  ['AC', 'dice', 9900, ['Dados de Medianoche', 'Midnight Dice', '午夜骰子', 'Dadu Tengah Malam']],
  ['TG', 'chips', 9894, ['Bacará Verbena', 'Verbena Baccarat', 'Verbena百家乐', 'Bakarat Verbena']],
  [
    'JP',
    'lever',
    9500,
    ['Tres Rodillos del Barrio', 'Neighbourhood Three Reels', '街坊三轴', 'Tiga Gelendong Kampung'],
  ],
  ['SC', 'ticket', 9000, ['Raspa y Sonríe', 'Scratch & Smile', '刮出微笑', 'Gores & Senyum']],
  ['AC', 'balls', 9880, ['Keno de Estrellas', 'Star Keno', '星光基诺', 'Keno Bintang']],
  ['AC', 'wheel', 9900, ['Rueda de la Feria', 'Fair Wheel', '嘉年华转轮', 'Roda Pesta']],
  ['TG', 'joker', 9900, ['Mayor o Menor', 'Higher or Lower', '猜大小', 'Lebih Tinggi atau Rendah']],
  ['AC', 'comet', 9900, ['Cometa al Límite', 'Comet Limit', '流星极限', 'Komet Had']],
  ['SC', 'pinata', 8800, ['Raspa la Piñata', 'Piñata Scratch', '皮纳塔刮刮乐', 'Gores Piñata']],
  ['SC', 'chest', 9200, ['El Gran Raspe', 'The Grand Scratch', '宝箱大刮奖', 'Gores Agung']],
];

/** Rooms that many players share: one round, called live for all. */
export const sharedRooms: readonly Table[] = [
  ['AC', 'rocket', 9900, ['Cohete de Feria', 'Fair Rocket', '嘉年华火箭', 'Roket Pesta']],
  [
    'BG',
    'bingo',
    9000,
    ['Bingo 75 de la Plaza', 'Plaza Bingo 75', '广场宾果75', 'Bingo 75 Dataran'],
  ],
  ['AC', 'lantern', 9900, ['Farol al Cielo', 'Sky Lantern', '天灯高飞', 'Tanglung ke Langit']],
  ['BG', 'moon', 9000, ['Bingo de Medianoche', 'Midnight Bingo', '午夜宾果', 'Bingo Tengah Malam']],
];
