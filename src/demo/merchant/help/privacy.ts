import { worded } from '#demo/merchant/worded.ts';
import type { DemoArticle } from './article.ts';

export const privacy: DemoArticle = {
  anchor: 'privacy',
  title: worded('Privacidad', 'Privacy', '隐私', 'Privasi'),
  lines: {
    es: [
      'Guardamos lo necesario para que entres y estés protegido, y nada para venderlo.',
      '# Qué guardamos',
      '- Tus datos de registro y los que añadas a tu perfil.',
      '- Tus favoritos y los últimos juegos que abriste.',
      '- Desde dónde y cuándo entras, para avisarte si alguien más lo hace.',
      '# En tu teléfono',
      'Se quedan el idioma, el tema, los juegos vistos y tus favoritos mientras tienes la sesión abierta. Al salir, lo personal se borra del aparato, también sin conexión.',
      '# Tus derechos',
      'Puedes ver dónde tienes la sesión abierta, cerrar cualquiera y corregir los datos de tu perfil. Esta casa es de demostración: usa datos inventados si lo prefieres.',
    ],
    en: [
      'We keep what is needed for you to log in and be protected, and nothing in order to sell it.',
      '# What we keep',
      '- Your registration details and what you add to your profile.',
      '- Your favourites and the games you opened last.',
      '- From where and when you log in, so that we can tell you if somebody else does.',
      '# On your phone',
      'Language, theme, games seen, and your favourites while you are logged in. When you log out what is personal is removed from the device, offline too.',
      '# Your rights',
      'You can see where you are logged in, end any of those sessions and correct the details of your profile. This house is a demonstration: made-up details will do.',
    ],
    zh: [
      '我们只保存您登录和受保护所必需的信息，绝不出售。',
      '# 保存哪些',
      '- 注册资料，以及您填写的个人资料。',
      '- 您的收藏和最近打开的游戏。',
      '- 登录的地点与时间，以便他人登录时提醒您。',
      '# 在您的手机上',
      '登录期间保存语言、主题、看过的游戏和收藏。退出后，个人信息会从设备中清除，离线时也一样。',
      '# 您的权利',
      '您可以查看已登录的设备、结束任何会话、更正个人资料。这里是演示平台，也可以使用虚构的资料。',
    ],
    ms: [
      'Kami menyimpan apa yang perlu untuk anda log masuk dan dilindungi, dan tiada apa-apa untuk dijual.',
      '# Apa yang kami simpan',
      '- Butiran pendaftaran dan apa yang anda tambah pada profil.',
      '- Kegemaran anda dan permainan yang terakhir dibuka.',
      '- Dari mana dan bila anda log masuk, supaya kami boleh memberitahu jika orang lain melakukannya.',
      '# Pada telefon anda',
      'Bahasa, tema, permainan yang dilihat, dan kegemaran semasa anda log masuk. Apabila log keluar, maklumat peribadi dipadam daripada peranti, walaupun di luar talian.',
      '# Hak anda',
      'Anda boleh melihat tempat anda log masuk, menamatkan mana-mana sesi dan membetulkan butiran profil. Ini rumah demonstrasi: butiran rekaan pun boleh digunakan.',
    ],
  },
};
