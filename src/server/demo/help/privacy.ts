import { worded } from '#server/demo/worded.ts';
import type { DemoArticle } from './article.ts';

export const privacy: DemoArticle = {
  anchor: 'privacy',
  title: worded('Privacidad', 'Privacy', '隐私', 'Privasi'),
  lines: {
    es: [
      'Guardamos lo necesario para que juegues, cobres y estés protegido, y nada para venderlo.',
      '# Qué guardamos',
      '- Tus datos de registro y, antes del primer retiro, los de tu documento. Estos últimos van cifrados.',
      '- Tus movimientos y rondas, porque la ley y tú mismo pueden necesitarlos.',
      '- Desde dónde y cuándo entras, para avisarte si alguien más lo hace.',
      '# En tu teléfono',
      'Se quedan el idioma, el tema, los juegos vistos y tus favoritos mientras tienes la sesión abierta. Al salir, lo personal se borra del aparato, también sin conexión.',
      '# Tus derechos',
      'Puedes ver y descargar tus registros de los últimos doce meses, corregir tus datos y pedir que cerremos tu cuenta. Conservamos solo lo que la ley obliga y durante el tiempo que obliga.',
    ],
    en: [
      'We keep what is needed for you to play, be paid and be protected, and nothing in order to sell it.',
      '# What we keep',
      '- Your registration details and, before the first withdrawal, those of your document. The latter are encrypted.',
      '- Your payments and rounds, because the law, and you yourself, may need them.',
      '- From where and when you log in, so that we can tell you if somebody else does.',
      '# On your phone',
      'Language, theme, games seen, and your favourites while you are logged in. When you log out what is personal is removed from the device, offline too.',
      '# Your rights',
      'You can see and download your records of the last twelve months, correct your details and ask us to close your account. We keep only what the law demands, for as long as it demands.',
    ],
    zh: [
      '我们只保存你游戏、收款和受保护所必需的信息，绝不出售。',
      '# 保存哪些',
      '- 注册资料，以及首次提款前的证件资料；后者加密存放。',
      '- 资金往来与游戏记录，法律和你本人都可能需要。',
      '- 登录的地点与时间，以便他人登录时提醒你。',
      '# 在你的手机上',
      '登录期间保存语言、主题、看过的游戏和收藏。退出后，个人信息会从设备中清除，离线时也一样。',
      '# 你的权利',
      '你可以查看和下载最近十二个月的记录、更正资料、申请注销账号。我们只保留法律要求的内容和期限。',
    ],
    ms: [
      'Kami menyimpan apa yang perlu untuk anda bermain, dibayar dan dilindungi, dan tiada apa-apa untuk dijual.',
      '# Apa yang kami simpan',
      '- Butiran pendaftaran dan, sebelum pengeluaran pertama, butiran dokumen anda. Yang kedua itu disulitkan.',
      '- Transaksi dan pusingan anda, kerana undang-undang dan anda sendiri mungkin memerlukannya.',
      '- Dari mana dan bila anda log masuk, supaya kami boleh memberitahu jika orang lain melakukannya.',
      '# Pada telefon anda',
      'Bahasa, tema, permainan yang dilihat, dan kegemaran semasa anda log masuk. Apabila log keluar, maklumat peribadi dipadam daripada peranti, walaupun di luar talian.',
      '# Hak anda',
      'Anda boleh melihat dan memuat turun rekod dua belas bulan lalu, membetulkan butiran dan meminta akaun ditutup. Kami menyimpan hanya apa yang dikehendaki undang-undang, selama yang dikehendaki.',
    ],
  },
};
