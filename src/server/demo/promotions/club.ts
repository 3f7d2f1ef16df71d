import { worded } from '#server/demo/worded.ts';
import type { DemoPromotion } from './promotion.ts';

export const clubPromotions: readonly DemoPromotion[] = [
  {
    id: 'refer-and-win',
    scene: 'friends',
    category: 'club',
    promotionType: 'REFERRAL',
    title: worded('Invita y gana', 'Refer and win', '邀请有礼', 'Jemput dan menang'),
    lead: worded(
      'Comparte tu enlace con alguien mayor de edad. Cuando verifique su cuenta, los dos reciben 1.000 puntos.',
      'Share your link with an adult. When they verify their account, you both get 1,000 points.',
      '把链接分享给成年朋友。对方完成认证后，双方各得1,000积分。',
      'Kongsi pautan dengan orang dewasa. Apabila akaun mereka disahkan, kedua-duanya dapat 1,000 mata.',
    ),
    steps: [
      worded(
        'Copia tu enlace en la página de invitar.',
        'Copy your link on the invite page.',
        '在邀请页复制链接。',
        'Salin pautan di halaman jemputan.',
      ),
      worded(
        'Envíaselo a quien quieras, sin insistir.',
        'Send it to whom you like, without pressing.',
        '发送给朋友，切勿打扰。',
        'Hantar kepada sesiapa, tanpa mendesak.',
      ),
      worded(
        'Los puntos llegan al verificarse la cuenta.',
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
    action: 'LOGIN',
    actionPath: null,
    endsInDays: null,
  },
  {
    id: 'install-night',
    scene: 'fair',
    category: 'club',
    promotionType: 'POINTS',
    title: worded(
      'Verbena en tu pantalla',
      'Verbena on your screen',
      '安装到主屏幕',
      'Verbena di skrin anda',
    ),
    lead: worded(
      'Instala la aplicación y entra una vez desde ella: 200 puntos por acercarte la feria al pulgar.',
      'Install the app and log in from it once: 200 points for bringing the fair to your thumb.',
      '安装应用并从中登录一次，赠送200积分。',
      'Pasang aplikasi dan log masuk sekali melaluinya: 200 mata untuk anda.',
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
        '登录你的账号。',
        'Log masuk dengan akaun anda.',
      ),
    ],
    facts: [
      ['prize', worded('200 puntos', '200 points', '200积分', '200 mata')],
      [
        'who',
        worded(
          'Cada miembro, una vez',
          'Each member, once',
          '每位会员限一次',
          'Setiap ahli, sekali sahaja',
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
      'Cada $10.000 apostados suman un punto. Júntalos sin prisa y cámbialos en la tienda cuando quieras.',
      'Every $10,000 staked adds a point. Collect them without hurry and swap them in the mall whenever you like.',
      '每投注 $10,000 得1积分，慢慢攒，随时在积分商城兑换。',
      'Setiap $10,000 pertaruhan memberi satu mata. Kumpul perlahan-lahan dan tukar di pusat mata bila-bila masa.',
    ),
    steps: [
      worded(
        'Los puntos se suman solos al jugar.',
        'Points add up by themselves as you play.',
        '游戏时自动累积。',
        'Mata terkumpul sendiri semasa bermain.',
      ),
      worded(
        'Mira cuántos tienes en la tienda de puntos.',
        'See how many you have in the points mall.',
        '在积分商城查看余额。',
        'Lihat baki anda di pusat mata.',
      ),
      worded(
        'Elige un premio y confírmalo con tu clave.',
        'Choose a reward and confirm it with your password.',
        '选择礼品，输入密码确认。',
        'Pilih ganjaran dan sahkan dengan kata laluan.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          '1 punto por cada $10.000',
          '1 point for each $10,000',
          '每 $10,000 得1积分',
          '1 mata bagi setiap $10,000',
        ),
      ],
      ['time', worded('Sin vencimiento', 'No expiry', '无期限', 'Tiada tamat tempoh')],
    ],
    action: 'PAGE',
    actionPath: '/pointMall',
    endsInDays: null,
  },
];
