import { money } from '#demo/merchant/money.ts';
import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

const staked = money(10_000);

export const clubPromotions: readonly DemoPromotion[] = [
  {
    id: 'refer-and-win',
    scene: 'friends',
    category: 'club',
    promotionType: 'REFERRAL',
    title: worded('Invita y gana', 'Refer and win', '邀请有礼', 'Jemput dan menang'),
    lead: worded(
      'Comparte tu enlace con alguien mayor de edad. Cuando verifique su cuenta, los dos reciben 1.000 puntos.',
      'Share your link with an adult friend. When they verify their account, you both get 1,000 points.',
      '会员把链接分享给成年朋友。对方完成认证后，双方各得1,000积分。',
      'Seorang ahli berkongsi pautan dengan orang dewasa. Apabila akaun itu disahkan, kedua-duanya dapat 1,000 mata.',
    ),
    steps: [
      worded(
        'Copia tu enlace en la página de invitados.',
        'Copy your link on the referral page.',
        '在邀请页复制链接。',
        'Salin pautan di halaman jemputan.',
      ),
      worded(
        'Envíaselo a quien quieras, sin insistir.',
        'Send it to anyone you like, without insisting.',
        '发送给朋友，切勿打扰。',
        'Hantar kepada sesiapa, tanpa mendesak.',
      ),
      worded(
        'Los puntos llegan cuando la cuenta se verifica.',
        'The points arrive once the account is verified.',
        '账号认证后积分到账。',
        'Mata tiba selepas akaun disahkan.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          '1.000 puntos para cada uno',
          '1,000 points each',
          '双方各1,000积分',
          '1,000 mata seorang',
        ),
      ],
      ['most', worded('10 invitados al mes', '10 guests a month', '每月10人', '10 tetamu sebulan')],
      [
        'who',
        worded('Miembros verificados', 'Verified members', '已认证会员', 'Ahli yang disahkan'),
      ],
    ],
    action: 'PAGE',
    actionPath: '/member/referral',
    endsInDays: null,
  },
  {
    id: 'install-night',
    scene: 'fair',
    category: 'club',
    promotionType: 'APP',
    isReal: true,
    title: worded(
      'Verbena en tu pantalla',
      'Verbena on your screen',
      '安装到主屏幕',
      'Verbena di skrin anda',
    ),
    lead: worded(
      'Instala la aplicación y la feria queda a un toque: abre al instante, también cuando no hay señal.',
      'Install the app and the fair is one tap away: it opens instantly, even without a signal.',
      '安装应用，轻触即开：没有信号时也能打开。',
      'Pasang aplikasi dan pesta ini sesentuhan sahaja: terbuka serta-merta, walaupun tanpa isyarat.',
    ),
    steps: [
      worded(
        'Toca descargar y sigue los pasos de tu teléfono.',
        'Tap download and follow your phone’s steps.',
        '点击下载，按手机提示操作。',
        'Tekan muat turun dan ikut langkah telefon anda.',
      ),
      worded(
        'Abre Verbena desde el icono nuevo.',
        'Open Verbena from the new icon.',
        '从新图标打开 Verbena。',
        'Buka Verbena dari ikon baharu.',
      ),
      worded(
        'Entra con tu cuenta.',
        'Log in with your account.',
        '登录您的账号。',
        'Log masuk dengan akaun anda.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          'Un icono en tu pantalla',
          'An icon on your home screen',
          '主屏幕上的图标',
          'Ikon di skrin anda',
        ),
      ],
      [
        'who',
        worded(
          'Cualquiera de 18 años o más',
          'Anyone aged 18 or over',
          '年满18岁的任何人',
          'Sesiapa berumur 18 tahun ke atas',
        ),
      ],
    ],
    action: 'DOWNLOAD',
    actionPath: null,
    endsInDays: null,
  },
  {
    id: 'lasting-points',
    scene: 'points',
    category: 'club',
    promotionType: 'POINTS',
    title: worded(
      'Puntos que no vencen',
      'Points that never expire',
      '积分永不过期',
      'Mata tanpa tamat tempoh',
    ),
    lead: worded(
      `Cada ${staked.es} apostados te dan un punto, que canjeas en la tienda cuando quieras.`,
      `Every ${staked.en} staked adds a point, to redeem in the points mall whenever you like.`,
      `每投注 ${staked.zh} 得1积分，在积分商城兑换，永不过期。`,
      `Setiap ${staked.ms} pertaruhan memberi satu mata, untuk ditukar di pusat mata tanpa tamat tempoh.`,
    ),
    steps: [
      worded(
        'Los puntos se suman solos al jugar.',
        'Points add up automatically as you play.',
        '游戏时自动累积。',
        'Mata terkumpul sendiri semasa bermain.',
      ),
      worded(
        'En la tienda de puntos ves cuántos tienes.',
        'See your points in the points mall.',
        '积分商城显示余额。',
        'Pusat mata menunjukkan bakinya.',
      ),
      worded(
        'Elige un premio y confírmalo con tu contraseña.',
        'Choose a reward and confirm it with your password.',
        '选择礼品，输入密码确认。',
        'Ganjaran dipilih dan disahkan dengan kata laluan.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          `1 punto por cada ${staked.es}`,
          `1 point for each ${staked.en}`,
          `每 ${staked.zh} 得1积分`,
          `1 mata bagi setiap ${staked.ms}`,
        ),
      ],
      ['time', worded('Sin vencimiento', 'No expiry', '无期限', 'Tiada tamat tempoh')],
    ],
    action: 'PAGE',
    actionPath: '/pointMall',
    endsInDays: null,
  },
];
