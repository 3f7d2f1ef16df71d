import type { Line } from '#demo/merchant/worded.ts';

/**
 * Titles with a hole for the subject: {n} the noun, {del} and {al} its Spanish contraction, {the}
 * its English article, and any other Spanish word in braces an adjective that agrees with it.
 */
const shared: readonly Line[] = [
  ['{n} {dorado}', 'Golden {n}', '黄金{n}', '{n} Emas'],
  ['Fortuna {del}', 'Fortune of {the}', '{n}鸿运', 'Tuah {n}'],
  ['Secretos {del}', 'Secrets of {the}', '{n}的秘密', 'Rahsia {n}'],
  ['{n} de la Suerte', 'Lucky {n}', '幸运{n}', '{n} Bertuah'],
  ['Fiebre {del}', '{n} Fever', '{n}热潮', 'Demam {n}'],
  ['{n} de Medianoche', 'Midnight {n}', '午夜{n}', '{n} Tengah Malam'],
  ['Leyenda {del}', 'Legend of {the}', '{n}传说', 'Legenda {n}'],
  ['{n} {eterno}', 'Eternal {n}', '永恒{n}', '{n} Abadi'],
  ['Danza {del}', 'Dance of {the}', '{n}之舞', 'Tarian {n}'],
  ['{n} Real', 'Royal {n}', '皇家{n}', '{n} Diraja'],
  ['Poder {del}', 'Power of {the}', '{n}之力', 'Kuasa {n}'],
  ['{n} de Cristal', 'Crystal {n}', '水晶{n}', '{n} Kristal'],
  ['Fiesta {del}', '{n} Fiesta', '{n}狂欢节', 'Pesta {n}'],
  ['{n} {místico}', 'Mystic {n}', '神秘{n}', '{n} Mistik'],
  ['Oro {del}', 'Gold of {the}', '{n}之金', 'Emas {n}'],
  ['{n} de Fuego', 'Fire {n}', '烈焰{n}', '{n} Berapi'],
  ['Noche {del}', 'Night of {the}', '{n}之夜', 'Malam {n}'],
  ['{n} {plateado}', 'Silver {n}', '银色{n}', '{n} Perak'],
  ['Libro {del}', 'Book of {the}', '{n}之书', 'Kitab {n}'],
  ['{n} {supremo}', 'Supreme {n}', '至尊{n}', '{n} Agung'],
];

export const creatureFrames: readonly Line[] = [
  ...shared,
  ['Tesoro {del}', 'Treasure of {the}', '{n}宝藏', 'Harta {n}'],
  ['{n} Salvaje', 'Wild {n}', '狂野{n}', '{n} Liar'],
  ['Reino {del}', 'Realm of {the}', '{n}王国', 'Kerajaan {n}'],
  ['{n} del Trueno', 'Thunder {n}', '雷霆{n}', '{n} Guruh'],
  ['Regreso {del}', 'Return of {the}', '{n}归来', 'Kembalinya {n}'],
  ['{n} {sagrado}', 'Sacred {n}', '神圣{n}', '{n} Keramat'],
  ['Sendero {del}', 'Path of {the}', '{n}之路', 'Jejak {n}'],
  ['{n} de Jade', 'Jade {n}', '玉石{n}', '{n} Jed'],
  ['Imperio {del}', 'Empire of {the}', '{n}帝国', 'Empayar {n}'],
  ['{n} de la Jungla', 'Jungle {n}', '丛林{n}', '{n} Rimba'],
  ['Llamado {del}', 'Call of {the}', '{n}的召唤', 'Seruan {n}'],
  ['{n} y Monedas', '{n} & Coins', '{n}与金币', '{n} & Syiling'],
  ['Espíritu {del}', 'Spirit of {the}', '{n}之魂', 'Semangat {n}'],
  ['{n} {guerrero}', 'Warrior {n}', '战神{n}', '{n} Pahlawan'],
];

export const thingFrames: readonly Line[] = [
  ...shared,
  ['{n} {mágico}', 'Magic {n}', '魔法{n}', '{n} Ajaib'],
  ['{n} {perdido}', 'Lost {n}', '失落的{n}', '{n} yang Hilang'],
  ['{n} del Inca', 'Inca {n}', '印加{n}', '{n} Inca'],
  ['Brillo {del}', '{n} Glow', '{n}之光', 'Sinar {n}'],
  ['{n} {encantado}', 'Enchanted {n}', '迷人{n}', '{n} Pesona'],
  ['Noches {del}', '{n} Nights', '夜夜{n}', 'Malam-malam {n}'],
  ['{n} del Desierto', 'Desert {n}', '大漠{n}', '{n} Gurun'],
  ['{n} {secreto}', 'Secret {n}', '秘境{n}', '{n} Rahsia'],
  ['Sueño {del}', '{n} Dream', '{n}之梦', 'Impian {n}'],
  ['{n} Imperial', 'Imperial {n}', '帝国{n}', '{n} Empayar'],
];

