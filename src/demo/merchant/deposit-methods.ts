import type { NewMethod } from '#server/deposits/method-store.ts';
import { worded } from './worded.ts';

/** In minor units: ten thousand pesos are 1_000_000. */
const quick = ['2000000', '5000000', '10000000', '20000000', '50000000'];

/** One way of each kind, with accounts that are nobody's. */
export const depositMethods: readonly NewMethod[] = [
  {
    code: 'debit',
    kind: 'hosted',
    title: worded('Débito bancario', 'Bank debit', '银行扣款', 'Debit bank'),
    note: worded(
      'Con PSE: pagas en la página de tu banco y vuelves aquí.',
      'By PSE: you pay on your bank’s page and come back here.',
      '通过 PSE：您在银行页面付款后返回此处。',
      'Melalui PSE: anda membayar di laman bank dan kembali ke sini.',
    ),
    least: '1000000',
    most: '500000000',
    quick_amounts: quick,
    minutes_to_pay: 30,
    minutes_to_credit: 1,
    details: JSON.stringify({}),
    position: 0,
  },
  {
    code: 'wallet',
    kind: 'e-wallet',
    title: worded('Billetera móvil', 'Mobile wallet', '手机钱包', 'Dompet mudah alih'),
    note: worded(
      'Nequi, DaviPlata u otra: envías a una llave desde su aplicación.',
      'Nequi, DaviPlata or another: you send to a key from its app.',
      'Nequi、DaviPlata 等：您从钱包应用向收款键转账。',
      'Nequi, DaviPlata atau lain: anda menghantar ke satu kunci dari aplikasinya.',
    ),
    least: '1000000',
    most: '200000000',
    fee_basis_points: 50,
    quick_amounts: quick,
    minutes_to_pay: 60,
    minutes_to_credit: 2,
    details: JSON.stringify({}),
    position: 1,
  },
  {
    code: 'transfer',
    kind: 'bank',
    title: worded('Transferencia', 'Bank transfer', '银行转账', 'Pindahan bank'),
    note: worded(
      'Envías a nuestra cuenta con una referencia.',
      'You send to our account with a reference.',
      '您附上参考号向我们的账户转账。',
      'Anda menghantar ke akaun kami dengan rujukan.',
    ),
    least: '2000000',
    most: '2000000000',
    quick_amounts: ['5000000', '10000000', '20000000', '50000000', '100000000'],
    minutes_to_pay: 4_320,
    minutes_to_credit: 120,
    credits_what_came: true,
    details: JSON.stringify({
      bank: {
        name: 'Banco de la Feria',
        holder: 'Verbena Demo S.A.S.',
        accountType: 'Ahorros',
        account: '000-123456-78',
        taxId: '900.000.000-0',
      },
    }),
    position: 2,
  },
  {
    code: 'usdt',
    kind: 'crypto',
    title: worded('USDT (TRC20)', 'USDT (TRC20)', 'USDT (TRC20)', 'USDT (TRC20)'),
    note: worded(
      'Envías a una dirección; lo que llegue es tuyo.',
      'You send to an address; what arrives is yours.',
      '您向一个地址转账，到账金额归您。',
      'Anda menghantar ke satu alamat; yang tiba milik anda.',
    ),
    least: '5000000',
    most: '2000000000',
    fee_basis_points: 100,
    fee_fixed: '50000',
    quick_amounts: ['10000000', '20000000', '50000000', '100000000'],
    minutes_to_pay: 45,
    minutes_to_credit: 15,
    credits_what_came: true,
    details: JSON.stringify({ coin: 'USDT' }),
    position: 3,
  },
];
