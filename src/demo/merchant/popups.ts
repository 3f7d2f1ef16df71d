import type { executions } from '#contract/content.ts';
import type { DemoNotice } from './notices.ts';
import { worded } from './worded.ts';

export interface DemoPopup extends DemoNotice {
  /** A members, B visitors, F a member's first login. */
  execution: (typeof executions)[number];
}

/** Ten for visitors, so that the dialog's second page can be seen. */
export const popups: readonly DemoPopup[] = [
  {
    id: 'popup-welcome',
    execution: 'B',
    hoursAgo: 1,
    title: worded('Te damos la bienvenida', 'Welcome to the fair', '欢迎光临', 'Selamat datang'),
    content: worded(
      '<p>Esto es <strong>Verbena</strong>, una feria de juegos para mayores de 18 años.</p><p>Mira con calma: no necesitas cuenta para recorrerla.</p>',
      '<p>This is <strong>Verbena</strong>, a fair of games for people over 18.</p><p>Take your time: you can look around without an account.</p>',
      '<p>这里是 <strong>Verbena</strong>，面向18岁以上成年人的游戏集市。</p><p>慢慢逛，不注册也能看。</p>',
      '<p>Inilah <strong>Verbena</strong>, pesta permainan untuk 18 tahun ke atas.</p><p>Lihat-lihat dahulu: anda tidak perlu akaun.</p>',
    ),
  },
  {
    id: 'popup-demo',
    execution: 'B',
    hoursAgo: 3,
    title: worded('Sitio de demostración', 'Demo site', '演示平台说明', 'Rumah demonstrasi'),
    content: worded(
      '<p>Todo lo que ves es de muestra. Aquí no se deposita ni se gana dinero de verdad.</p>',
      '<p>Everything you see is a sample. No real money is deposited or won here.</p>',
      '<p>您看到的都是示例。这里不涉及真实充值与奖金。</p>',
      '<p>Semua yang anda lihat hanyalah contoh. Tiada wang sebenar di sini.</p>',
    ),
  },
  {
    id: 'popup-adults',
    execution: 'B',
    hoursAgo: 6,
    title: worded('Solo mayores de 18', 'Over 18 only', '仅限18岁以上', '18 tahun ke atas sahaja'),
    content: worded(
      '<p>Al registrarte confirmas que tienes 18 años o más. Es nuestra primera condición.</p><p>Si compartes el teléfono con menores, cierra tu sesión al terminar.</p>',
      '<p>When you sign up you confirm that you are 18 or over. It is our first rule.</p><p>If you share your phone with minors, log out when you finish.</p>',
      '<p>注册时需确认已满18岁，这是本站的首要条件。</p><p>若与未成年人共用手机，用完请退出登录。</p>',
      '<p>Semasa mendaftar, anda mengesahkan berumur 18 tahun ke atas. Itu syarat pertama rumah ini.</p><p>Jika telefon dikongsi dengan kanak-kanak, log keluar selepas selesai.</p>',
    ),
  },
  {
    id: 'popup-samples',
    execution: 'B',
    hoursAgo: 12,
    title: worded('Promociones de muestra', 'Sample promotions', '示例优惠', 'Promosi contoh'),
    content: worded(
      '<p>Las promociones muestran las condiciones antes de que las aceptes:</p><ul><li>cuánto hay que apostar,</li><li>en cuánto tiempo y en qué juegos.</li></ul><p>Son de muestra: aquí no se entrega nada.</p>',
      '<p>The promotions show the terms before you accept them:</p><ul><li>how much you have to bet,</li><li>how long you have and which games count.</li></ul><p>These are samples: nothing is paid here.</p>',
      '<p>优惠页展示如何在接受前读懂条款：</p><ul><li>流水要求是多少，</li><li>期限多长、适用哪些游戏。</li></ul><p>均为示例：这里不发放任何奖励。</p>',
      '<p>Promosi menunjukkan cara membaca syarat sebelum menerimanya:</p><ul><li>berapa yang perlu dipertaruhkan,</li><li>dalam tempoh mana dan permainan mana.</li></ul><p>Semuanya contoh: tiada pemberian di sini.</p>',
    ),
  },
  {
    id: 'popup-install',
    execution: 'B',
    hoursAgo: 20,
    title: worded(
      'Agrégala a tu pantalla de inicio',
      'Add it to your home screen',
      '添加到主屏幕',
      'Simpan di skrin anda',
    ),
    content: worded(
      '<p>Instala Verbena desde el menú lateral. Pesa poco y abre aunque no haya señal.</p>',
      '<p>Install Verbena from the side menu. It is small and opens even without a signal.</p>',
      '<p>从侧边菜单安装 Verbena，体积小，没有信号也能打开。</p>',
      '<p>Pasang Verbena dari menu sisi. Saiznya kecil dan boleh dibuka tanpa isyarat.</p>',
    ),
  },
  {
    id: 'popup-fair-play',
    execution: 'B',
    hoursAgo: 28,
    title: worded(
      'Cuánto devuelve cada juego',
      'What each game returns',
      '每款游戏的返还率',
      'Berapa pulangan setiap permainan',
    ),
    content: worded(
      '<p>Abre la ficha de un juego y verás su retorno, su volatilidad y su apuesta mínima, antes de jugar.</p>',
      '<p>Open a game’s details to see its return, volatility and minimum bet before you play.</p>',
      '<p>打开游戏详情，开始前就能看到返还率、波动性和最低投注。</p>',
      '<p>Buka helaian permainan untuk melihat pulangan, turun naik dan taruhan minimum sebelum bermain.</p>',
    ),
  },
  {
    id: 'popup-mirrors',
    execution: 'B',
    hoursAgo: 40,
    title: worded('Direcciones oficiales', 'Official addresses', '官方网址', 'Alamat rasmi'),
    content: worded(
      '<p>Nuestras direcciones oficiales están al pie de cada página. Si una dirección no está ahí, no es nuestra.</p>',
      '<p>Our official web addresses are listed at the bottom of every page. If an address is not there, it is not ours.</p>',
      '<p>官方网址列在每页底部。不在其中的网址都不是我们的。</p>',
      '<p>Alamat web rasmi kami ada di kaki setiap halaman. Alamat yang tiada di situ bukan milik kami.</p>',
    ),
  },
  {
    id: 'popup-free-trial',
    execution: 'B',
    hoursAgo: 50,
    title: worded(
      'Mira sin registrarte',
      'Look around without signing up',
      '无需注册，先逛逛',
      'Lihat-lihat tanpa mendaftar',
    ),
    content: worded(
      '<p>Al entrar verás el botón “Jugar gratis”: abre una cuenta temporal para que mires todo con calma.</p>',
      '<p>On the login screen, “Play free” opens a temporary account so you can look around.</p>',
      '<p>登录窗口里有试玩按钮：它会开一个临时账号，让您随便看看。</p>',
      '<p>Tetingkap log masuk mempunyai butang main percuma: ia membuka akaun sementara untuk melihat-lihat.</p>',
    ),
  },
  {
    id: 'popup-service',
    execution: 'B',
    hoursAgo: 64,
    title: worded(
      'Hablamos tu idioma',
      'We speak your language',
      '我们讲您的语言',
      'Kami bertutur bahasa anda',
    ),
    content: worded(
      '<p>Verbena está en español, inglés, chino y malayo. Cambia de idioma desde la bandera de arriba; la ayuda está en el menú y al pie de cada página.</p>',
      '<p>Verbena is available in Spanish, English, Chinese and Malay. Change the language with the flag at the top; help is in the menu and at the bottom of every page.</p>',
      '<p>本站支持西班牙语、英语、中文和马来语。点顶部旗帜切换语言；帮助在菜单和每页页脚。</p>',
      '<p>Rumah ini bertutur bahasa Sepanyol, Inggeris, Cina dan Melayu. Tukar bahasa dengan bendera di atas; bantuan ada di menu dan di kaki setiap halaman.</p>',
    ),
  },
  {
    id: 'popup-stopping',
    execution: 'B',
    hoursAgo: 76,
    title: worded('Saber parar', 'Knowing when to stop', '懂得收手', 'Tahu bila berhenti'),
    content: worded(
      '<p>Decide cuánto tiempo vas a jugar antes de empezar y sal cuando se cumpla.</p><p>En la ayuda, “Juego responsable” explica las señales de alerta y con quién hablar.</p>',
      '<p>Decide how long you will play before you start, and stop when the time is up.</p><p>“Responsible gaming” in the help centre lists the warning signs and who to talk to.</p>',
      '<p>开始前先想好玩多久，时间一到就离开。</p><p>帮助中心的“理性游戏”写明了该停下的信号和可以求助的人。</p>',
      '<p>Tentukan berapa lama anda mahu bermain sebelum bermula, dan keluar apabila tiba masanya.</p><p>Di pusat bantuan, “Permainan bertanggungjawab” mengumpulkan tanda untuk berhenti dan dengan siapa untuk berbincang.</p>',
    ),
  },
  {
    id: 'popup-member-favourites',
    execution: 'A',
    hoursAgo: 5,
    title: worded(
      'Tus favoritos van contigo',
      'Your favourites travel with you',
      '收藏随您而行',
      'Kegemaran anda ikut bersama',
    ),
    content: worded(
      '<p>Toca el corazón de un juego y lo tendrás en cada teléfono donde entres, también cuando no haya señal.</p>',
      '<p>Tap the heart on a game and you will find it on every phone you log in from, even without a signal.</p>',
      '<p>点一下游戏的爱心，无论在哪部手机登录都能看到，没有信号时也一样。</p>',
      '<p>Sentuh hati pada satu permainan dan anda memilikinya di setiap telefon tempat anda log masuk, walaupun tanpa isyarat.</p>',
    ),
  },
  {
    id: 'popup-member-security',
    execution: 'A',
    hoursAgo: 33,
    title: worded(
      'Cuida tu cuenta',
      'Look after your account',
      '保护好您的账号',
      'Jaga akaun anda',
    ),
    content: worded(
      '<p>Revisa de vez en cuando tus sesiones abiertas y cierra las que no reconozcas.</p><p>Verbena nunca te pide la contraseña ni los códigos.</p>',
      '<p>Check your active sessions from time to time and end any you do not recognise.</p><p>Verbena never asks for your password or your codes.</p>',
      '<p>请不时查看已登录的设备，结束陌生的会话。</p><p>Verbena 绝不会索要您的密码或验证码。</p>',
      '<p>Semak sesi anda dari semasa ke semasa dan tamatkan yang tidak dikenali.</p><p>Verbena tidak pernah meminta kata laluan atau kod anda.</p>',
    ),
  },
  {
    id: 'popup-first-login',
    execution: 'F',
    hoursAgo: 4,
    title: worded(
      'Tu primera vez aquí',
      'Your first time here',
      '初次登录',
      'Kali pertama anda di sini',
    ),
    content: worded(
      '<p>Tres cosas para empezar:</p><ol><li>Guarda tus favoritos con el corazón.</li><li>Abre la ficha de un juego y mira su retorno.</li><li>Agrega una llave de acceso en tu cuenta para entrar sin contraseña.</li></ol>',
      '<p>Three things to start with:</p><ol><li>Save your favourites with the heart.</li><li>Open a game’s details to see its return.</li><li>Add a passkey in your account to log in without a password.</li></ol>',
      '<p>可以先做三件事：</p><ol><li>点爱心收藏喜欢的游戏。</li><li>打开详情，看看返还率。</li><li>在账户里添加通行密钥，免密登录。</li></ol>',
      '<p>Tiga perkara untuk bermula:</p><ol><li>Simpan kegemaran dengan ikon hati.</li><li>Buka helaian dan lihat pulangan permainan.</li><li>Dalam akaun anda, tambah kunci laluan untuk log masuk tanpa kata laluan.</li></ol>',
    ),
  },
];
