import type {
  customerServiceTypes,
  fieldNames,
  resourceTypes,
  WhitelabelSwitch,
} from '#contract/system.ts';
import { worded } from './worded.ts';

/** Every address is under `.example`, which nobody can own. */
export const mainDomain = 'verbena.example';

export const currency = { code: 'COP', symbol: '$', timeZone: 'America/Bogota' } as const;

/** The number by which the seeding knows its own merchant from a real one. */
export const licenceNumber = 'DEMO-2025-0001';

export const licence = {
  number: licenceNumber,
  year: 2025,
  line: worded(
    `Licencia de demostración ${licenceNumber}, 2025`,
    `Demonstration licence ${licenceNumber}, 2025`,
    `演示许可证 ${licenceNumber}，2025`,
    `Lesen demonstrasi ${licenceNumber}, 2025`,
  ),
  content: worded(
    'Esta es una licencia de demostración del año 2025. No la ha emitido ninguna autoridad y no permite ofrecer juego con dinero real. Quien opere esta plataforma pone aquí su propia licencia, su autoridad y su enlace de consulta.',
    'This is a demonstration licence of the year 2025. No authority has issued it, and it does not permit gaming for real money. Whoever operates this platform puts their own licence, authority and look-up link here.',
    '这是2025年的演示许可证，并非任何机构签发，不允许提供真实资金的游戏。运营者应在此填写自己的许可证、发证机构和查询链接。',
    'Ini lesen demonstrasi bagi tahun 2025. Ia tidak dikeluarkan oleh mana-mana pihak berkuasa dan tidak membenarkan permainan dengan wang sebenar. Pengendali platform ini meletakkan lesen, pihak berkuasa dan pautan semakan mereka sendiri di sini.',
  ),
};

export const switches: Readonly<Record<WhitelabelSwitch, boolean>> = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  CHNGPASSVERIF3: true,
  FREEPLAY3: true,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: true,
  MANPLAYREB3: true,
  AGENTPOLICY3: true,
  PHONEAUTHLOGIN3: true,
  PHONEAUTHREG3: false,
};

/** Vendors that a player moves money to before playing there; all others play out of the main wallet. */
export const vendorsWithWallet = ['PG', 'EVO', 'SA', 'BTI', 'CQ9', 'KY'] as const;

interface DemoField {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  patternId: string;
  lengths: readonly [least: number, most: number];
}

function field(
  use: 'required' | 'optional' | 'off',
  patternId: keyof typeof patterns,
  least: number,
  most: number,
): DemoField {
  return {
    enabled: use !== 'off',
    required: use === 'required',
    acceptedPattern: patterns[patternId],
    patternId,
    lengths: [least, most],
  };
}

/** A lone star accepts anything of the right length. */
const patterns = {
  ANY: '*',
  LETTER_FIRST: '^[A-Za-z][A-Za-z0-9]*$',
  LETTERS_OR_DIGITS: '^[A-Za-z0-9]+$',
  DIGITS: '^[0-9]+$',
  EMAIL: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  FULL_NAME: '^\\S+(\\s\\S+)+$',
  NO_SPACES: '^\\S+$',
} as const;

export const registerFields: Readonly<Record<(typeof fieldNames)[number], DemoField>> = {
  username: field('required', 'LETTER_FIRST', 6, 16),
  // Whatever a password manager makes up is taken; what makes one easy to guess is looked at besides.
  password: field('required', 'NO_SPACES', 8, 64),
  payeeName: field('optional', 'FULL_NAME', 3, 60),
  email: field('optional', 'EMAIL', 6, 120),
  qqNum: field('off', 'DIGITS', 5, 12),
  mobileNum: field('optional', 'DIGITS', 7, 15),
  affiliateCode: field('optional', 'LETTERS_OR_DIGITS', 4, 16),
  paymentPassword: field('off', 'DIGITS', 6, 6),
  line: field('off', 'NO_SPACES', 4, 30),
  whatsapp: field('optional', 'DIGITS', 7, 15),
  facebook: field('off', 'NO_SPACES', 3, 60),
  wechat: field('off', 'NO_SPACES', 6, 20),
  idNumber: field('off', 'LETTERS_OR_DIGITS', 6, 15),
  captcha: field('off', 'LETTERS_OR_DIGITS', 4, 4),
};

