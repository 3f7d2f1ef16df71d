import type { bannerGroups, LinkageType } from '#contract/content.ts';
import type { WideSceneName } from '#demo/art/banner-scenes.ts';
import { type Worded, worded } from './worded.ts';

export interface DemoBanner {
  id: string;
  groupName: (typeof bannerGroups)[number];
  /** What the picture shows; the words are laid over it. */
  scene: WideSceneName;
  title: Worded;
  text: Worded;
  linkageType: LinkageType;
  linkage: string | null;
}

export const banners: readonly DemoBanner[] = [
  {
    id: 'home-fair',
    groupName: 'w_home',
    scene: 'fair',
    title: worded(
      'La verbena abre esta noche',
      'The fair opens tonight',
      '今晚，集市开张',
      'Pesta bermula malam ini',
    ),
    text: worded(
      'Más de mil juegos bajo las mismas luces. Crea tu cuenta y guarda tus favoritos.',
      'More than a thousand games under the same lights. Sign up and keep your favourites.',
      '上千款游戏，同一片灯火。注册账号，收藏您喜欢的。',
      'Lebih seribu permainan di bawah lampu yang sama. Daftar dan simpan kegemaran anda.',
    ),
    linkageType: 'REGISTER',
    linkage: null,
  },
  {
    id: 'home-welcome',
    groupName: 'w_home',
    scene: 'gift',
    title: worded(
      'Un bono que se lee en un minuto',
      'A bonus you can read in a minute',
      '一分钟读懂的迎新奖金',
      'Bonus yang habis dibaca seminit',
    ),
    text: worded(
      'Una muestra: monto, plazo y apuesta requerida en una sola tabla.',
      'A sample: amount, deadline and wagering in one table.',
      '示例：金额、期限、流水要求，一张表说清。',
      'Satu contoh: jumlah, tempoh dan syarat pertaruhan dalam satu jadual.',
    ),
    linkageType: 'PROMOTION',
    linkage: 'welcome-bonus',
  },
  {
    id: 'home-in-house',
    groupName: 'w_home',
    scene: 'slots',
    title: worded(
      'Nuestros propios juegos, sin letra pequeña',
      'Our own games, nothing hidden',
      '自家出品，规则透明',
      'Buatan sendiri, terbuka kepada semua',
    ),
    text: worded(
      'Rascas, dados, minas y bingo, con el retorno de cada uno a la vista.',
      'Scratch cards, dice, mines and bingo, with the return of each one in sight.',
      '刮刮乐、骰子、扫雷、宾果，返还率写在明处。',
      'Gores, dadu, lombong dan bingo, kadar pulangannya tertera jelas.',
    ),
    linkageType: 'PAGE',
    linkage: '/inHouse',
  },
  {
    id: 'home-live',
    groupName: 'w_home',
    scene: 'live',
    title: worded(
      'Tu silla ya está puesta',
      'Your seat is ready',
      '您的座位已备好',
      'Tempat duduk anda sudah sedia',
    ),
    text: worded(
      'Ruleta, bacará y blackjack con mesa en vivo, de Cartagena a Macao.',
      'Roulette, baccarat and blackjack at live tables, from Cartagena to Macau.',
      '真人轮盘、百家乐、二十一点，从卡塔赫纳到澳门。',
      'Rolet, bakarat dan blackjack di meja langsung, dari Cartagena ke Macau.',
    ),
    linkageType: 'PAGE',
    linkage: '/live',
  },
  {
    id: 'home-limits',
    groupName: 'w_home',
    scene: 'fiesta',
    title: worded(
      'Jugar sin perder el sueño',
      'Play without losing sleep',
      '玩得安心，睡得安稳',
      'Bermain tanpa hilang lena',
    ),
    text: worded(
      'Señales de alerta y dónde encontrar ayuda, en una página corta.',
      'Warning signs and where to find help, on one short page.',
      '何时该停、去哪里求助，一页说清。',
      'Tanda untuk berhenti dan tempat mendapatkan bantuan, dalam satu halaman.',
    ),
    linkageType: 'PAGE',
    linkage: '/help#responsible',
  },
  {
    id: 'login-back',
    groupName: 'w_login',
    scene: 'friends',
    title: worded('Qué bueno verte', 'Good to see you', '欢迎回来', 'Gembira jumpa lagi'),
    text: worded(
      'Tus favoritos siguen donde los dejaste.',
      'Your favourites are where you left them.',
      '您的收藏都还在原处。',
      'Kegemaran anda masih di tempatnya.',
    ),
    linkageType: 'NONE',
    linkage: null,
  },
  {
    id: 'register-start',
    groupName: 'w_register',
    scene: 'fair',
    title: worded(
      'Dos minutos y entras',
      'Two minutes and you are in',
      '两分钟，即可入场',
      'Dua minit dan anda masuk',
    ),
    text: worded(
      'Solo para mayores de 18. Tu cuenta guarda tus favoritos en todos tus teléfonos.',
      'Over 18 only. Your favourites are there on every phone you log in from.',
      '仅限18岁以上。您的收藏随账号走，换手机也在。',
      'Untuk 18 tahun ke atas sahaja. Akaun anda menyimpan kegemaran di semua telefon anda.',
    ),
    linkageType: 'NONE',
    linkage: null,
  },
  {
    id: 'promotion-week',
    groupName: 'w_promotion',
    scene: 'gift',
    title: worded(
      'Cada día de la semana tiene lo suyo',
      'Something for every day of the week',
      '一周七天，各有惊喜',
      'Setiap hari ada keistimewaannya',
    ),
    text: worded(
      'Promociones de muestra para ver cómo son las condiciones. Aquí no se entrega ni se cobra nada.',
      'Sample promotions that show how the terms are laid out. Nothing is paid or charged here.',
      '示例优惠，仅展示条款写法。这里不发放，也不收取任何款项。',
      'Promosi contoh: menunjukkan cara ia dibaca. Tiada apa-apa diberi atau dicaj di sini.',
    ),
    linkageType: 'PROMOTION',
    linkage: 'monday-back',
  },
  {
    id: 'promotion-refer',
    groupName: 'w_promotion',
    scene: 'friends',
    title: worded('Invita y gana', 'Refer and win', '邀请有礼', 'Jemput dan menang'),
    text: worded(
      'Un programa de referidos de muestra, con sus condiciones a la vista.',
      'A sample referral programme, with its terms in plain sight.',
      '邀请计划示例，条款一目了然。',
      'Contoh program jemputan, dengan syaratnya jelas dilihat.',
    ),
    linkageType: 'PROMOTION',
    linkage: 'refer-and-win',
  },
  {
    id: 'forget-help',
    groupName: 'w_forget',
    scene: 'points',
    title: worded(
      'Volvemos a abrirte la puerta',
      'We will let you back in',
      '我们帮您找回账号',
      'Kami bantu anda masuk semula',
    ),
    text: worded(
      'Nadie de Verbena te pedirá nunca la contraseña.',
      'Nobody at Verbena will ever ask for your password.',
      'Verbena 的任何人都不会索要您的密码。',
      'Tiada sesiapa di Verbena akan meminta kata laluan anda.',
    ),
    linkageType: 'PAGE',
    linkage: '/help#contact',
  },
];
