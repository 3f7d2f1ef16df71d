import { worded } from '#server/demo/worded.ts';
import type { DemoPromotion } from './promotion.ts';

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
      'Con tu primer depósito sumamos otro tanto, hasta $200.000. Es opcional: si prefieres jugar sin bono, dilo antes de depositar.',
      'We match your first deposit, up to $200,000. It is optional: if you would rather play without a bonus, say so before you deposit.',
      '首次存款我们等额赠送，最高 $200,000。可自愿参加：若不想要奖金，请在存款前取消。',
      'Kami gandakan deposit pertama anda, sehingga $200,000. Ia pilihan: jika mahu bermain tanpa bonus, nyatakan sebelum deposit.',
    ),
    steps: [
      worded(
        'Crea tu cuenta y confirma que tienes 18 años o más.',
        'Sign up and confirm that you are 18 or over.',
        '注册账号，并确认已满18岁。',
        'Daftar akaun dan sahkan anda berumur 18 tahun ke atas.',
      ),
      worded(
        'Deposita y marca la casilla del bono.',
        'Deposit and tick the bonus box.',
        '存款并勾选奖金选项。',
        'Buat deposit dan tandakan kotak bonus.',
      ),
      worded(
        'Juega el monto requerido; el avance se ve en tu cuenta.',
        'Play the amount required; your account shows how far you are.',
        '完成流水要求，进度可在账户中查看。',
        'Mainkan jumlah yang disyaratkan; kemajuan dipaparkan dalam akaun anda.',
      ),
    ],
    facts: [
      ['deposit', '$20.000'],
      ['most', '$200.000'],
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
      'Veinte giros en Bote de Papel Picado al abrir tu cuenta. No hay que depositar.',
      'Twenty spins on Cut Paper Jackpot when you open your account. No deposit needed.',
      '开户即赠“剪纸大奖”20次旋转，无需存款。',
      'Dua puluh putaran di Jackpot Kertas Potong apabila anda membuka akaun. Tanpa deposit.',
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
          '20 giros de $100',
          '20 spins of $100',
          '20次，每次 $100',
          '20 putaran bernilai $100',
        ),
      ],
      ['most', '$30.000'],
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
    id: 'verified-account',
    scene: 'points',
    category: 'welcome',
    promotionType: 'POINTS',
    title: worded(
      'Verifica tu cuenta y suma puntos',
      'Verify your account, earn points',
      '完成认证，领取积分',
      'Sahkan akaun, kumpul mata',
    ),
    lead: worded(
      'Confirma tu identidad con tiempo: tu primer retiro saldrá sin esperas y te damos 500 puntos.',
      'Confirm your identity early: your first withdrawal will go out without a wait, and we give you 500 points.',
      '提前完成身份认证：首次提款无需等待，另赠500积分。',
      'Sahkan identiti lebih awal: pengeluaran pertama berjalan lancar, dan kami beri 500 mata.',
    ),
    steps: [
      worded(
        'Entra y abre el centro de seguridad.',
        'Log in and open the security centre.',
        '登录并进入安全中心。',
        'Log masuk dan buka pusat keselamatan.',
      ),
      worded(
        'Sube una foto clara de tu documento.',
        'Upload a clear photo of your document.',
        '上传清晰的证件照片。',
        'Muat naik gambar dokumen yang jelas.',
      ),
      worded(
        'Te avisamos cuando esté revisado, casi siempre el mismo día.',
        'We tell you when it is checked, nearly always the same day.',
        '审核完成后通知你，通常当天完成。',
        'Kami maklumkan selepas semakan, lazimnya pada hari yang sama.',
      ),
    ],
    facts: [
      ['prize', worded('500 puntos', '500 points', '500积分', '500 mata')],
      [
        'who',
        worded(
          'Cada miembro, una vez',
          'Each member, once',
          '每位会员限一次',
          'Setiap ahli, sekali sahaja',
        ),
      ],
    ],
    action: 'PAGE',
    actionPath: '/member',
    endsInDays: null,
  },
];
