import { money } from '#demo/merchant/money.ts';
import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

const freeBet = money(20_000);

export const sportsPromotions: readonly DemoPromotion[] = [
  {
    id: 'safe-combination',
    scene: 'football',
    category: 'sports',
    promotionType: 'INSURANCE',
    title: worded(
      'Combinada protegida',
      'Accumulator insurance',
      '串关保险',
      'Gabungan dilindungi',
    ),
    lead: worded(
      'Si en tu combinada de cinco o más partidos falla uno solo, te devolvemos la apuesta en bono.',
      'If just one leg of your accumulator of five or more loses, you get your stake back as a bonus.',
      '五场及以上串关仅错一场，投注额以奖金形式返还。',
      'Jika hanya satu perlawanan gagal dalam gabungan lima atau lebih, taruhan dipulangkan sebagai baki bonus.',
    ),
    steps: [
      worded(
        'Arma una combinada de cinco partidos o más.',
        'Build an accumulator of five matches or more.',
        '选择五场或以上比赛串关。',
        'Bina gabungan lima perlawanan atau lebih.',
      ),
      worded(
        'Cada cuota debe ser de 1,40 como mínimo.',
        'Each leg must have odds of 1.40 or more.',
        '每场赔率不低于1.40。',
        'Setiap odds mestilah sekurang-kurangnya 1.40.',
      ),
      worded(
        'La devolución llega al día siguiente.',
        'The refund arrives the next day.',
        '次日返还。',
        'Pemulangan tiba keesokan hari.',
      ),
    ],
    facts: [
      ['most', money(50_000)],
      ['wagering', worded('1 vez', 'Once', '1倍', '1 kali')],
      ['time', worded('7 días', '7 days', '7天', '7 hari')],
    ],
    action: 'PAGE',
    actionPath: '/sports',
    endsInDays: 90,
  },
  {
    id: 'two-goals-ahead',
    scene: 'football',
    category: 'sports',
    promotionType: 'EARLY_PAYOUT',
    title: worded(
      'Dos goles de ventaja',
      'Two goals ahead',
      '领先两球即派彩',
      'Mendahului dua gol',
    ),
    lead: worded(
      'Si tu equipo va ganando por dos goles en cualquier momento, pagamos tu apuesta, aunque después le empaten.',
      'If your team goes two goals up at any time, your match bet is paid, whatever happens next.',
      '所选球队任何时刻领先两球，赛果投注即派彩，即使之后被追平。',
      'Pasukan anda mendahului dua gol pada bila-bila masa, kami bayar pertaruhan keputusan walaupun kemudian diseri.',
    ),
    steps: [
      worded(
        'Apuesta al ganador antes del inicio.',
        'Bet on the winner before kick-off.',
        '开赛前投注胜方。',
        'Bertaruh pemenang sebelum sepak mula.',
      ),
      worded(
        'Sigue el marcador: se paga en el acto.',
        'Follow the score: we pay straight away.',
        '关注比分，达成即付。',
        'Ikuti skor: dibayar serta-merta.',
      ),
      worded(
        'Vale en las ligas marcadas con una estrella.',
        'Valid in leagues marked with a star.',
        '适用于带星标的联赛。',
        'Sah untuk liga bertanda bintang.',
      ),
    ],
    facts: [
      ['most', money(1_000_000)],
      [
        'games',
        worded(
          'Fútbol, apuestas simples',
          'Football, single bets',
          '足球单注',
          'Bola sepak, taruhan tunggal',
        ),
      ],
    ],
    action: 'LOGIN',
    actionPath: null,
    endsInDays: null,
  },
  {
    id: 'esports-first',
    scene: 'esports',
    category: 'sports',
    promotionType: 'FREE_BET',
    title: worded(
      'Primera apuesta en e-sports',
      'First e-sports bet',
      '电竞首注礼',
      'Taruhan e-sukan pertama',
    ),
    lead: worded(
      `La primera apuesta en e-sports lleva otra igual de regalo, hasta ${freeBet.es}, se gane o se pierda.`,
      `The first e-sports bet brings a free one of the same size, up to ${freeBet.en}, win or lose.`,
      `电竞首注，无论输赢，赠送等额免费投注，最高 ${freeBet.zh}。`,
      `Taruhan e-sukan pertama membawa taruhan percuma sama nilai, sehingga ${freeBet.ms}, menang atau kalah.`,
    ),
    steps: [
      worded(
        'Elige un partido de e-sports.',
        'Pick an e-sports match.',
        '选择一场电竞比赛。',
        'Pilih perlawanan e-sukan.',
      ),
      worded(
        'Apuesta a una cuota de 1,60 o más.',
        'Bet at odds of 1.60 or more.',
        '赔率需1.60或以上。',
        'Bertaruh pada odds 1.60 atau lebih.',
      ),
      worded(
        'Usa el regalo en los siete días siguientes.',
        'Use the free bet within seven days.',
        '七天内使用免费投注。',
        'Gunakan taruhan percuma dalam tujuh hari.',
      ),
    ],
    facts: [
      ['most', freeBet],
      [
        'wagering',
        worded(
          'Ninguna: se paga la ganancia',
          'None: winnings are paid out',
          '无：赢利直接派发',
          'Tiada: kemenangan dibayar',
        ),
      ],
      ['time', worded('7 días', '7 days', '7天', '7 hari')],
    ],
    action: 'PAGE',
    actionPath: '/esports',
    endsInDays: 30,
  },
];
