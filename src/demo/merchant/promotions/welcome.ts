import { money } from '#demo/merchant/money.ts';
import { worded } from '#demo/merchant/worded.ts';
import type { DemoPromotion } from './promotion.ts';

const least = money(50_000);
const played = money(250_000);
const given = money(50_000);
const doubled = money(20_000);

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
        'Sign up and verify your identity.',
        '注册账号并完成身份验证。',
        'Daftar akaun dan sahkan identiti anda.',
      ),
      worded(
        'Únete aquí antes de tu primer depósito: nadie participa sin pedirlo.',
        'Join here before your first deposit: nobody is entered without asking.',
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
        'Al completarla, cobras el premio en efectivo.',
        'When you reach the goal, claim your cash.',
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
          'Tragamonedas 100 %, pesca 50 %',
          'Slots 100 %, fishing 50 %',
          '老虎机100%，捕鱼50%',
          'Slot 100 %, memancing 50 %',
        ),
      ],
      [
        'who',
        worded(
          'Mayores de 18, identidad verificada, sin depósitos anteriores y sin pausa; una vez por persona',
          'Over 18, identity verified, no previous deposit, not on a break; once per person',
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
    id: 'double-deposit',
    scene: 'slots',
    category: 'welcome',
    promotionType: 'DEPOSIT',
    title: worded(
      'Duplica tu recarga hasta 100.000 pesos',
      'Double your deposit, up to 100,000 pesos',
      '存款翻倍，最高 100,000 比索',
      'Gandakan deposit anda, sehingga 100,000 peso',
    ),
    lead: worded(
      `Deposita ${doubled.es} o más y recibe el mismo monto en bono. Juegas primero con tu dinero, que puedes retirar cuando quieras; el bono cubre lo que falte.`,
      `Deposit ${doubled.en} or more and get the same amount as a bonus. You play your own money first and can withdraw it at any time; the bonus covers the rest.`,
      `存款满 ${doubled.zh} 即可获得等额红利。先使用您的自有资金，可随时提款；不足部分由红利支付。`,
      `Deposit ${doubled.ms} atau lebih dan terima jumlah yang sama sebagai bonus. Wang anda dimainkan dahulu dan boleh dikeluarkan bila-bila masa; bonus membayar yang kurang.`,
    ),
    steps: [
      worded(
        'Elige el bono al depositar: solo llega si lo eliges.',
        'Choose the bonus when you deposit: it is only given if you choose it.',
        '在存款页面选择红利；未经您选择不会发放。',
        'Pilih bonus dalam borang deposit: tanpa pilihan anda, ia tidak diberi.',
      ),
      worded(
        'Juega en los juegos que cuentan; la barra muestra cuánto falta.',
        'Play the games that count; the bar shows how much is left.',
        '在计入的游戏中投注，进度条显示剩余金额。',
        'Main permainan yang dikira; bar menunjukkan baki yang perlu dimainkan.',
      ),
      worded(
        'Al completar, el bono pasa a tu dinero.',
        'When you complete it, the bonus becomes your own money.',
        '达标后，红利转为您的自有资金。',
        'Apabila selesai, bonus menjadi wang anda.',
      ),
    ],
    facts: [
      ['deposit', doubled],
      ['most', money(100_000)],
      ['wagering', worded('10 veces el bono', '10 times the bonus', '红利的10倍', '10 kali bonus')],
      ['time', worded('30 días', '30 days', '30天', '30 hari')],
    ],
    isReal: true,
    action: 'PAGE',
    actionPath: '/member/depositv2',
    endsInDays: null,
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
        'Choose “Passkeys” and add one for your phone.',
        '选择“通行密钥”，添加您的手机。',
        'Pilih “Kunci laluan” dan tambah telefon anda.',
      ),
      worded(
        'La próxima vez, entra con un toque.',
        'Next time, log in with one tap.',
        '下次轻触即可登录。',
        'Lain kali, log masuk dengan satu sentuhan.',
      ),
    ],
    facts: [
      [
        'prize',
        worded(
          'Un ingreso más seguro',
          'A safer login',
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
