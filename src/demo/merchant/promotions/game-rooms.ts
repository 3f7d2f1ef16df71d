import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

/** These belong to the game rooms: the gateway leaves them out of the promotions screen. */
export const gameRoomPromotions: readonly DemoPromotion[] = [
  {
    id: 'reef-night',
    scene: 'reef',
    category: 'gaming',
    promotionType: 'TOURNAMENT',
    title: worded('Noche en el arrecife', 'Night on the reef', '礁石之夜', 'Malam di terumbu'),
    lead: worded(
      'Las salas de pesca reparten puntos dobles de 20:00 a 23:00.',
      'The fishing rooms give double points from 20:00 to 23:00.',
      '20:00至23:00，捕鱼厅双倍积分。',
      'Bilik memancing memberi mata berganda dari 20:00 hingga 23:00.',
    ),
    steps: [
      worded(
        'Entra a cualquier sala de pesca.',
        'Enter any fishing room.',
        '进入任意捕鱼厅。',
        'Masuk mana-mana bilik memancing.',
      ),
      worded(
        'Los puntos dobles se suman solos.',
        'Double points are added by themselves.',
        '双倍积分自动累计。',
        'Mata berganda ditambah sendiri.',
      ),
    ],
    facts: [['games', worded('Pesca', 'Fishing', '捕鱼', 'Memancing')]],
    action: 'PAGE',
    actionPath: '/fish',
    endsInDays: 20,
  },
  {
    id: 'draw-of-the-day',
    scene: 'lottery',
    category: 'lotto_promo',
    promotionType: 'LOTTERY',
    title: worded('El sorteo del día', 'Draw of the day', '今日开奖', 'Cabutan hari ini'),
    lead: worded(
      'Cada día un sorteo paga un 5 % más. Cuál es, se anuncia a las 9:00.',
      'Each day one draw pays 5 % more. Which one is announced at 9:00.',
      '每天有一期奖金提高5%，9:00公布期号。',
      'Setiap hari satu cabutan membayar 5 % lebih. Diumumkan pada 9:00.',
    ),
    steps: [
      worded(
        'Mira el anuncio en la sala de lotería.',
        'Look at the notice in the lottery room.',
        '在彩票厅查看公告。',
        'Lihat notis di bilik loteri.',
      ),
      worded(
        'Compra tu boleto antes del cierre.',
        'Buy your slip before sales close.',
        '截止前购买。',
        'Beli slip sebelum jualan ditutup.',
      ),
    ],
    facts: [['games', worded('Lotería de la casa', 'House lottery', '本站彩票', 'Loteri rumah')]],
    action: 'PAGE',
    actionPath: '/lott',
    endsInDays: 60,
  },
];