export const resources: readonly (readonly [(typeof resourceTypes)[number], string, string])[] = [
  ['Android', `https://app.${mainDomain}/android`, 'Android'],
  ['MOBILECONFIG', `https://app.${mainDomain}/ios`, 'iOS'],
  ['YOUTUBE', `https://social.${mainDomain}/youtube`, 'YouTube'],
  ['TWITTER', `https://social.${mainDomain}/twitter`, 'Twitter'],
  ['TIKTOK', `https://social.${mainDomain}/tiktok`, 'TikTok'],
  ['FACEBOOK', `https://social.${mainDomain}/facebook`, 'Facebook'],
  ['INSTAGRAM', `https://social.${mainDomain}/instagram`, 'Instagram'],
  ['WHATSAPP', `https://social.${mainDomain}/whatsapp`, 'WhatsApp'],
  ['TELEGRAM', `https://social.${mainDomain}/telegram`, 'Telegram'],
  ['MESSENGER', `https://social.${mainDomain}/messenger`, 'Messenger'],
  ['LINE', `https://social.${mainDomain}/line`, 'LINE'],
];

export const mirrors = [
  {
    region: worded('América', 'Americas', '美洲', 'Amerika'),
    title: worded('Verbena América', 'Verbena Americas', 'Verbena 美洲站', 'Verbena Amerika'),
    url: `https://america.${mainDomain}/`,
  },
  {
    region: worded('Colombia', 'Colombia', '哥伦比亚', 'Colombia'),
    title: worded('Verbena Colombia', 'Verbena Colombia', 'Verbena 哥伦比亚站', 'Verbena Colombia'),
    url: `https://co.${mainDomain}/`,
  },
  {
    region: worded('Europa', 'Europe', '欧洲', 'Eropah'),
    title: worded('Verbena Europa', 'Verbena Europe', 'Verbena 欧洲站', 'Verbena Eropah'),
    url: `https://europa.${mainDomain}/`,
  },
  {
    region: worded('Sudeste Asiático', 'South-East Asia', '东南亚', 'Asia Tenggara'),
    title: worded('Verbena Asia', 'Verbena Asia', 'Verbena 亚洲站', 'Verbena Asia'),
    url: `https://asia.${mainDomain}/`,
  },
] as const;

export const customerService = [
  {
    csType: 'LIVECHAT',
    title: worded('Chat en vivo', 'Live chat', '在线客服', 'Sembang langsung'),
    path: `https://chat.${mainDomain}/`,
  },
  {
    csType: 'TELEGRAM',
    title: worded('Telegram', 'Telegram', 'Telegram', 'Telegram'),
    path: `https://social.${mainDomain}/telegram/help`,
  },
  {
    csType: 'MESSENGER',
    title: worded('Messenger', 'Messenger', 'Messenger', 'Messenger'),
    path: `https://social.${mainDomain}/messenger/help`,
  },
  {
    csType: 'WHATSAPP',
    title: worded('WhatsApp', 'WhatsApp', 'WhatsApp', 'WhatsApp'),
    path: `https://social.${mainDomain}/whatsapp/help`,
  },
  {
    csType: 'EMAIL',
    title: worded('Correo', 'E-mail', '电子邮件', 'E-mel'),
    path: `mailto:ayuda@${mainDomain}`,
  },
] as const satisfies readonly {
  csType: (typeof customerServiceTypes)[number];
  title: object;
  path: string;
}[];

/** Whom the official-representative check knows. */
export const representatives: readonly (readonly [channel: string, contact: string])[] = [
  ['Telegram', '@verbena_ayuda'],
  ['Telegram', '@verbena_agentes'],
  ['WhatsApp', '+57 300 000 0000'],
  ['Facebook', `https://social.${mainDomain}/facebook`],
  ['E-mail', `ayuda@${mainDomain}`],
  ['E-mail', `agentes@${mainDomain}`],
  ['Web', `https://${mainDomain}/`],
];

export const menuEntries = [
  ['HOME', worded('Inicio', 'Home', '首页', 'Laman Utama')],
  ['VIP_BONUS', worded('Bono VIP', 'VIP Bonus', 'VIP 奖金', 'Bonus VIP')],
  ['INVITE', worded('Invita y gana', 'Refer and Win', '邀请有礼', 'Jemput dan Menang')],
  ['REWARD_CENTER', worded('Centro de recompensas', 'Reward Center', '奖励中心', 'Pusat Ganjaran')],
  ['PROMOTIONS', worded('Promociones', 'Promotions', '优惠活动', 'Promosi')],
  ['GAMES', worded('Juegos', 'Games', '游戏', 'Permainan')],
  [
    'DOWNLOAD',
    worded('Descargar la aplicación', 'App Download', '下载应用', 'Muat Turun Aplikasi'),
  ],
  ['LIVE_CHAT', worded('Chat en vivo', 'Live Chat', '在线客服', 'Sembang Langsung')],
  ['LICENCE', worded('Licencia de juego', 'Gaming Licence', '博彩许可证', 'Lesen Permainan')],
  ['LANGUAGE', worded('Idioma', 'Language', '语言', 'Bahasa')],
  ['CHANNELS', worded('Canales oficiales', 'Official Channels', '官方渠道', 'Saluran Rasmi')],
] as const;
