import { money } from '#demo/merchant/money.ts';
import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

const most = money(200_000);
const spin = money(100);

export const welcomePromotions: readonly DemoPromotion[] = [
  {
    id: 'welcome-bonus',
    scene: 'gift',
    category: 'welcome',
    promotionType: 'DEPOSIT',
    title: worded(
      'Bono de bienvenida del 100 %',
      '100 % welcome bonus',
      '100% 迎新奖金',
      'Bonus selamat datang 100 %',
    ),
    lead: worded(
      `El primer depósito se iguala, hasta ${most.es}. Un bono así es opcional, y sus condiciones se leen antes de depositar.`,
      `The first deposit is matched, up to ${most.en}. A bonus like this is optional, and its terms are read before paying in.`,
      `首次存款等额赠送，最高 ${most.zh}。此类奖金自愿参加，条款应在存款前读懂。`,
      `Deposit pertama digandakan, sehingga ${most.ms}. Bonus begini pilihan, dan syaratnya dibaca sebelum deposit.`,
    ),
    steps: [
      worded(
        'Crea tu cuenta y confirma que tienes 18 años o más.',
        'Sign up and confirm that you are 18 or over.',
        '注册账号，并确认已满18岁。',
        'Daftar akaun dan sahkan anda berumur 18 tahun ke atas.',
      ),
      worded(
        'El bono se acepta al hacer el primer depósito.',
        'The bonus is accepted with the first deposit.',
        '首次存款时选择接受奖金。',
        'Bonus diterima semasa deposit pertama.',
      ),
      worded(
        'Se libera cuando se ha jugado el monto requerido.',
        'It is released once the amount required has been played.',
        '完成流水要求后解锁。',
        'Ia dilepaskan selepas jumlah yang disyaratkan dimainkan.',
      ),
    ],
    facts: [
      ['deposit', money(20_000)],
      ['most', most],
      ['wagering', worded('20 veces el bono', '20 times the bonus', '奖金的20倍', '20 kali bonus')],
      ['time', worded('30 días', '30 days', '30天', '30 hari')],
      [
        'games',
        worded(
          'Tragamonedas 100 %, pesca 50 %, mesas 10 %',
          'Slots 100 %, fishing 50 %, tables 10 %',
          '老虎机100%，捕鱼50%，牌桌10%',
          'Slot 100 %, memancing 50 %, meja 10 %',
        ),
      ],
    ],
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
