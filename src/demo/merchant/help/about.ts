import { worded } from '#demo/merchant/worded.ts';
import type { DemoArticle } from './article.ts';

export const about: DemoArticle = {
  anchor: 'about',
  title: worded('Quiénes somos', 'About us', '关于我们', 'Tentang kami'),
  lines: {
    es: [
      'Verbena es un casino en línea con aire de feria: luces, papel picado y una regla sencilla: que siempre entiendas qué pasa con tu dinero.',
      '# Qué encuentras aquí',
      'Casino en vivo, tragamonedas, deportes, e-sports, mesas contra otras personas, pesca, lotería y nuestros propios juegos. La ficha de cada juego muestra su retorno y su apuesta mínima.',
      '# Qué no encuentras',
      'No hay cuentas regresivas falsas ni premios que no existan. Si un juego está cerrado por mantenimiento, lo decimos y decimos hasta cuándo.',
      'Este sitio es una demostración: sirve para mostrar cómo trabaja la plataforma, y aquí no circula dinero real.',
    ],
    en: [
      'Verbena is an online casino with the spirit of a street fair: lights, paper bunting and one simple rule: you always understand what happens to your money.',
      '# What you find here',
      'Live casino, slots, sports, e-sports, tables against other people, fishing, lottery, and our own games. Each game’s details show its return and its minimum bet.',
      '# What you do not find',
      'There are no fake countdowns and no prizes that do not exist. When a game is closed for maintenance we say so, and until when.',
      'This is a demo site: it shows how the platform works, and no real money is involved.',
    ],
    zh: [
      'Verbena 是一家有集市气息的线上游戏平台：灯火、剪纸，还有一条简单的原则：让您看得懂自己的钱花在哪里。',
      '# 这里有什么',
      '真人娱乐城、老虎机、体育、电竞、棋牌、捕鱼、彩票，以及我们自家工坊的游戏。每款游戏的详情都写明返还率和最低投注。',
      '# 这里没有什么',
      '没有虚假的倒计时，也没有不存在的奖品。游戏维护时，我们会说明，并告知恢复时间。',
      '本站仅为演示，用于展示平台的运作方式，不涉及真实资金。',
    ],
    ms: [
      'Verbena ialah rumah permainan dalam talian bersuasana pesta jalanan: lampu, kertas potong dan satu peraturan mudah: anda faham apa yang berlaku kepada wang anda.',
      '# Apa yang ada di sini',
      'Kasino langsung, slot, sukan, e-sukan, meja menentang pemain lain, memancing, loteri, dan permainan dari bengkel kami sendiri. Setiap helaian menyatakan kadar pulangan dan pertaruhan minimum.',
      '# Apa yang tiada',
      'Tiada kiraan detik palsu dan tiada hadiah yang tidak wujud. Jika permainan ditutup untuk penyelenggaraan, kami maklumkan, termasuk bila ia dibuka semula.',
      'Laman ini ialah demonstrasi: ia menunjukkan cara platform berfungsi, dan tiada wang sebenar di sini.',
    ],
  },
};
