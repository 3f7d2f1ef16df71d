import { money } from '#demo/merchant/money.ts';
import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

const first = money(300_000);
const last = money(10_000);

export const weeklyPromotions: readonly DemoPromotion[] = [
  {
    id: 'monday-back',
    scene: 'fiesta',
    category: 'weekly',
    promotionType: 'CASHBACK',
    title: worded('Lunes de cashback', 'Monday cashback', '周一返现', 'Pulangan tunai Isnin'),
    lead: worded(
      'Cada lunes te devolvemos el 5 % de lo que perdiste en la semana, en saldo libre y sin requisito de apuesta.',
      'Every Monday you get back 5 % of the week’s losses in cash, with no wagering.',
      '每周一返还上周净亏损的5%，直接到账，无流水要求。',
      'Setiap Isnin kami pulangkan 5 % kerugian minggu lalu. Ia masuk sebagai baki bebas, tanpa syarat pertaruhan.',
    ),
    steps: [
      worded(
        'Cuenta lo que juegues de lunes a domingo.',
        'Everything you play from Monday to Sunday counts.',
        '统计周一至周日的游戏。',
        'Permainan Isnin hingga Ahad dikira.',
      ),
      worded(
        'El lunes a las 10:00 calculamos tu cashback.',
        'On Monday at 10:00 we work out your cashback.',
        '周一10:00结算。',
        'Isnin pukul 10:00 kiraan dibuat.',
      ),
      worded(
        'Lo reclamas en el centro de recompensas.',
        'Claim it in the reward centre.',
        '在奖励中心领取。',
        'Tuntut di pusat ganjaran.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          '5 % de la pérdida neta',
          '5 % of the net loss',
          '净亏损的5%',
          '5 % kerugian bersih',
        ),
      ],
      ['most', money(150_000)],
      ['wagering', worded('Ninguna', 'None', '无', 'Tiada')],
    ],
    action: 'LOGIN',
    actionPath: null,
    endsInDays: null,
  },
  {
    id: 'wednesday-reels',
    scene: 'slots',
    category: 'weekly',
    promotionType: 'TOURNAMENT',
    title: worded('Miércoles de tragamonedas', 'Wednesday slots', '周三老虎机赛', 'Rabu slot'),
    lead: worded(
      'Un torneo corto de tragamonedas. Cuenta tu mejor giro como múltiplo de la apuesta, así que apostar más no da ventaja.',
      'A short slot tournament. Your best spin counts as a multiple of its stake, so betting more gives no advantage.',
      '老虎机短时赛。以单次旋转的赢利倍数计分，加大投注没有优势。',
      'Kejohanan slot yang ringkas. Putaran terbaik dikira berbanding taruhannya, jadi bertaruh lebih tidak memberi kelebihan.',
    ),
    steps: [
      worded(
        'Entra el miércoles entre las 18:00 y las 22:00.',
        'Join on Wednesday between 18:00 and 22:00.',
        '周三18:00至22:00参加。',
        'Sertai pada Rabu antara 18:00 hingga 22:00.',
      ),
      worded(
        'Juega cualquier tragamonedas de video.',
        'Play any video slot.',
        '任选视频老虎机。',
        'Main mana-mana slot video.',
      ),
      worded(
        'La tabla se actualiza cada minuto.',
        'The leaderboard is updated every minute.',
        '排行榜每分钟更新。',
        'Carta dikemas kini setiap minit.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          `Del 1.º al 20.º: de ${first.es} a ${last.es}`,
          `1st to 20th: from ${first.en} to ${last.en}`,
          `第1至20名：${first.zh} 至 ${last.zh}`,
          `Tempat 1 hingga 20: ${first.ms} hingga ${last.ms}`,
        ),
      ],
      ['games', worded('Tragamonedas de video', 'Video slots', '视频老虎机', 'Slot video')],
      [
        'who',
        worded('Miembros verificados', 'Verified members', '已认证会员', 'Ahli yang disahkan'),
      ],
    ],
    action: 'PAGE',
    actionPath: '/rng',
    endsInDays: 45,
  },
  {
    id: 'weekend-tables',
    scene: 'live',
    category: 'weekly',
    promotionType: 'REBATE',
    title: worded(
      'Fin de semana en la mesa',
      'Weekend at the table',
      '周末牌桌',
      'Hujung minggu di meja',
    ),
    lead: worded(
      'Sábado y domingo, el 0,5 % de lo apostado en casino en vivo vuelve a tu saldo, ganes o pierdas.',
      'On Saturday and Sunday you get back 0.5 % of your live casino bets, win or lose.',
      '周六日真人娱乐城投注额的0.5%返还，不论输赢。',
      'Sabtu dan Ahad, 0.5 % pertaruhan kasino langsung dipulangkan, menang atau kalah.',
    ),
    steps: [
      worded(
        'Siéntate en cualquier mesa en vivo.',
        'Sit down at any live table.',
        '任选一张真人牌桌。',
        'Duduk di mana-mana meja langsung.',
      ),
      worded(
        'Las apuestas que se cubren entre sí no cuentan.',
        'Opposing bets do not count.',
        '对冲投注不计入。',
        'Pertaruhan yang saling menutup tidak dikira.',
      ),
      worded(
        'El lunes llega a tu cuenta.',
        'It is paid to your account on Monday.',
        '周一计入账户。',
        'Ia masuk ke akaun pada hari Isnin.',
      ),
    ],
    facts: [
      [
        'prize',
        worded('0,5 % de lo apostado', '0.5 % of stakes', '投注额的0.5%', '0.5 % pertaruhan'),
      ],
      ['most', money(500_000)],
      ['games', worded('Casino en vivo', 'Live casino', '真人娱乐城', 'Kasino langsung')],
    ],
    action: 'PAGE',
    actionPath: '/live',
    endsInDays: null,
  },
];
