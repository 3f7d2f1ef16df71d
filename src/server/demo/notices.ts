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
      'Estás en una casa de demostración: ni el dinero, ni los premios, ni los ganadores son reales.',
      'This is a demonstration house: the money, the prizes and the winners are not real.',
      '这里是演示平台：资金、奖金和中奖者均非真实。',
      'Ini rumah demonstrasi: wang, hadiah dan pemenangnya bukan benar.',
    ),
  },
  {
    id: 'notice-new-games',
    hoursAgo: 9,
    title: worded('Juegos nuevos', 'New games', '新游上架', 'Permainan baharu'),
    content: worded(
      'Llegaron juegos nuevos esta semana. Búscalos en cada categoría con el filtro de novedades.',
      'New games arrived this week. Find them in each category with the new filter.',
      '本周有新游戏上架，在各分类中用“最新”筛选即可找到。',
      'Permainan baharu tiba minggu ini. Cari dengan penapis terbaharu dalam setiap kategori.',
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
      'Jugar es para pasar el rato. Si deja de serlo, tómate una pausa desde la ayuda: empieza al instante.',
      'Play is for fun. When it stops being that, take a break from the help page: it starts at once.',
      '游戏是为了消遣。若已不再轻松，请到帮助页申请暂停，立即生效。',
      'Bermain untuk berseronok. Jika tidak lagi, ambil rehat melalui halaman bantuan: bermula serta-merta.',
    ),
  },
];
