import type { BillMember } from '#contract/contract-bills.ts';
import type { InLanguages } from '#contract/languages.ts';

interface OneBillFileWords {
  formula: string;
  carriedIn: string;
  carriedOut: string;
  /** Headings of the tiers and how each stood. */
  tiers: readonly string[];
  paying: string;
  met: string;
  notMet: string;
  members: readonly string[];
  why: Readonly<Record<BillMember['why'], string>>;
  payments: readonly string[];
}

/** What stands in the file of one bill, beside the headings of the file of many. */
export const oneBillFileWords: InLanguages<OneBillFileWords> = {
  es: {
    formula: 'Fórmula',
    carriedIn: 'Del período anterior',
    carriedOut: 'Pasa al siguiente',
    tiers: [
      ...['Nivel', 'Tasa', 'Apuestas válidas desde', 'Pérdida desde', 'Activos desde', 'Estado'],
      ...['Faltan apuestas', 'Falta pérdida', 'Faltan activos'],
    ],
    paying: 'alcanzado, es el que paga',
    met: 'alcanzado',
    notMet: 'no alcanzado',
    members: ['Cuenta', 'Apuestas válidas', '¿Cuenta?', 'Faltaron'],
    why: {
      active: 'Cuenta como activo',
      'too-little': 'Pocas apuestas válidas',
      'no-bets': 'Sin apuestas en este tiempo',
      agent: 'Los agentes no cuentan',
      'not-direct': 'Solo cuenta la línea directa',
    },
    payments: ['Pagada el', 'Monto', 'Referencia'],
  },
  en: {
    formula: 'Formula',
    carriedIn: 'From the period before',
    carriedOut: 'Goes into the next',
    tiers: [
      ...['Tier', 'Rate', 'Valid bets from', 'Loss from', 'Active from', 'Standing'],
      ...['Bets missing', 'Loss missing', 'Active missing'],
    ],
    paying: 'reached, it pays',
    met: 'reached',
    notMet: 'not reached',
    members: ['Account', 'Valid bets', 'Counts?', 'Missing'],
    why: {
      active: 'Counts as active',
      'too-little': 'Too few valid bets',
      'no-bets': 'No bets in this time',
      agent: 'Agents do not count',
      'not-direct': 'Only the direct downline counts',
    },
    payments: ['Paid at', 'Amount', 'Reference'],
  },
  zh: {
    formula: '计算公式',
    carriedIn: '上期结转',
    carriedOut: '结转下期',
    tiers: [
      ...['档位', '比例', '有效投注起点', '亏损起点', '活跃人数起点', '状态'],
      ...['还差投注', '还差亏损', '还差人数'],
    ],
    paying: '已达到，按此档支付',
    met: '已达到',
    notMet: '未达到',
    members: ['账号', '有效投注', '是否计入', '还差'],
    why: {
      active: '计为活跃',
      'too-little': '有效投注不足',
      'no-bets': '此期间无投注',
      agent: '代理不计入',
      'not-direct': '仅计直属下级',
    },
    payments: ['支付时间', '金额', '参考号'],
  },
  ms: {
    formula: 'Formula',
    carriedIn: 'Daripada tempoh sebelumnya',
    carriedOut: 'Dibawa ke tempoh seterusnya',
    tiers: [
      ...['Peringkat', 'Kadar', 'Taruhan sah dari', 'Kerugian dari', 'Aktif dari', 'Kedudukan'],
      ...['Kurang taruhan', 'Kurang kerugian', 'Kurang ahli aktif'],
    ],
    paying: 'dicapai, peringkat ini membayar',
    met: 'dicapai',
    notMet: 'tidak dicapai',
    members: ['Akaun', 'Taruhan sah', 'Dikira?', 'Kurang'],
    why: {
      active: 'Dikira aktif',
      'too-little': 'Taruhan sah tidak cukup',
      'no-bets': 'Tiada taruhan dalam tempoh ini',
      agent: 'Ejen tidak dikira',
      'not-direct': 'Hanya bawahan terus dikira',
    },
    payments: ['Dibayar pada', 'Jumlah', 'Rujukan'],
  },
};