export const fruitFrames: readonly Line[] = [
  ['{n} Ardiente', 'Blazing {n}', '火热{n}', '{n} Membara'],
  ['{n} Feliz', 'Happy {n}', '欢乐{n}', '{n} Ceria'],
  ['Fiesta de {n}', '{n} Party', '{n}派对', 'Pesta {n}'],
  ['{n} de Neón', 'Neon {n}', '霓虹{n}', '{n} Neon'],
  ['{n} {congelado}', 'Frozen {n}', '冰冻{n}', '{n} Beku'],
  ['Cosecha de {n}', '{n} Harvest', '{n}丰收', 'Tuaian {n}'],
  ['{n} Tropical', 'Tropical {n}', '热带{n}', '{n} Tropika'],
  ['Mercado de {n}', '{n} Market', '{n}市集', 'Pasar {n}'],
  ['{n} Picante', 'Spicy {n}', '火辣{n}', '{n} Pedas'],
  ['Jugo de {n}', '{n} Juice', '{n}果汁', 'Jus {n}'],
  ['{n} {jugoso}', 'Juicy {n}', '多汁{n}', '{n} Segar'],
  ['Verano de {n}', '{n} Summer', '{n}之夏', 'Musim Panas {n}'],
  ['{n} Brillante', 'Shining {n}', '闪亮{n}', '{n} Bersinar'],
  ['Cascada de {n}', '{n} Cascade', '{n}瀑布', 'Air Terjun {n}'],
  ['{n} {eléctrico}', 'Electric {n}', '电光{n}', '{n} Elektrik'],
  ['{n} y Sietes', '{n} & Sevens', '{n}与七', '{n} & Tujuh'],
  ['Huerto de {n}', '{n} Orchard', '{n}果园', 'Dusun {n}'],
  ['Lluvia de {n}', '{n} Rain', '{n}雨', 'Hujan {n}'],
  ['{n} {azucarado}', 'Sugar {n}', '糖霜{n}', '{n} Bergula'],
  ['Feria de {n}', '{n} Fair', '{n}游园会', 'Karnival {n}'],
];

export const classicFrames: readonly Line[] = [
  ['Triple {n}', 'Triple {n}', '三重{n}', 'Tiga {n}'],
  ['{n} de Oro', '{n} of Gold', '纯金{n}', '{n} Emas'],
  ['Doble {n}', 'Double {n}', '双重{n}', 'Dua {n}'],
  ['{n} {clásico}', 'Classic {n}', '经典{n}', '{n} Klasik'],
  ['{n} Ardiente', 'Blazing {n}', '火热{n}', '{n} Membara'],
  ['Súper {n}', 'Super {n}', '超级{n}', 'Super {n}'],
  ['{n} de Neón', 'Neon {n}', '霓虹{n}', '{n} Neon'],
  ['{n} Retro', 'Retro {n}', '复古{n}', '{n} Retro'],
  ['Gran {n}', 'Grand {n}', '豪华{n}', '{n} Besar'],
  ['{n} al Rojo Vivo', 'Red Hot {n}', '火红{n}', '{n} Merah Menyala'],
  ['{n} de Feria', 'Fairground {n}', '游乐场{n}', '{n} Pesta Ria'],
  ['{n} Veloz', 'Quick {n}', '极速{n}', '{n} Pantas'],
  ['{n} de Plata', 'Silver {n}', '银色{n}', '{n} Perak'],
  ['{n} {infinito}', 'Infinite {n}', '无限{n}', '{n} Infiniti'],
  ['{n} 777', '{n} 777', '{n} 777', '{n} 777'],
  ['{n} de la Abuela', 'Old Time {n}', '怀旧{n}', '{n} Zaman Dahulu'],
  ['Ronda {del}', '{n} Round', '{n}轮盘转', 'Pusingan {n}'],
  ['{n} y Rodillos', '{n} & Reels', '{n}与转轴', '{n} & Gelendong'],
];

