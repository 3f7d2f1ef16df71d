import { worded } from '#demo/merchant/worded.ts';
import type { DemoArticle } from './article.ts';

export const privacy: DemoArticle = {
  anchor: 'privacy',
  title: worded('Privacidad', 'Privacy', '隐私', 'Privasi'),
  lines: {
    es: [
      'Guardamos solo lo necesario para que entres y estés protegido. Nunca vendemos tus datos.',
      '# Qué guardamos',
      '- Tus datos de registro y los que añadas a tu perfil.',
      '- Tus favoritos y los últimos juegos que abriste.',
      '- Desde dónde y cuándo entras, para avisarte si alguien más lo hace.',
      '# En tu teléfono',
      'Se quedan el idioma, el tema, los juegos vistos y tus favoritos mientras tienes la sesión abierta. Al salir, tus datos personales se borran del dispositivo, también sin conexión.',
      '# Tus derechos',
      'Puedes ver dónde tienes la sesión abierta, cerrar cualquiera y corregir los datos de tu perfil. Este sitio es de demostración: puedes usar datos inventados.',
    ],
    en: [
      'We keep what we need to log you in and protect you. We never sell your data.',
      '# What we keep',
      '- Your registration details and what you add to your profile.',
      '- Your favourites and the games you opened last.',
      '- Where and when you log in, so that we can warn you if someone else does.',
      '# On your phone',
      'Your language, theme, viewed games and favourites stay there while you are logged in. When you log out, personal data is removed from the device, even offline.',
      '# Your rights',
      'You can see where you are logged in, end any of those sessions and correct the details of your profile. This is a demo site: you can use made-up details.',
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
