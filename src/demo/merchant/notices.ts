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
    title: worded('Sitio de demostración', 'Demo site', '演示网站', 'Laman demonstrasi'),
    content: worded(
      'Este es un sitio de demostración: el dinero es de prueba y los premios y ganadores no son reales.',
      'This is a demo site: you play with test money, and the prizes and winners are not real.',
      '这里是演示平台：资金仅供试用，奖金和中奖者均非真实。',
      'Ini rumah demonstrasi: wangnya hanya percubaan, dan hadiah serta pemenangnya bukan benar.',
    ),
  },
  {
    id: 'notice-new-games',
    hoursAgo: 9,
    title: worded('Juegos nuevos', 'New games', '新游上架', 'Permainan baharu'),
    content: worded(
      'Esta semana llegaron juegos nuevos. Búscalos en tragamonedas, casino en vivo, pesca y póker con el filtro “Nuevos”.',
      'New games this week. Find them in slots, live casino, fishing and poker with the “New” filter.',
      '本周有新游戏上架。在老虎机、真人娱乐、捕鱼和棋牌中，用“最新”筛选即可找到。',
      'Permainan baharu tiba minggu ini. Dalam slot, kasino langsung, memancing dan poker, penapis “Baharu” mengumpulkannya.',
    ),
  },
  {
    id: 'notice-official',
    hoursAgo: 30,
    title: worded(
      'Revisa quién te escribe',
      'Check who is writing to you',
      '核实对方身份',
      'Semak dengan siapa anda bercakap',
    ),
    content: worded(
      'Si alguien te escribe en nombre de Verbena, verifícalo en “Verificar representante” antes de responder.',
      'If someone contacts you on behalf of Verbena, check them under “Verify representative” before you reply.',
      '如有人自称 Verbena 人员，请先在“验证代表”中核实再回复。',
      'Jika ada yang menghubungi anda atas nama Verbena, semak di “Sahkan Wakil” dahulu.',
    ),
  },
  {
    id: 'notice-pause',
    hoursAgo: 52,
    title: worded(
      'Siempre es buen momento para una pausa',
      'It is always a good time for a break',
      '随时可以歇一歇',
      'Sentiasa ada masa untuk berehat',
    ),
    content: worded(
      'Jugar es para divertirse. Si deja de serlo, para hoy: en la ayuda están las señales de alerta y con quién hablar.',
      'Play for fun. When it stops being fun, stop today: our help page lists the warning signs and who to talk to.',
      '游戏是为了消遣。若已不再轻松，今天就停下：帮助页写明了信号和可以求助的人。',
      'Bermain untuk berseronok. Jika tidak lagi, berhenti hari ini: halaman bantuan ada tandanya dan dengan siapa untuk berbincang.',
    ),
  },
];
