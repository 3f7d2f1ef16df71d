import type { Line } from '#demo/merchant/worded.ts';

/** A table's class, its motif, its return in basis points and what it is called. */
export type Table = readonly [gameClassify: string, motif: string, basisPoints: number, Line];

/** Returns are those of the usual rules: single-zero roulette, banker at baccarat, big at sic bo. */
export const liveTables: readonly Table[] = [
  ['ROULETTE', 'roulette', 9730, ['Ruleta', 'Roulette', '轮盘', 'Rolet']],
  ['BLACKJACK', 'cards', 9944, ['Blackjack', 'Blackjack', '二十一点', 'Blackjack']],
  ['BACCARAT', 'ace', 9894, ['Bacará', 'Baccarat', '百家乐', 'Bakarat']],
  ['DRAGON_TIGER', 'dragon', 9627, ['Dragón y Tigre', 'Dragon Tiger', '龙虎', 'Naga Harimau']],
  ['SICBO', 'shaker', 9722, ['Sic Bo', 'Sic Bo', '骰宝', 'Sic Bo']],
  ['SHOWS', 'wheel', 9608, ['Rueda de la Feria', 'Fair Wheel', '嘉年华转轮', 'Roda Pesta']],
  [
    'SHOWS',
    'microphone',
    9550,
    ['Noche de Faroles', 'Lantern Night', '灯笼之夜', 'Malam Tanglung'],
  ],
];

export const liveFrames: readonly Line[] = [
  ['{n} {room}', '{room} {n}', '{room}{n}', '{n} {room}'],
  ['{n} Exprés {room}', '{room} Speed {n}', '{room}极速{n}', '{n} Pantas {room}'],
  ['{n} VIP {room}', '{room} VIP {n}', '{room}贵宾{n}', '{n} VIP {room}'],
  ['{n} {room} Salón Privado', '{room} Private {n}', '{room}私人{n}', '{n} Peribadi {room}'],
];

export const rooms: readonly Line[] = [
  ['Cartagena', 'Cartagena', '卡塔赫纳', 'Cartagena'],
  ['Macao', 'Macau', '澳门', 'Macau'],
  ['Medellín', 'Medellín', '麦德林', 'Medellín'],
  ['Penang', 'Penang', '槟城', 'Pulau Pinang'],
  ['La Habana', 'Havana', '哈瓦那', 'Havana'],
  ['Mónaco', 'Monaco', '摩纳哥', 'Monaco'],
  ['Bogotá', 'Bogotá', '波哥大', 'Bogotá'],
  ['Singapur', 'Singapore', '新加坡', 'Singapura'],
  ['Lima', 'Lima', '利马', 'Lima'],
  ['Sevilla', 'Seville', '塞维利亚', 'Seville'],
  ['Cali', 'Cali', '卡利', 'Cali'],
  ['Manila', 'Manila', '马尼拉', 'Manila'],
  ['Quito', 'Quito', '基多', 'Quito'],
  ['Madrid', 'Madrid', '马德里', 'Madrid'],
  ['Malaca', 'Malacca', '马六甲', 'Melaka'],
  ['Santiago', 'Santiago', '圣地亚哥', 'Santiago'],
  ['Barranquilla', 'Barranquilla', '巴兰基亚', 'Barranquilla'],
  ['Saigón', 'Saigon', '西贡', 'Saigon'],
  ['Montevideo', 'Montevideo', '蒙得维的亚', 'Montevideo'],
  ['Bangkok', 'Bangkok', '曼谷', 'Bangkok'],
  ['Panamá', 'Panama', '巴拿马', 'Panama'],
  ['Estambul', 'Istanbul', '伊斯坦布尔', 'Istanbul'],
  ['Lisboa', 'Lisbon', '里斯本', 'Lisbon'],
  ['Kuala Lumpur', 'Kuala Lumpur', '吉隆坡', 'Kuala Lumpur'],
  ['Santa Marta', 'Santa Marta', '圣玛尔塔', 'Santa Marta'],
  ['Hong Kong', 'Hong Kong', '香港', 'Hong Kong'],
];

export const seatedTables: readonly Table[] = [
  ['POKER', 'chips', 9650, ['Texas Hold’em', 'Texas Hold’em', '德州扑克', 'Texas Hold’em']],
  ['RUMMY', 'ace', 9600, ['Rummy Indio', 'Indian Rummy', '印度拉米', 'Rummy India']],
  ['DOMINO', 'tiles', 9600, ['Dominó Cubano', 'Cuban Dominoes', '古巴多米诺', 'Domino Cuba']],
  ['MAHJONG', 'tiles', 9620, ['Mahjong Sichuan', 'Sichuan Mahjong', '四川麻将', 'Mahjung Sichuan']],
  ['POKER', 'cards', 9650, ['Omaha', 'Omaha', '奥马哈', 'Omaha']],
  ['RUMMY', 'ace', 9600, ['Conquián', 'Conquian', '康奎恩', 'Conquian']],
  ['DOMINO', 'tiles', 9600, ['Dominó QiuQiu', 'QiuQiu Dominoes', '球球多米诺', 'Domino QiuQiu']],
  [
    'MAHJONG',
    'tiles',
    9620,
    ['Mahjong Cantonés', 'Cantonese Mahjong', '广东麻将', 'Mahjung Kantonis'],
  ],
  [
    'POKER',
    'chips',
    9650,
    ['Póker de Tres Cartas', 'Three-Card Poker', '三张扑克', 'Poker Tiga Kad'],
  ],
  ['RUMMY', 'ace', 9600, ['Rummy 21', 'Rummy 21', '拉米二十一', 'Rummy 21']],
  ['DOMINO', 'tiles', 9600, ['Pai Gow', 'Pai Gow', '牌九', 'Pai Gow']],
  ['MAHJONG', 'tiles', 9620, ['Mahjong de Dos', 'Two-Seat Mahjong', '二人麻将', 'Mahjung Berdua']],
];

export const seatedFrames: readonly Line[] = [
  ['{n}', '{n}', '{n}', '{n}'],
  ['{n} Relámpago', 'Lightning {n}', '闪电{n}', '{n} Kilat'],
  ['Torneo de {n}', '{n} Tournament', '{n}锦标赛', 'Kejohanan {n}'],
  ['Club de {n}', '{n} Club', '{n}俱乐部', 'Kelab {n}'],
];

/** What the covers of one class show by turns: tables of a kind must not all look the same. */
export const motifTurns: Readonly<Record<string, readonly string[]>> = {
  ROULETTE: ['roulette', 'wheel', 'roulette', 'globe'],
  BLACKJACK: ['cards', 'crown', 'ace'],
  BACCARAT: ['ace', 'chips', 'lantern', 'cards'],
  DRAGON_TIGER: ['dragon', 'jaguar'],
  SICBO: ['shaker', 'dice', 'coins'],
  SHOWS: ['wheel', 'microphone', 'trumpet', 'lantern', 'jackpot'],
  POKER: ['chips', 'cards', 'crown', 'ace'],
  RUMMY: ['ace', 'joker', 'heart', 'cards'],
  DOMINO: ['tiles', 'dice', 'coins', 'shaker'],
  MAHJONG: ['dragon', 'lucky-cat', 'lantern', 'tiles'],
};
