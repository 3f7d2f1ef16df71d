import type { Table } from './tables.ts';

/** What the vendor's board sells: football. Its lines have no published return: 0 stands for none. */
export const sports: readonly Table[] = [
  [
    'FOOTBALL',
    'football',
    0,
    ['Fútbol en Vivo', 'Live Football', '足球滚球', 'Bola Sepak Langsung'],
  ],
  ['FOOTBALL', 'football', 0, ['Liga Verbena', 'Verbena League', 'Verbena 联赛', 'Liga Verbena']],
  ['FOOTBALL', 'trophy', 0, ['Copa Costa', 'Costa Cup', '海岸杯', 'Piala Costa']],
  [
    'FOOTBALL',
    'goal',
    0,
    ['Ambos Marcan', 'Both Teams to Score', '双方进球', 'Kedua-dua Pasukan Menjaring'],
  ],
  [
    'COCKFIGHT',
    'medal',
    0,
    ['Palenque del Valle', 'Valley Pit', '山谷斗鸡场', 'Gelanggang Lembah'],
  ],
  [
    'FOOTBALL',
    'trophy',
    0,
    ['Torneo Andes', 'Andes Tournament', '安第斯锦标赛', 'Kejohanan Andes'],
  ],
  [
    'FOOTBALL',
    'football',
    0,
    ['Partidos de Hoy', 'Today’s Matches', '今日赛事', 'Perlawanan Hari Ini'],
  ],
  ['FOOTBALL', 'goal', 0, ['Goles en Vivo', 'Live Goals', '即时进球', 'Gol Langsung']],
  [
    'FOOTBALL',
    'football',
    0,
    ['Próximos Partidos', 'Next Matches', '即将开赛', 'Perlawanan Seterusnya'],
  ],
  ['COCKFIGHT', 'medal', 0, ['Gallera Real', 'Royal Cockpit', '皇家斗鸡', 'Sabung Diraja']],
  [
    'FOOTBALL',
    'football',
    0,
    [
      'Fútbol Minuto a Minuto',
      'Football Minute by Minute',
      '足球分秒直击',
      'Bola Sepak Setiap Minit',
    ],
  ],
  ['FOOTBALL', 'trophy', 0, ['Clásicos del Domingo', 'Sunday Derbies', '周日德比', 'Derbi Ahad']],
  ['FOOTBALL', 'goal', 0, ['Ganador y Goles', 'Winner & Goals', '胜负与进球', 'Pemenang & Gol']],
  [
    'FOOTBALL',
    'football',
    0,
    ['Combinadas de Fútbol', 'Football Accumulators', '足球串关', 'Gabungan Bola Sepak'],
  ],
  ['COCKFIGHT', 'medal', 0, ['Espuela de Plata', 'Silver Spur', '银距斗鸡', 'Taji Perak']],
];

/** Matches of five against five, the best of three maps. */
export const esports: readonly Table[] = [
  ['ARENA', 'gamepad', 0, ['Arena en Vivo', 'Live Arena', '推塔滚球', 'Arena Langsung']],
  ['ARENA', 'trophy', 0, ['Arena Major', 'Arena Major', '推塔大师赛', 'Arena Major']],
  ['ARENA', 'dragon', 0, ['Torres y Dragones', 'Towers & Dragons', '高塔与巨龙', 'Menara & Naga']],
  ['ARENA', 'headset', 0, ['Ganador del Mapa', 'Map Winner', '单图胜者', 'Pemenang Peta']],
  ['ARENA', 'joystick', 0, ['Circuito Neón', 'Neon Circuit', '霓虹巡回赛', 'Litar Neon']],
  ['ARENA', 'gamepad', 0, ['Mapas y Rondas', 'Maps & Rounds', '地图与回合', 'Peta & Pusingan']],
  ['ARENA', 'trophy', 0, ['Open Lima', 'Lima Open', '利马公开赛', 'Terbuka Lima']],
  ['ARENA', 'shield', 0, ['Duelo de Equipos', 'Team Duel', '战队对决', 'Duel Pasukan']],
  ['ARENA', 'swords', 0, ['Batalla de Cinco', 'Battle of Five', '五人之战', 'Pertempuran Lima']],
  ['ARENA', 'gamepad', 0, ['Arenas de Hoy', 'Today’s Arenas', '今日电竞', 'Arena Hari Ini']],
  ['ARENA', 'robot', 0, ['Al Mejor de Tres', 'Best of Three', '三局两胜', 'Terbaik daripada Tiga']],
  ['ARENA', 'joystick', 0, ['Próximas Arenas', 'Next Arenas', '即将开战', 'Arena Seterusnya']],
];
