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
    title: worded(
      'Casa de demostración',
      'A demonstration house',
      '演示平台说明',
      'Rumah demonstrasi',
    ),
    content: worded(
      '<p>Todo lo que ves es de muestra. Aquí no se deposita ni se gana dinero de verdad.</p>',
      '<p>Everything you see is a sample. No real money is paid in or won here.</p>',
      '<p>你看到的都是示例。这里不涉及真实充值与奖金。</p>',
      '<p>Semua yang anda lihat hanyalah contoh. Tiada wang sebenar di sini.</p>',
    ),
  },
  {
    id: 'popup-adults',
    execution: 'B',
    hoursAgo: 6,
    title: worded('Solo mayores de 18', 'Over 18 only', '仅限18岁以上', '18 tahun ke atas sahaja'),
    content: worded(
      '<p>Te pediremos confirmar tu edad al registrarte y un documento antes del primer retiro.</p><p>Si compartes el teléfono con menores, cierra tu sesión al terminar.</p>',
      '<p>We ask you to confirm your age when you sign up, and for a document before your first withdrawal.</p><p>If you share your phone with minors, log out when you finish.</p>',
      '<p>注册时需确认年龄，首次提款前需核验证件。</p><p>若与未成年人共用手机，用完请退出登录。</p>',
      '<p>Kami minta anda mengesahkan umur semasa mendaftar, dan dokumen sebelum pengeluaran pertama.</p><p>Jika telefon dikongsi dengan kanak-kanak, log keluar selepas selesai.</p>',
    ),
  },
  {
    id: 'popup-welcome-bonus',
    execution: 'B',
    hoursAgo: 12,
    title: worded('Bono de bienvenida', 'Welcome bonus', '迎新奖金', 'Bonus selamat datang'),
    content: worded(
      '<p>Tu primer depósito puede traer un bono del 100 %, hasta $200.000.</p><ul><li>Apuesta requerida: 20 veces el bono.</li><li>Plazo: 30 días.</li></ul><p>Si no lo quieres, dilo antes de depositar.</p>',
      '<p>Your first deposit can bring a 100 % bonus, up to $200,000.</p><ul><li>Wagering: 20 times the bonus.</li><li>Time: 30 days.</li></ul><p>If you do not want it, say so before you deposit.</p>',
      '<p>首次存款可获100%奖金，最高 $200,000。</p><ul><li>流水要求：奖金的20倍。</li><li>期限：30天。</li></ul><p>若不需要，请在存款前取消。</p>',
      '<p>Deposit pertama boleh membawa bonus 100 %, sehingga $200,000.</p><ul><li>Syarat pertaruhan: 20 kali bonus.</li><li>Tempoh: 30 hari.</li></ul><p>Jika tidak mahu, nyatakan sebelum deposit.</p>',
    ),
  },
  {
    id: 'popup-install',
    execution: 'B',
    hoursAgo: 20,
    title: worded(
      'Llévala en tu pantalla',
      'Keep it on your screen',
      '添加到主屏幕',
      'Simpan di skrin anda',
    ),
    content: worded(
      '<p>Instala Verbena desde el menú lateral. Pesa poco y abre aunque no haya señal.</p>',
      '<p>Install Verbena from the side menu. It is small and opens without a signal.</p>',
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
      '<p>Open a game’s sheet to see its return, volatility and minimum bet before you play.</p>',
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
      '<p>La lista de espejos oficiales está al pie de cada página. Si la dirección no está ahí, no es nuestra.</p>',
      '<p>The official mirror list is at the foot of every page. If an address is not on it, it is not ours.</p>',
      '<p>官方镜像列表在每页底部。不在列表中的网址，都不是我们的。</p>',
      '<p>Senarai cermin rasmi ada di kaki setiap halaman. Alamat yang tiada di situ bukan milik kami.</p>',
    ),
  },
  {
    id: 'popup-free-trial',
    execution: 'B',
    hoursAgo: 50,
    title: worded(
      'Prueba antes de apostar',
      'Try before you bet',
      '先试玩，再投注',
      'Cuba sebelum bertaruh',
    ),
    content: worded(
      '<p>Los juegos con prueba gratis llevan su botón en la ficha. Se juegan con monedas de muestra y con las mismas probabilidades.</p>',
      '<p>Games with a free trial have a button on their sheet. You play with sample coins, at the same odds.</p>',
      '<p>支持试玩的游戏，详情页有试玩按钮。使用试玩币，概率与正式游戏相同。</p>',
      '<p>Permainan dengan percubaan percuma ada butangnya. Anda bermain dengan syiling contoh, pada kebarangkalian yang sama.</p>',
    ),
  },
  {
    id: 'popup-service',
    execution: 'B',
    hoursAgo: 64,
    title: worded(
      'Hablamos tu idioma',
      'We speak your language',
      '我们讲你的语言',
      'Kami bertutur bahasa anda',
    ),
    content: worded(
      '<p>Atendemos en español, inglés, chino y malayo. El botón de ayuda está siempre a la derecha.</p>',
      '<p>We answer in Spanish, English, Chinese and Malay. The help button is always on the right.</p>',
      '<p>客服支持西班牙语、英语、中文和马来语，按钮始终在右侧。</p>',
      '<p>Kami menjawab dalam bahasa Sepanyol, Inggeris, Cina dan Melayu. Butang bantuan sentiasa di kanan.</p>',
    ),
  },
  {
    id: 'popup-limits',
    execution: 'B',
    hoursAgo: 76,
    title: worded('Tú pones los límites', 'You set the limits', '限额由你定', 'Anda tetapkan had'),
    content: worded(
      '<p>Depósito, pérdida, apuesta y tiempo: puedes ponerles tope al registrarte o cuando quieras.</p><p>Bajar un tope vale al instante. Subirlo espera 24 horas y un segundo sí.</p>',
      '<p>Deposits, losses, stakes and time: set a limit when you sign up or whenever you like.</p><p>A lower limit counts at once. A higher one waits 24 hours and a second yes.</p>',
      '<p>存款、亏损、投注和时长，都可以在注册时或任何时候设限。</p><p>调低立即生效；调高需等24小时并再次确认。</p>',
      '<p>Deposit, kerugian, pertaruhan dan masa: tetapkan had semasa mendaftar atau bila-bila masa.</p><p>Had lebih rendah berkuat kuasa serta-merta. Had lebih tinggi menunggu 24 jam dan pengesahan kedua.</p>',
    ),
  },
  {
    id: 'popup-member-week',
    execution: 'A',
    hoursAgo: 5,
    title: worded(
      'Tu semana en Verbena',
      'Your week at Verbena',
      '本周安排',
      'Minggu anda di Verbena',
    ),
    content: worded(
      '<p>El lunes vuelve una parte de lo perdido, el miércoles hay torneo de rodillos y el fin de semana abren más mesas.</p>',
      '<p>On Monday part of your losses comes back, on Wednesday there is a reel tournament, and at the weekend more tables open.</p>',
      '<p>周一返还部分亏损，周三有转轴赛，周末增开牌桌。</p>',
      '<p>Isnin sebahagian kerugian dipulangkan, Rabu ada kejohanan gelendong, hujung minggu lebih banyak meja dibuka.</p>',
    ),
  },
  {
    id: 'popup-member-security',
    execution: 'A',
    hoursAgo: 33,
    title: worded(
      'Cuida tu cuenta',
      'Look after your account',
      '保护好你的账号',
      'Jaga akaun anda',
    ),
    content: worded(
      '<p>Revisa de vez en cuando tus sesiones abiertas y cierra las que no reconozcas.</p><p>Verbena nunca pide tu clave ni tus códigos.</p>',
      '<p>Look at your open sessions now and then, and end those you do not know.</p><p>Verbena never asks for your password or your codes.</p>',
      '<p>请不时查看已登录的设备，结束陌生的会话。</p><p>Verbena 绝不会索要你的密码或验证码。</p>',
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
      '<p>Tres cosas antes de empezar:</p><ol><li>Elige tu tope de depósito.</li><li>Guarda tus favoritos con el corazón.</li><li>Prueba un juego gratis para conocerlo.</li></ol>',
      '<p>Three things before you start:</p><ol><li>Choose your deposit limit.</li><li>Keep favourites with the heart.</li><li>Try a game for free to get to know it.</li></ol>',
      '<p>开始前的三件事：</p><ol><li>设定存款上限。</li><li>点爱心收藏喜欢的游戏。</li><li>先免费试玩一款。</li></ol>',
      '<p>Tiga perkara sebelum bermula:</p><ol><li>Pilih had deposit anda.</li><li>Simpan kegemaran dengan ikon hati.</li><li>Cuba satu permainan secara percuma.</li></ol>',
    ),
  },
];