export const adventureFrames: readonly Line[] = [
  ['Misterios {del}', '{n} Mysteries', '{n}之谜', 'Misteri {n}'],
  ['Tesoros {del}', '{n} Treasures', '{n}宝藏', 'Khazanah {n}'],
  ['Exploradores {del}', '{n} Explorers', '{n}探险家', 'Peneroka {n}'],
  ['Viaje {al}', '{n} Journey', '{n}之旅', 'Kembara {n}'],
  ['Secretos {del}', '{n} Secrets', '{n}的秘密', 'Rahsia {n}'],
  ['Reliquias {del}', '{n} Relics', '{n}圣物', 'Relik {n}'],
  ['Guardianes {del}', '{n} Guardians', '{n}守护者', 'Penjaga {n}'],
  ['Rumbo {al}', '{n} Quest', '奔向{n}', 'Menuju {n}'],
  ['Mapa {del}', '{n} Map', '{n}藏宝图', 'Peta {n}'],
  ['Oro {del}', '{n} Gold', '{n}黄金', 'Emas {n}'],
  ['Leyendas {del}', '{n} Legends', '{n}传奇', 'Legenda {n}'],
  ['Puerta {del}', '{n} Gate', '{n}之门', 'Gerbang {n}'],
  ['Diario {del}', '{n} Diary', '{n}日记', 'Diari {n}'],
  ['Expedición {al}', '{n} Expedition', '{n}远征', 'Ekspedisi {n}'],
  ['Noches {del}', '{n} Nights', '{n}之夜', 'Malam {n}'],
  ['Llave {del}', '{n} Key', '{n}之钥', 'Kunci {n}'],
  ['Ecos {del}', '{n} Echoes', '{n}回响', 'Gema {n}'],
  ['Fortuna {del}', '{n} Fortune', '{n}财富', 'Tuah {n}'],
];

export const jackpotFrames: readonly Line[] = [
  ['Gran Bote {del}', '{n} Grand Jackpot', '{n}巨奖', 'Jackpot Besar {n}'],
  ['Olla de Oro {del}', '{n} Pot of Gold', '{n}金罐', 'Periuk Emas {n}'],
  ['Cuatro Botes {del}', '{n} Four Pots', '{n}四重彩', 'Empat Jackpot {n}'],
  ['Bote {del}', '{n} Jackpot', '{n}头奖', 'Jackpot {n}'],
  ['Bóveda {del}', '{n} Vault', '{n}金库', 'Peti Besi {n}'],
  ['Rueda {del}', '{n} Wheel', '{n}幸运轮', 'Roda {n}'],
  ['Millones {del}', '{n} Millions', '{n}百万', 'Jutaan {n}'],
];

export const fishFrames: readonly Line[] = [
  ['Caza {del}', '{n} Hunt', '猎捕{n}', 'Buru {n}'],
  ['{n} {radiante}', 'Radiant {n}', '璀璨{n}', '{n} Berseri'],
  ['Arrecife {del}', '{n} Reef', '{n}礁', 'Terumbu {n}'],
  ['Bahía {del}', '{n} Bay', '{n}湾', 'Teluk {n}'],
  ['Pesca {del}', '{n} Fishing', '{n}捕鱼', 'Memancing {n}'],
  ['Cañón {del}', '{n} Cannon', '{n}火炮', 'Meriam {n}'],
  ['Isla {del}', '{n} Island', '{n}岛', 'Pulau {n}'],
  ['Marea {del}', '{n} Tide', '{n}潮汐', 'Pasang {n}'],
];

export const bossFrames: readonly Line[] = [
  ['Jefe {n}', 'Boss {n}', '{n}首领', 'Bos {n}'],
  ['Furia {del}', '{n} Fury', '{n}之怒', 'Amukan {n}'],
  ['Desafío {del}', '{n} Challenge', '{n}大挑战', 'Cabaran {n}'],
  ['Abismo {del}', '{n} Deep', '{n}深渊', 'Palung {n}'],
  ['Duelo {del}', '{n} Duel', '{n}对决', 'Duel {n}'],
];

/** What a title is called when every plain one is taken. */
export const editions: readonly Line[] = [
  ['Deluxe', 'Deluxe', '豪华版', 'Deluxe'],
  ['II', 'II', '二代', 'II'],
  ['Edición Oro', 'Gold Edition', '黄金版', 'Edisi Emas'],
  ['III', 'III', '三代', 'III'],
  ['Xtra', 'Xtra', '加强版', 'Xtra'],
];
