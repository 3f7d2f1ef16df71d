import type { InLanguages } from '#contract/languages.ts';

interface StatementWords {
  title: string;
  account: string;
  month: string;
  from: string;
  to: string;
  opening: string;
  closing: string;
  columns: readonly [kind: string, came: string, went: string];
  sum: string;
  bonus: string;
  key: string;
  signature: string;
}

/** The words of the file. */
export const statementWords: InLanguages<StatementWords> = {
  en: {
    title: 'Statement of account',
    account: 'Account',
    month: 'Month',
    from: 'From',
    to: 'Up to',
    opening: 'Opening balance',
    closing: 'Closing balance',
    columns: ['Kind', 'In', 'Out'],
    sum: 'Total',
    bonus: 'Bonus money',
    key: 'Key',
    signature: 'Signature',
  },
  es: {
    title: 'Estado de cuenta',
    account: 'Cuenta',
    month: 'Mes',
    from: 'Desde',
    to: 'Hasta',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    columns: ['Tipo', 'Entradas', 'Salidas'],
    sum: 'Total',
    bonus: 'Dinero de bono',
    key: 'Clave',
    signature: 'Firma',
  },
  zh: {
    title: '账户对账单',
    account: '账号',
    month: '月份',
    from: '起',
    to: '止',
    opening: '期初余额',
    closing: '期末余额',
    columns: ['类型', '转入', '转出'],
    sum: '合计',
    bonus: '红利资金',
    key: '公钥',
    signature: '签名',
  },
  ms: {
    title: 'Penyata akaun',
    account: 'Akaun',
    month: 'Bulan',
    from: 'Dari',
    to: 'Hingga',
    opening: 'Baki awal',
    closing: 'Baki akhir',
    columns: ['Jenis', 'Masuk', 'Keluar'],
    sum: 'Jumlah',
    bonus: 'Wang bonus',
    key: 'Kunci',
    signature: 'Tandatangan',
  },
};
