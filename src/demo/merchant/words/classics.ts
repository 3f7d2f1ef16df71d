import type { Subject } from './subject.ts';

/** What the old three-reel machines showed. */
export const classics: readonly Subject[] = [
  ['seven', 'm', 'Siete', 'Seven', '七', 'Tujuh'],
  ['slot', 'f', 'Barra', 'Bar', '金条', 'Bar'],
  ['bell', 'f', 'Campana', 'Bell', '铃铛', 'Loceng'],
  ['clover', 'm', 'Trébol', 'Clover', '四叶草', 'Semanggi'],
  ['horseshoe', 'f', 'Herradura', 'Horseshoe', '马蹄铁', 'Ladam'],
  ['gem', 'm', 'Diamante', 'Diamond', '钻石', 'Berlian'],
  ['comet', 'f', 'Estrella', 'Star', '星星', 'Bintang'],
  ['coins', 'f', 'Moneda', 'Coin', '金币', 'Syiling'],
  ['crown', 'f', 'Corona', 'Crown', '皇冠', 'Mahkota'],
  ['joker', 'm', 'Comodín', 'Joker', '小丑', 'Joker'],
  ['dice', 'm', 'Dado', 'Dice', '骰子', 'Dadu'],
  ['gem', 'm', 'Rubí', 'Ruby', '红宝石', 'Batu Delima'],
  ['ace', 'm', 'As', 'Ace', '王牌', 'As'],
  ['thunder', 'm', 'Rayo', 'Lightning', '闪电', 'Kilat'],
  ['heart', 'm', 'Corazón', 'Heart', '红心', 'Hati'],
  ['trophy', 'f', 'Copa', 'Cup', '金杯', 'Piala'],
];
