import type { MallFileItem } from '#server/rewards/mall/load-items.ts';
import { mallItemAddress } from './art-addresses.ts';
import { fromLine, type Line, worded } from './worded.ts';

interface DemoItem {
  code: string;
  /** What its picture shows. */
  motif: string;
  name: Line;
  points: number;
  /** In whole pesos: what a cash item pays. */
  prize?: number;
  /** In whole pesos: what is paid beside the points. */
  price?: number;
  stock?: number;
  limit?: { count: number; days?: number };
}

/** Cash first, for who wants no parcel; then what a street fair gives away, by its points. */
const items: readonly DemoItem[] = [
  {
    code: 'CASH-10K',
    motif: 'coins',
    name: ['10.000 pesos', '10,000 pesos', '10,000 比索', '10,000 peso'],
    points: 950,
    prize: 10_000,
    limit: { count: 5, days: 30 },
  },
  {
    code: 'CASH-25K',
    motif: 'chest',
    name: ['25.000 pesos', '25,000 pesos', '25,000 比索', '25,000 peso'],
    points: 2_300,
    prize: 25_000,
    limit: { count: 3, days: 30 },
  },
  {
    code: 'CASH-60K',
    motif: 'gem',
    name: ['60.000 pesos', '60,000 pesos', '60,000 比索', '60,000 peso'],
    points: 5_400,
    prize: 60_000,
    limit: { count: 2, days: 30 },
  },
  {
    code: 'CASH-150K',
    motif: 'crown',
    name: ['150.000 pesos', '150,000 pesos', '150,000 比索', '150,000 peso'],
    points: 13_000,
    prize: 150_000,
    limit: { count: 1, days: 30 },
  },
  {
    code: 'CARDS',
    motif: 'cards',
    name: ['Baraja de lujo', 'Deck of cards', '精装扑克牌', 'Set daun terup'],
    points: 1_500,
    stock: 120,
  },
  {
    code: 'DICE',
    motif: 'dice',
    name: ['Juego de dados', 'Set of dice', '骰子套装', 'Set dadu'],
    points: 1_200,
    stock: 150,
  },
  {
    code: 'MARACAS',
    motif: 'maracas',
    name: ['Par de maracas', 'Pair of maracas', '沙槌一对', 'Sepasang maraka'],
    points: 2_400,
    stock: 60,
  },
  {
    code: 'CACTUS',
    motif: 'cactus',
    name: ['Cactus en maceta', 'Potted cactus', '盆栽仙人掌', 'Kaktus berpasu'],
    points: 1_800,
    stock: 80,
  },
  {
    code: 'LANTERN',
    motif: 'lantern',
    name: ['Farol de papel', 'Paper lantern', '纸灯笼', 'Tanglung kertas'],
    points: 2_100,
    stock: 70,
  },
  {
    code: 'PINATA',
    motif: 'pinata',
    name: ['Piñata de fiesta', 'Party piñata', '派对彩罐', 'Piñata pesta'],
    points: 2_900,
    stock: 40,
  },
  {
    code: 'FOOTBALL',
    motif: 'football',
    name: ['Balón de fútbol', 'Football', '足球', 'Bola sepak'],
    points: 4_200,
    stock: 50,
    limit: { count: 2 },
  },
  {
    code: 'BASKETBALL',
    motif: 'basketball',
    name: ['Balón de baloncesto', 'Basketball', '篮球', 'Bola keranjang'],
    points: 4_200,
    stock: 50,
    limit: { count: 2 },
  },
  {
    code: 'SOMBRERO',
    motif: 'sombrero',
    name: ['Sombrero bordado', 'Embroidered hat', '刺绣草帽', 'Topi bersulam'],
    points: 4_800,
    stock: 30,
  },
  {
    code: 'CHIPS',
    motif: 'chips',
    name: ['Maletín de fichas', 'Case of poker chips', '扑克筹码箱', 'Kotak cip poker'],
    points: 6_500,
    stock: 25,
    limit: { count: 1 },
  },
  {
    code: 'BOXING',
    motif: 'boxing',
    name: ['Guantes de boxeo', 'Boxing gloves', '拳击手套', 'Sarung tinju'],
    points: 6_900,
    stock: 20,
    limit: { count: 1 },
  },
  {
    code: 'DRUM',
    motif: 'drum',
    name: ['Tambor alegre', 'Hand drum', '手鼓', 'Gendang tangan'],
    points: 7_800,
    stock: 15,
    limit: { count: 1 },
  },
  {
    code: 'HEADSET',
    motif: 'headset',
    name: ['Audífonos con micrófono', 'Headset', '头戴式耳机', 'Set kepala'],
    points: 9_000,
    price: 20_000,
    stock: 20,
    limit: { count: 1 },
  },
  {
    code: 'GAMEPAD',
    motif: 'gamepad',
    name: ['Control de juego', 'Game controller', '游戏手柄', 'Alat kawalan permainan'],
    points: 9_500,
    price: 20_000,
    stock: 18,
    limit: { count: 1 },
  },
  {
    code: 'MICROPHONE',
    motif: 'microphone',
    name: ['Micrófono de karaoke', 'Karaoke microphone', '卡拉OK麦克风', 'Mikrofon karaoke'],
    points: 10_500,
    stock: 12,
    limit: { count: 1 },
  },
  {
    code: 'GUITAR',
    motif: 'guitar',
    name: ['Guitarra clásica', 'Classical guitar', '古典吉他', 'Gitar klasik'],
    points: 26_000,
    stock: 4,
    limit: { count: 1 },
  },
];

const paid = worded(
  'Se abona a tu billetera principal al instante.',
  'Paid into your main wallet at once.',
  '即时存入您的主钱包。',
  'Dibayar ke dompet utama anda serta-merta.',
);
const sent = worded(
  'Artículo de muestra: en la demostración nadie envía paquetes.',
  'A sample: the demonstration sends no parcels.',
  '样品：演示站点不会寄送包裹。',
  'Contoh: demonstrasi ini tidak menghantar bungkusan.',
);

export const mallItems: readonly MallFileItem[] = items.map(
  ({ code, name, points, prize, price = 0, stock, limit }) => ({
    code,
    name: fromLine(name),
    description: prize === undefined ? sent : paid,
    picture: mallItemAddress(code),
    kind: prize === undefined ? 'parcel' : 'cash',
    points,
    amount: price * 100,
    ...(prize === undefined ? {} : { prize: prize * 100 }),
    ...(stock === undefined ? {} : { stock }),
    ...(limit === undefined ? {} : { limit }),
    isOffered: true,
  }),
);

/** Undefined for a code that no item has. */
export function mallMotif(code: string): { motif: string; index: number } | undefined {
  const index = items.findIndex((item) => item.code === code);
  const item = items[index];
  return item && { motif: item.motif, index };
}
