import type { ReportRows, TeamTransactionGroup } from '#contract/team-reports.ts';
import type { Language } from '#contract/values.ts';

export interface ReportFileWords {
  by: Readonly<Record<ReportRows, string>>;
  figures: readonly string[];
  currency: string;
  transactions: readonly string[];
  groups: Readonly<Record<TeamTransactionGroup, string>>;
}

/** Headings of the files of reports. */
export const reportFileWords: Readonly<Record<Language, ReportFileWords>> = {
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
  },
  ms: {
    by: { day: 'Hari', class: 'Jenis permainan', member: 'Akaun' },
    figures: [
      ...['Deposit', 'Pengeluaran', 'Pertaruhan sah', 'Hadiah', 'Rebat', 'Rebat ejen'],
      ...['Promosi', 'Hasil', 'Pertaruhan', 'Pendaftaran', 'Deposit pertama'],
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
  },
};
