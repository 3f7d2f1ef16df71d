import type { InLanguages } from '#contract/languages.ts';
import type { RecordGroup, RecordWallet } from '#contract/records.ts';

interface FileWords {
  columns: readonly string[];
  groups: Readonly<Record<RecordGroup, string>>;
  wallets: Readonly<Record<RecordWallet, string>>;
}

/** What stands in the exported file; the app has words of its own for its screens. */
export const fileWords: InLanguages<FileWords> = {
  en: {
    columns: ['Time', 'Type', 'Detail', 'Wallet', 'Amount', 'Balance', 'Currency', 'Reference'],
    groups: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      move: 'Between wallets',
      agent: 'Agent transfer',
      bonus: 'Bonus',
      play: 'Play',
      points: 'Points',
      other: 'Other',
    },
    wallets: {
      main: 'Main wallet',
      bonus: 'Bonus',
      held: 'On hold',
      points: 'Points',
      vendor: 'Vendor',
    },
  },
  es: {
    columns: ['Hora', 'Tipo', 'Detalle', 'Billetera', 'Valor', 'Saldo', 'Moneda', 'Referencia'],
    groups: {
      deposit: 'Depósito',
      withdrawal: 'Retiro',
      move: 'Entre billeteras',
      agent: 'Transferencia de agente',
      bonus: 'Bono',
      play: 'Juego',
      points: 'Puntos',
      other: 'Otro',
    },
    wallets: {
      main: 'Billetera principal',
      bonus: 'Bono',
      held: 'Retenido',
      points: 'Puntos',
      vendor: 'Proveedor',
    },
  },
  zh: {
    columns: ['时间', '类型', '明细', '钱包', '金额', '余额', '货币', '参考号'],
    groups: {
      deposit: '存款',
      withdrawal: '取款',
      move: '钱包互转',
      agent: '代理转账',
      bonus: '红利',
      play: '游戏',
      points: '积分',
      other: '其他',
    },
    wallets: { main: '主钱包', bonus: '红利', held: '冻结', points: '积分', vendor: '厂商' },
  },
  ms: {
    columns: ['Masa', 'Jenis', 'Butiran', 'Dompet', 'Jumlah', 'Baki', 'Mata wang', 'Rujukan'],
    groups: {
      deposit: 'Deposit',
      withdrawal: 'Pengeluaran',
      move: 'Antara dompet',
      agent: 'Pindahan ejen',
      bonus: 'Bonus',
      play: 'Permainan',
      points: 'Mata ganjaran',
      other: 'Lain-lain',
    },
    wallets: {
      main: 'Dompet utama',
      bonus: 'Bonus',
      held: 'Ditahan',
      points: 'Mata ganjaran',
      vendor: 'Vendor',
    },
  },
};
