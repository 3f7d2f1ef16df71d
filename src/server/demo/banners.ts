import type { bannerGroups, LinkageType } from '#contract/content.ts';
import type { WideSceneName } from './art/banner-scenes.ts';
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
      'Más de mil juegos bajo las mismas luces. Crea tu cuenta y elige el primero.',
      'More than a thousand games under the same lights. Sign up and pick your first.',
      '上千款游戏，同一片灯火。注册账号，挑你的第一款。',
      'Lebih seribu permainan di bawah lampu yang sama. Daftar dan pilih yang pertama.',
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
      'Monto, plazo y apuesta requerida en una sola tabla.',
      'Amount, time and wagering in a single table.',
      '金额、期限、流水要求，一张表说清。',
      'Jumlah, tempoh dan syarat pertaruhan dalam satu jadual.',
    ),
    linkageType: 'PROMOTION',
    linkage: 'welcome-bonus',
  },
  {
    id: 'home-in-house',
    groupName: 'w_home',
    scene: 'slots',
    title: worded(
      'Hechos en casa, a la vista de todos',
      'Made in house, in plain sight',
      '自家出品，规则透明',
      'Buatan sendiri, terbuka kepada semua',
    ),
    text: worded(
      'Rasca, dados, minas y bingo, con su retorno escrito en la portada.',
      'Scratch cards, dice, mines and bingo, with their return on the cover.',
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
      '你的座位已备好',
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
      'Ponle un tope a tu noche',
      'Set a limit for your night',
      '给今晚定个上限',
      'Tetapkan had untuk malam anda',
    ),
    text: worded(
      'Elige cuánto y hasta qué hora antes de empezar. Bajarlo vale desde ya.',
      'Choose how much and until when before you start. Lowering it counts at once.',
      '开始前先定金额和时间。调低立即生效。',
      'Pilih jumlah dan masa sebelum bermula. Pengurangan berkuat kuasa serta-merta.',
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
      '你的收藏都还在原处。',
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
      'Solo para mayores de 18. Tus límites los eliges tú desde el primer día.',
      'Over 18 only. You choose your limits from the first day.',
      '仅限18岁以上。从第一天起，限额由你定。',
      'Untuk 18 tahun ke atas sahaja. Had anda, pilihan anda sejak hari pertama.',
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
      'Every day of the week has its own',
      '一周七天，各有惊喜',
      'Setiap hari ada keistimewaannya',
    ),
    text: worded(
      'Lunes de vuelta, miércoles de rodillos, mesas de fin de semana.',
      'Monday back, Wednesday reels, weekend tables.',
      '周一返还，周三转轴，周末牌桌。',
      'Isnin pulangan, Rabu gelendong, meja hujung minggu.',
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
      'Comparte tu enlace con quien ya es mayor de edad. Los dos reciben puntos.',
      'Share your link with adults you know. You both get points.',
      '把链接分享给成年朋友，双方都得积分。',
      'Kongsi pautan dengan rakan dewasa. Kedua-duanya dapat mata.',
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
      '我们帮你找回账号',
      'Kami bantu anda masuk semula',
    ),
    text: worded(
      'Nadie de Verbena te pedirá nunca la clave.',
      'Nobody at Verbena will ever ask for your password.',
      'Verbena 的任何人都不会索要你的密码。',
      'Tiada sesiapa di Verbena akan meminta kata laluan anda.',
    ),
    linkageType: 'PAGE',
    linkage: '/help#contact',
  },
];
