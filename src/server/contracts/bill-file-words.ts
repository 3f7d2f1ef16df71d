import type { BillState } from '#contract/contract-bills.ts';
import type { InLanguages } from '#contract/languages.ts';

interface BillFileWords {
  columns: readonly string[];
  states: Readonly<Record<BillState, string>>;
}

/** Headings and states of the file of bills. */
export const billFileWords: InLanguages<BillFileWords> = {
  es: {
    columns: [
      'Desde',
      'Hasta',
      'Cuenta',
      'Superior',
      'Apuestas válidas',
      'Ganancia del equipo',
      'Activos',
      'Cálculo',
      'A pagar',
      'Pagado',
      'Moneda',
      'Estado',
    ],
    states: {
      issued: 'Emitida',
      'not-reached': 'No alcanzada',
      'awaiting-approval': 'Espera aprobación',
      'part-paid': 'Pagada en parte',
      paid: 'Pagada',
      denied: 'Denegada',
      expired: 'Vencida',
    },
  },
  en: {
    columns: [
      'From',
      'To',
      'Account',
      'Upline',
      'Valid bets',
      'Team’s gain',
      'Active',
      'Amount',
      'Due',
      'Paid',
      'Currency',
      'State',
    ],
    states: {
      issued: 'Issued',
      'not-reached': 'Not reached',
      'awaiting-approval': 'Awaiting approval',
      'part-paid': 'Part paid',
      paid: 'Paid',
      denied: 'Denied',
      expired: 'Expired',
    },
  },
  zh: {
    columns: [
      '开始',
      '结束',
      '账号',
      '上级',
      '有效投注',
      '团队盈亏',
      '活跃人数',
      '计算金额',
      '应付',
      '已付',
      '货币',
      '状态',
    ],
    states: {
      issued: '已出账',
      'not-reached': '未达标',
      'awaiting-approval': '等待审核',
      'part-paid': '部分支付',
      paid: '已支付',
      denied: '已拒绝',
      expired: '已过期',
    },
  },
  ms: {
    columns: [
      'Dari',
      'Hingga',
      'Akaun',
      'Atasan',
      'Pertaruhan sah',
      'Untung pasukan',
      'Aktif',
      'Kiraan',
      'Perlu dibayar',
      'Dibayar',
      'Mata wang',
      'Status',
    ],
    states: {
      issued: 'Dikeluarkan',
      'not-reached': 'Tidak dicapai',
      'awaiting-approval': 'Menunggu kelulusan',
      'part-paid': 'Dibayar sebahagian',
      paid: 'Dibayar',
      denied: 'Ditolak',
      expired: 'Luput',
    },
  },
};
