import type { Line } from '#demo/merchant/worded.ts';

/** A table's class, its motif, its return in basis points and what it is called. */
export type Table = readonly [gameClassify: string, motif: string, basisPoints: number, Line];

/** What the vendor deals: single-zero roulette, and baccarat by the banker. A test holds it to its rules. */
export const liveTables: readonly Table[] = [
  ['ROULETTE', 'roulette', 9730, ['Ruleta', 'Roulette', '轮盘', 'Rolet']],
  ['BACCARAT', 'ace', 9894, ['Bacará', 'Baccarat', '百家乐', 'Bakarat']],
];

export const liveFrames: readonly Line[] = [
  ['{n} {room}', '{room} {n}', '{room}{n}', '{n} {room}'],
  ['{n} Noche de {room}', '{room} Night {n}', '{room}之夜{n}', '{n} Malam {room}'],
  ['{n} Gran {room}', 'Grand {room} {n}', '{room}大厅{n}', '{n} Agung {room}'],
  ['{n} Patio de {room}', '{room} Courtyard {n}', '{room}庭院{n}', '{n} Laman {room}'],
];

/** An odd number of them, so that each game comes to every room. */
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
];

/** The vendor's card table is Texas hold’em for six; what comes back is the other players’ doing. */
export const seatedTables: readonly Table[] = [
  ['POKER', 'chips', 0, ['Texas Hold’em', 'Texas Hold’em', '德州扑克', 'Texas Hold’em']],
];

export const seatedFrames: readonly Line[] = [
  ['{n}', '{n}', '{n}', '{n}'],
  ...(
    [
      ['Cartagena', 'Cartagena', '卡塔赫纳', 'Cartagena'],
      ['Macao', 'Macau', '澳门', 'Macau'],
      ['Medellín', 'Medellín', '麦德林', 'Medellín'],
      ['Penang', 'Penang', '槟城', 'Pulau Pinang'],
      ['Bogotá', 'Bogotá', '波哥大', 'Bogotá'],
      ['Singapur', 'Singapore', '新加坡', 'Singapura'],
      ['Lima', 'Lima', '利马', 'Lima'],
      ['Cali', 'Cali', '卡利', 'Cali'],
      ['Manila', 'Manila', '马尼拉', 'Manila'],
      ['Santiago', 'Santiago', '圣地亚哥', 'Santiago'],
      ['Panamá', 'Panama', '巴拿马', 'Panama'],
    ] as const
  ).map(([es, en, zh, ms]): Line => [`{n} ${es}`, `${en} {n}`, `${zh}{n}`, `{n} ${ms}`]),
];

/** What the covers of one class show by turns: tables of a kind must not all look the same. */
export const motifTurns: Readonly<Record<string, readonly string[]>> = {
  ROULETTE: ['roulette', 'wheel', 'roulette', 'globe'],
  BACCARAT: ['ace', 'chips', 'lantern', 'cards'],
  POKER: ['chips', 'cards', 'crown', 'ace'],
};
