import { type Worded, worded } from './worded.ts';

export interface DemoNotice {
  id: string;
  title: Worded;
  content: Worded;
  /** How long before the seeding it was written. */
  hoursAgo: number;
}

/** What runs through the marquee. */
export const notices: readonly DemoNotice[] = [
  {
    id: 'notice-demo',
    hoursAgo: 2,
    title: worded('Sitio de demostración', 'Demonstration site', '演示网站', 'Laman demonstrasi'),
    content: worded(
      'Estás en una casa de demostración: el dinero es de prueba, y ni los premios ni los ganadores son reales.',
      'This is a demonstration house: its money is for trying, and neither the prizes nor the winners are real.',
      '这里是演示平台：资金仅供试用，奖金和中奖者均非真实。',
      'Ini rumah demonstrasi: wangnya hanya percubaan, dan hadiah serta pemenangnya bukan benar.',
    ),
  },
  {
    id: 'notice-new-games',
    hoursAgo: 9,
    title: worded('Juegos nuevos', 'New games', '新游上架', 'Permainan baharu'),
    content: worded(
      'Llegaron juegos nuevos esta semana. En tragamonedas, casino en vivo, pesca y póker los reúne el filtro “Nuevos”.',
      'New games arrived this week. In slots, live casino, fishing and poker the “New” filter gathers them.',
      '本周有新游戏上架。在老虎机、真人娱乐、捕鱼和棋牌中，用“最新”筛选即可找到。',
      'Permainan baharu tiba minggu ini. Dalam slot, kasino langsung, memancing dan poker, penapis “Baharu” mengumpulkannya.',
    ),
  },
  {
    id: 'notice-official',
    hoursAgo: 30,
    title: worded(
      'Comprueba con quién hablas',
      'Check who you talk to',
      '核实对方身份',
      'Semak dengan siapa anda bercakap',
    ),
    content: worded(
      'Si alguien te escribe en nombre de Verbena, míralo en “Verificar representante” antes de responder.',
      'If someone writes to you in the name of Verbena, look them up under “Verify Representative” first.',
      '如有人自称 Verbena 人员，请先在“验证代表”中核实再回复。',
      'Jika ada yang menghubungi anda atas nama Verbena, semak di “Sahkan Wakil” dahulu.',
    ),
  },
  {
    id: 'notice-pause',
    hoursAgo: 52,
    title: worded(
      'Una pausa siempre cabe',
      'There is always room for a break',
      '随时可以歇一歇',
      'Sentiasa ada masa untuk berehat',
    ),
    content: worded(
      'Jugar es para pasar el rato. Si deja de serlo, para hoy: en la ayuda están las señales y con quién hablar.',
      'Play is for fun. When it stops being that, stop today: the help page has the signs and whom to talk to.',
      '游戏是为了消遣。若已不再轻松，今天就停下：帮助页写明了信号和可以求助的人。',
      'Bermain untuk berseronok. Jika tidak lagi, berhenti hari ini: halaman bantuan ada tandanya dan dengan siapa untuk berbincang.',
    ),
  },
];
