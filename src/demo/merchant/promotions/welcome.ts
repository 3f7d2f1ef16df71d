import { money } from '#demo/merchant/money.ts';
import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

const least = money(50_000);
const played = money(250_000);
const given = money(50_000);
const spin = money(100);

export const welcomePromotions: readonly DemoPromotion[] = [
  {
    id: 'welcome-bonus',
    scene: 'gift',
    category: 'welcome',
    promotionType: 'DEPOSIT',
    title: worded(
      '50.000 pesos de bienvenida',
      '50,000 pesos to welcome you',
      '50,000 比索迎新礼',
      '50,000 peso selamat datang',
    ),
    lead: worded(
      `Con tu primer depósito desde ${least.es}, juega ${played.es} con tu propio dinero y recibe ${given.es} en efectivo. Nada de lo tuyo queda retenido, y puedes dejarlo cuando quieras.`,
      `With a first deposit of ${least.en} or more, play ${played.en} of your own money and get ${given.en} in cash. Nothing of yours is locked, and you may leave it at any time.`,
      `首次存款满 ${least.zh}，以自有资金投注满 ${played.zh}，即可获得 ${given.zh} 现金。您的资金不会被锁定，随时可以退出。`,
      `Dengan deposit pertama ${least.ms} atau lebih, mainkan ${played.ms} wang anda sendiri dan terima ${given.ms} tunai. Wang anda tidak dikunci, dan anda boleh berhenti bila-bila masa.`,
    ),
    steps: [
      worded(
        'Crea tu cuenta y verifica tu identidad.',
        'Sign up and have your identity checked.',
        '注册账号并完成身份验证。',
        'Daftar akaun dan sahkan identiti anda.',
      ),
      worded(
        'Únete aquí antes del primer depósito: nadie entra sin haberlo pedido.',
        'Join here before your first deposit: nobody is in without asking for it.',
        '首次存款前在此点击参加；未经您同意不会参加。',
        'Sertai di sini sebelum deposit pertama: tiada sesiapa disertakan tanpa memintanya.',
      ),
      worded(
        'Deposita y juega; la barra muestra lo que cuenta.',
        'Deposit and play; the bar shows what counts.',
        '存款并投注，进度条显示已计入的金额。',
        'Deposit dan main; bar menunjukkan apa yang dikira.',
      ),
      worded(
        'Al llegar, cobras el premio en efectivo.',
        'When you get there, you claim the cash.',
        '达标后即可领取现金。',
        'Apabila selesai, anda menuntut wang tunai.',
      ),
    ],
    facts: [
      ['deposit', least],
      ['prize', given],
      ['wagering', worded('5 veces el premio', '5 times the prize', '奖金的5倍', '5 kali hadiah')],
      ['time', worded('30 días', '30 days', '30天', '30 hari')],
      [
        'games',
        worded(
          'Tragamonedas y juegos de la casa 100 %, pesca 50 %',
          'Slots and in-house games 100 %, fishing 50 %',
          '老虎机和自营游戏100%，捕鱼50%',
          'Slot dan permainan kami 100 %, memancing 50 %',
        ),
      ],
      [
        'who',
        worded(
          'Mayores de 18, identidad verificada, sin depósitos anteriores y sin pausa; una vez por persona',
          'Over 18, identity checked, no deposit before, not on a break; once a person',
          '年满18岁、已验证身份、此前未存款且未暂停；每人一次',
          '18 tahun ke atas, identiti disahkan, belum pernah deposit, tidak berehat; sekali seorang',
        ),
      ],
    ],
    isReal: true,
    action: 'REGISTER',
    actionPath: null,
    endsInDays: null,
  },
  {
    id: 'first-spins',
    scene: 'slots',
    category: 'welcome',
    promotionType: 'SPINS',
    title: worded(
      'Veinte giros para conocer la casa',
      'Twenty spins to meet the house',
      '20次免费旋转认识我们',
      'Dua puluh putaran untuk berkenalan',
    ),
    lead: worded(
      'Veinte giros en Bote de Papel Picado al abrir la cuenta, sin depositar: así se presenta un regalo de giros.',
      'Twenty spins on Cut Paper Jackpot when an account is opened, without a deposit: this is how a gift of spins is presented.',
      '开户赠送“剪纸大奖”20次旋转，无需存款：赠送旋转的活动就这样呈现。',
      'Dua puluh putaran di Jackpot Kertas Potong apabila akaun dibuka, tanpa deposit: beginilah hadiah putaran dipersembahkan.',
    ),
    steps: [
      worded(
        'Regístrate y verifica tu número.',
        'Sign up and verify your number.',
        '注册并验证手机号。',
        'Daftar dan sahkan nombor anda.',
      ),
      worded(
        'Abre el juego: los giros te esperan dentro.',
        'Open the game: the spins are waiting inside.',
        '打开游戏，旋转次数已在其中。',
        'Buka permainan: putaran sudah menanti.',
      ),
      worded(
        'Lo ganado pasa a tu saldo de bono.',
        'What you win goes to your bonus balance.',
        '所得计入奖金余额。',
        'Kemenangan masuk ke baki bonus.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          `20 giros de ${spin.es}`,
          `20 spins of ${spin.en}`,
          `20次，每次 ${spin.zh}`,
          `20 putaran bernilai ${spin.ms}`,
        ),
      ],
      ['most', money(30_000)],
      [
        'wagering',
        worded('10 veces lo ganado', '10 times the winnings', '所得的10倍', '10 kali kemenangan'),
      ],
      ['time', worded('7 días', '7 days', '7天', '7 hari')],
    ],
    action: 'REGISTER',
    actionPath: null,
    endsInDays: 60,
  },
  {
    id: 'safe-account',
    scene: 'points',
    category: 'welcome',
    promotionType: 'SECURITY',
    isReal: true,
    title: worded(
      'Una cuenta que solo abres tú',
      'An account that only you open',
      '只有您能打开的账号',
      'Akaun yang hanya anda buka',
    ),
    lead: worded(
      'Con una llave de acceso entras con tu huella, tu cara o el código del teléfono, y no hay clave que robar.',
      'With a passkey you log in with your fingerprint, your face or the phone’s code, and there is no password to steal.',
      '有了通行密钥，用指纹、面容或手机密码就能登录，没有可被盗的密码。',
      'Dengan kunci laluan, anda log masuk menggunakan cap jari, wajah atau kod telefon, dan tiada kata laluan untuk dicuri.',
    ),
    steps: [
      worded(
        'Entra y abre tu cuenta.',
        'Log in and open your account.',
        '登录并打开账户。',
        'Log masuk dan buka akaun anda.',
      ),
      worded(
        'Elige “Llaves de acceso” y añade la de tu teléfono.',
        'Choose “Passkeys” and add your phone’s.',
        '选择“通行密钥”，添加您的手机。',
        'Pilih “Kunci laluan” dan tambah telefon anda.',
      ),
      worded(
        'La próxima vez, entra con un toque.',
        'Next time, log in with one touch.',
        '下次轻触即可登录。',
        'Lain kali, log masuk dengan satu sentuhan.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          'Una puerta más segura',
          'A safer door',
          '更安全的登录方式',
          'Pintu yang lebih selamat',
        ),
      ],
      ['who', worded('Cada miembro', 'Every member', '每位会员', 'Setiap ahli')],
    ],
    action: 'PAGE',
    actionPath: '/member',
    endsInDays: null,
  },
];
