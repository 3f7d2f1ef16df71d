import type { InLanguages } from '#contract/languages.ts';
import type {
  IncomeKind,
  MemberBet,
  ReportRows,
  TeamTransactionGroup,
} from '#contract/team-reports.ts';
import type { GameType } from '#contract/values.ts';

export interface ReportFileWords {
  by: Readonly<Record<ReportRows, string>>;
  figures: readonly string[];
  currency: string;
  transactions: readonly string[];
  groups: Readonly<Record<TeamTransactionGroup, string>>;
  bets: readonly string[];
  betStates: Readonly<Record<MemberBet['state'], string>>;
  classes: Readonly<Record<GameType, string>>;
  /** What belongs to no game. */
  noClass: string;
  income: readonly string[];
  incomeKinds: Readonly<Record<IncomeKind, string>>;
}

/** Headings of the files of reports. */
export const reportFileWords: InLanguages<ReportFileWords> = {
  es: {
    by: { day: 'Día', class: 'Tipo de juego', member: 'Cuenta' },
    figures: [
      ...['Depósitos', 'Retiros', 'Apuestas válidas', 'Premios', 'Reembolsos'],
      ...['Comisiones de agente', 'Promociones', 'Resultado', 'Apuestas', 'Registros'],
      'Primeros depósitos',
    ],
    currency: 'Moneda',
    transactions: ['Fecha', 'Cuenta', 'Movimiento', 'Monto', 'Moneda'],
    groups: {
      deposit: 'Depósito',
      withdrawal: 'Retiro',
      rebate: 'Reembolso',
      promotion: 'Promoción',
      'agent-rebate': 'Comisión de agente',
      transfer: 'Envío en la línea',
    },
    bets: [
      ...['Apostada', 'Liquidada', 'Tipo de juego', 'Juego', 'Proveedor', 'Ronda'],
      ...['Apuesta', 'Válida', 'Pagado', 'Moneda', 'Estado'],
    ],
    betStates: {
      open: 'En curso',
      won: 'Ganada',
      lost: 'Perdida',
      void: 'Anulada, apuesta devuelta',
    },
    classes: {
      LIVE: 'Casino en vivo',
      RNG: 'Tragamonedas',
      SPORTS: 'Deportes',
      ESPORTS: 'E-sports',
      PVP: 'Póker',
      FISH: 'Pesca',
      LOTT: 'Lotería',
      ELOTT: 'E-lotería',
      INHOUSE: 'Juegos de la casa',
    },
    noClass: 'Sin juego',
    income: ['Día', 'Ingreso', 'Recibido', 'Pagado a tu línea', 'Moneda'],
    incomeKinds: {
      'agent-rebate': 'Comisiones de agente',
      dividend: 'Dividendo',
      'daily-salary': 'Salario diario',
      'hourly-salary': 'Salario por hora',
      'realtime-salary': 'Salario en tiempo real',
    },
  },
  en: {
    by: { day: 'Day', class: 'Kind of game', member: 'Account' },
    figures: [
      ...['Deposits', 'Withdrawals', 'Valid bets', 'Prizes', 'Rebates', 'Agent rebates'],
      ...['Promotions', 'Result', 'Bets', 'Registrations', 'First deposits'],
    ],
    currency: 'Currency',
    transactions: ['Time', 'Account', 'Movement', 'Amount', 'Currency'],
    groups: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      rebate: 'Rebate',
      promotion: 'Promotion',
      'agent-rebate': 'Agent rebate',
      transfer: 'Transfer in the line',
    },
    bets: [
      ...['Placed', 'Settled', 'Kind of game', 'Game', 'Provider', 'Round'],
      ...['Stake', 'Valid', 'Paid out', 'Currency', 'State'],
    ],
    betStates: { open: 'Running', won: 'Won', lost: 'Lost', void: 'Void, stake returned' },
    classes: {
      LIVE: 'Live casino',
      RNG: 'Slots',
      SPORTS: 'Sports',
      ESPORTS: 'E-sports',
      PVP: 'Poker',
      FISH: 'Fishing',
      LOTT: 'Lottery',
      ELOTT: 'E-lottery',
      INHOUSE: 'House games',
    },
    noClass: 'Of no game',
    income: ['Day', 'Income', 'Received', 'Paid to downlines', 'Currency'],
    incomeKinds: {
      'agent-rebate': 'Agent rebates',
      dividend: 'Dividend',
      'daily-salary': 'Daily salary',
      'hourly-salary': 'Hourly salary',
      'realtime-salary': 'Real-time salary',
    },
  },
  zh: {
    by: { day: '日期', class: '游戏类型', member: '账号' },
    figures: [
      ...['存款', '提款', '有效投注', '奖金', '返水', '代理返点', '优惠', '盈亏', '注单数'],
      ...['注册人数', '首存人数'],
    ],
    currency: '货币',
    transactions: ['时间', '账号', '类型', '金额', '货币'],
    groups: {
      deposit: '存款',
      withdrawal: '提款',
      rebate: '返水',
      promotion: '优惠',
      'agent-rebate': '代理返点',
      transfer: '上下级转账',
    },
    bets: [
      ...['投注时间', '结算时间', '游戏类型', '游戏', '平台', '局号'],
      ...['投注额', '有效投注', '派彩', '货币', '状态'],
    ],
    betStates: { open: '进行中', won: '赢', lost: '输', void: '已作废，投注已退还' },
    classes: {
      LIVE: '真人娱乐',
      RNG: '老虎机',
      SPORTS: '体育',
      ESPORTS: '电子竞技',
      PVP: '棋牌',
      FISH: '捕鱼',
      LOTT: '彩票',
      ELOTT: '电子彩票',
      INHOUSE: '自营游戏',
    },
    noClass: '非游戏',
    income: ['日期', '收入类型', '已收到', '已付下级', '货币'],
    incomeKinds: {
      'agent-rebate': '代理返点',
      dividend: '分红',
      'daily-salary': '日工资',
      'hourly-salary': '小时工资',
      'realtime-salary': '实时工资',
    },
  },
  ms: {
    by: { day: 'Hari', class: 'Jenis permainan', member: 'Akaun' },
    figures: [
      ...['Deposit', 'Pengeluaran', 'Taruhan sah', 'Hadiah', 'Rebat', 'Rebat ejen'],
      ...['Promosi', 'Hasil', 'Taruhan', 'Pendaftaran', 'Deposit pertama'],
    ],
    currency: 'Mata wang',
    transactions: ['Masa', 'Akaun', 'Pergerakan', 'Jumlah', 'Mata wang'],
    groups: {
      deposit: 'Deposit',
      withdrawal: 'Pengeluaran',
      rebate: 'Rebat',
      promotion: 'Promosi',
      'agent-rebate': 'Rebat ejen',
      transfer: 'Pindahan dalam barisan',
    },
    bets: [
      ...['Dipertaruhkan', 'Diselesaikan', 'Jenis permainan', 'Permainan', 'Pembekal', 'Pusingan'],
      ...['Taruhan', 'Sah', 'Dibayar', 'Mata wang', 'Status'],
    ],
    betStates: {
      open: 'Sedang berjalan',
      won: 'Menang',
      lost: 'Kalah',
      void: 'Terbatal, taruhan dipulangkan',
    },
    classes: {
      LIVE: 'Kasino langsung',
      RNG: 'Slot',
      SPORTS: 'Sukan',
      ESPORTS: 'E-sukan',
      PVP: 'Poker',
      FISH: 'Memancing',
      LOTT: 'Loteri',
      ELOTT: 'E-loteri',
      INHOUSE: 'Permainan rumah',
    },
    noClass: 'Bukan permainan',
    income: ['Hari', 'Pendapatan', 'Diterima', 'Dibayar kepada bawahan', 'Mata wang'],
    incomeKinds: {
      'agent-rebate': 'Rebat ejen',
      dividend: 'Dividen',
      'daily-salary': 'Gaji harian',
      'hourly-salary': 'Gaji mengikut jam',
      'realtime-salary': 'Gaji masa nyata',
    },
  },
};
