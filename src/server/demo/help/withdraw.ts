import { worded } from '#server/demo/worded.ts';
import type { DemoArticle } from './article.ts';

export const withdraw: DemoArticle = {
  anchor: 'withdraw',
  title: worded('Retirar', 'Withdrawals', '提款', 'Pengeluaran'),
  lines: {
    es: [
      'En esta casa de demostración no hay saldo, así que tampoco hay nada que retirar.',
      '# Qué significa para ti',
      '- No te pedimos documentos ni una cuenta bancaria para pagarte.',
      '- Lo que muestra el tablero de ganadores es de muestra y no pertenece a nadie.',
      '- Cerrar tu sesión no deja dinero atrás.',
      '# Una señal de engaño',
      'Si alguien te promete un retiro a cambio de un depósito, de una comisión o de un código, no es de esta casa. No respondas y comprueba el contacto en “Verificar representante”.',
    ],
    en: [
      'There is no balance at this demonstration house, and so there is nothing to withdraw.',
      '# What that means for you',
      '- We ask for no documents and no bank account in order to pay you.',
      '- What the winner board shows is a sample and belongs to nobody.',
      '- Logging out leaves no money behind.',
      '# A sign of fraud',
      'If someone promises you a withdrawal in exchange for a deposit, a fee or a code, they are not from this house. Do not reply, and check the contact under “Verify representative”.',
    ],
    zh: [
      '本演示平台没有余额，因此也没有可提取的款项。',
      '# 这对你意味着什么',
      '- 我们不会为付款而索要证件或银行账户。',
      '- 赢家榜上的金额是示例，不属于任何人。',
      '- 退出登录不会遗留资金。',
      '# 识别诈骗',
      '如有人以存款、手续费或验证码为条件，承诺帮你提款，那不是本站的人。请勿回复，并在“验证代表身份”中核实。',
    ],
    ms: [
      'Tiada baki di rumah demonstrasi ini, jadi tiada apa-apa untuk dikeluarkan.',
      '# Apa maksudnya untuk anda',
      '- Kami tidak meminta dokumen atau akaun bank untuk membayar anda.',
      '- Papan pemenang hanyalah contoh dan bukan milik sesiapa.',
      '- Log keluar tidak meninggalkan wang.',
      '# Tanda penipuan',
      'Jika ada yang menjanjikan pengeluaran sebagai ganti deposit, yuran atau kod, mereka bukan dari rumah ini. Jangan balas, dan semak di “Sahkan wakil”.',
    ],
  },
};
