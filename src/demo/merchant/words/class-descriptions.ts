import { fromLine, type Line, type Worded } from '../worded.ts';

/** How the games of a class are played, by category and class; the figures stand beside it on the sheet. */
const lines: Readonly<Record<string, Line>> = {
  'RNG VIDEO': [
    'Cinco rodillos y veinte líneas de izquierda a derecha. El comodín completa líneas y tres dispersos traen diez giros gratis en los que todo paga doble.',
    'Five reels and twenty lines, read from left to right. Wilds complete lines, and three scatters bring ten free spins in which everything pays double.',
    '五轴二十线，从左到右计奖。百搭可替代其他图案，三个分散图案触发十次免费旋转，免费期间奖金翻倍。',
    'Lima gelendong dan dua puluh garisan dari kiri ke kanan. Wild melengkapkan garisan, dan tiga scatter membawa sepuluh putaran percuma dengan bayaran dua kali ganda.',
  ],
  'RNG ADVENTURE': [
    'Un viaje de veinticinco líneas. Sigue al comodín por los cinco rodillos; tres dispersos abren diez giros gratis a doble premio.',
    'A journey over twenty-five lines. Follow the wild across five reels; three scatters open ten free spins at double pay.',
    '二十五线的探险之旅。跟随百搭穿越五个转轴，三个分散图案开启十次双倍奖金的免费旋转。',
    'Pengembaraan dengan dua puluh lima garisan. Ikut wild merentasi lima gelendong; tiga scatter membuka sepuluh putaran percuma dengan bayaran berganda.',
  ],
  'RNG WAYS': [
    'Sin líneas: 243 vías. Un símbolo paga por cada camino que encuentra en rodillos vecinos, empezando por la izquierda.',
    'No lines but 243 ways: a symbol pays for each path it finds through neighbouring reels, from the left.',
    '不设固定赔付线，共243路。图案从最左轴起在相邻转轴上每形成一路，就计一次奖。',
    'Tiada garisan, tetapi 243 laluan: simbol membayar bagi setiap laluan melalui gelendong bersebelahan, bermula dari kiri.',
  ],
  'RNG FRUIT': [
    'Frutas de siempre en diez líneas. Premios menos frecuentes y más altos que en las de veinte.',
    'Fruit as it always was, on ten lines. Wins come less often than with twenty, and are higher.',
    '经典水果图案，十条赔付线。与二十线相比，中奖频率较低，单次奖金更高。',
    'Buah-buahan klasik pada sepuluh garisan. Kemenangan kurang kerap berbanding dua puluh garisan, tetapi lebih tinggi.',
  ],
  'RNG CLASSIC': [
    'Cinco líneas y nada que distraiga. Es la de mayor volatilidad: rachas largas y premios grandes.',
    'Five lines and nothing to distract. The most volatile of all: long runs without a win, and large ones.',
    '只有五条线，简单直接。波动最大：可能长时间不中，一旦中奖金额较高。',
    'Lima garisan tanpa gangguan. Paling tinggi turun naiknya: lama tanpa menang, tetapi hadiahnya besar.',
  ],
  'RNG JACKPOT': [
    'Cincuenta líneas con premios frecuentes. Una parte de cada apuesta alimenta el bote, que cae antes de llegar a su tope.',
    'Fifty lines with frequent wins. A part of each stake feeds the pot, which falls before it reaches its cap.',
    '五十条线，中奖频繁。每次投注的一部分注入奖池，奖池在到达上限之前必定开出。',
    'Lima puluh garisan dengan kemenangan kerap. Sebahagian setiap taruhan menambah tabung jackpot, yang pasti jatuh sebelum mencapai hadnya.',
  ],
  'LIVE ROULETTE': [
    'Ruleta de un solo cero con crupier. Quince segundos para poner fichas en números, docenas, columnas o colores; todos ven la misma bola.',
    'Single-zero roulette with a dealer. Fifteen seconds to place chips on numbers, dozens, columns or colours; everybody sees the same ball.',
    '真人荷官单零轮盘。十五秒下注时间，可投号码、打、列或颜色，所有玩家看到同一颗球。',
    'Rolet satu sifar dengan pengendali. Lima belas saat untuk meletak cip pada nombor, dozen, lajur atau warna; semua melihat bola yang sama.',
  ],
  'LIVE BACCARAT': [
    'Bacará de ocho barajas. Apuesta al jugador, a la banca, al empate o a las parejas; la tercera carta sale según la tabla.',
    'Baccarat from eight packs. Bet on player, banker, tie or the pairs; the third card follows the table.',
    '八副牌百家乐。可投闲、庄、和及对子，第三张牌按规则补牌。',
    'Bakarat dengan lapan dek. Bertaruh pada pemain, banker, seri atau pasangan; kad ketiga mengikut jadual.',
  ],
  'SPORTS FOOTBALL': [
    'Partidos de fútbol con precios que cambian en vivo. Apuesta a uno o combina varios: los precios se multiplican.',
    'Football matches with prices that move live. Bet on one, or combine several: the prices multiply.',
    '足球赛事，滚球赔率实时变化。可投单场，也可多场串关，赔率相乘。',
    'Perlawanan bola sepak dengan harga langsung. Bertaruh pada satu, atau gabungkan beberapa: harganya didarabkan.',
  ],
  'ESPORTS ARENA': [
    'Duelos de arena al mejor de tres mapas. Apuesta al ganador o mapa a mapa, también mientras se juega.',
    'Arena duels, the best of three maps. Bet on the winner or map by map, also while they play.',
    '推塔竞技，三局两胜。可投胜者或单局，比赛进行中也能下注。',
    'Perlawanan arena, terbaik daripada tiga peta. Bertaruh pada pemenang atau setiap peta, juga semasa bermain.',
  ],
  'FISH SHOOTER': [
    'Cada disparo es una apuesta y cada pez tiene su precio. Elige la fuerza del cañón y comparte el estanque con otros.',
    'Each shot is a bet and each fish has its price. Choose how strong the cannon is, and share the pond with others.',
    '每一炮就是一次投注，每种鱼有各自的倍数。选择炮力，与其他玩家共享鱼池。',
    'Setiap tembakan ialah taruhan dan setiap ikan ada harganya. Pilih kekuatan meriam dan kongsi kolam dengan pemain lain.',
  ],
  'FISH BOSS': [
    'Una gran presa cruza el estanque. Paga hasta cien veces el disparo que la captura.',
    'One great catch crosses the pond. It pays up to a hundred times the shot that takes it.',
    '首领巨兽穿越鱼池，捕获时最高赔付该炮的一百倍。',
    'Seekor mangsa besar merentasi kolam. Bayarannya sehingga seratus kali tembakan yang menangkapnya.',
  ],
  'PVP POKER': [
    'Texas hold’em sin límite. Te sientas con tu propio dinero, juegas contra los demás y te levantas cuando quieras.',
    'No-limit Texas hold’em. Sit down with your own money, play against the others, and leave when you like.',
    '无限注德州扑克。带筹码入座，与其他玩家对战，随时可以离桌。',
    'Texas hold’em tanpa had. Duduk dengan wang sendiri, lawan pemain lain, dan bangun bila-bila masa.',
  ],
  'INHOUSE SC': [
    'Un boleto de una serie con premios contados. Lo que queda en la serie se ve después de raspar.',
    'A ticket of a print whose prizes are counted. What is left of the print is shown once you have scratched.',
    '奖项数量固定的一批彩券，刮开之后可查看该批剩余奖项。',
    'Tiket daripada cetakan dengan bilangan hadiah tetap. Baki hadiah ditunjukkan selepas anda menggores.',
  ],
  'INHOUSE VP': [
    'Cinco cartas, un cambio y una tabla de pagos a la vista. Lo que guardas decide.',
    'Five cards, one change and a pay table in sight. What you hold decides.',
    '发五张牌，可换一次，赔付表一目了然，保留哪几张由你决定。',
    'Lima kad, sekali tukar dan jadual bayaran yang jelas. Kad yang anda simpan menentukan.',
  ],
  'INHOUSE JP': [
    'Rodillos de la casa con un bote que crece con cada apuesta. Cada giro se puede comprobar.',
    'The house’s own reels, with a pot that grows with each bet. Every spin can be checked.',
    '自营转轴游戏，奖池随每次投注增长，每一转都可验证。',
    'Gelendong rumah dengan tabung yang bertambah setiap taruhan. Setiap putaran boleh disahkan.',
  ],
  'INHOUSE TG': [
    'La mesa clásica con las reglas impresas en el paño. Cada ronda se puede comprobar.',
    'The classic table, its rules printed on the cloth. Every round can be checked.',
    '经典牌桌，规则印在台面上，每一局都可验证。',
    'Meja klasik dengan peraturan dicetak pada kain. Setiap pusingan boleh disahkan.',
  ],
  'INHOUSE AC': [
    'Un juego corto en el que tú eliges el riesgo. Cada ronda se puede comprobar.',
    'A short game in which you choose the risk. Every round can be checked.',
    '节奏明快的小游戏，风险由你选择，每一局都可验证。',
    'Permainan pendek; anda pilih risikonya. Setiap pusingan boleh disahkan.',
  ],
  'INHOUSE BG': [
    'Compra tus cartones antes de que empiece: las bolas son las mismas para toda la sala.',
    'Buy your cards before it begins: the balls are the same for the whole room.',
    '开局前购买卡片，全场玩家使用同一组球号。',
    'Beli kad sebelum bermula: bolanya sama untuk seluruh bilik.',
  ],
};

export function descriptionOf(gameType: string, key: string): Worded | null {
  const line = lines[`${gameType} ${key}`];
  return line ? fromLine(line) : null;
}
