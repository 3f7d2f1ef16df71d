import { worded } from '#server/demo/worded.ts';
import type { DemoArticle } from './article.ts';

export const deposit: DemoArticle = {
  anchor: 'deposit',
  title: worded('Depositar', 'Deposits', '存款', 'Deposit'),
  lines: {
    es: [
      'En esta casa de demostración no se deposita. No hay medios de pago conectados y ningún botón te cobra.',
      '# Qué significa para ti',
      '- No necesitas tarjeta, cuenta bancaria ni monedero para recorrerla.',
      '- Los premios, los ganadores y las promociones que ves son de muestra.',
      '- Tu cuenta guarda quién eres y tus favoritos, no dinero.',
      '# Si alguien te pide un pago',
      'No lo hagas. Mira en “Verificar representante” si el contacto es oficial: nadie que hable por una demostración tiene por qué pedirte dinero, datos de tarjeta ni códigos.',
    ],
    en: [
      'Nothing is paid in at this demonstration house. No payment methods are connected, and no button charges you.',
      '# What that means for you',
      '- You need no card, bank account or wallet to look around.',
      '- The prizes, winners and promotions you see are samples.',
      '- Your account keeps who you are and your favourites, not money.',
      '# If someone asks you for a payment',
      'Do not make it. Look up under “Verify representative” whether the contact is official: nobody who speaks for a demonstration has a reason to ask for money, card details or codes.',
    ],
    zh: [
      '本演示平台不接受存款。没有接入任何支付方式，也没有任何按钮会扣款。',
      '# 这对你意味着什么',
      '- 浏览无需银行卡、银行账户或电子钱包。',
      '- 你看到的奖金、中奖者和优惠都是示例。',
      '- 你的账号保存的是你的资料和收藏，不是资金。',
      '# 如果有人要你付款',
      '请不要付。先在“验证代表身份”中核实对方是否官方：代表演示网站的人没有理由向你要钱、卡号或验证码。',
    ],
    ms: [
      'Tiada deposit di rumah demonstrasi ini. Tiada kaedah pembayaran disambungkan, dan tiada butang yang mengenakan bayaran.',
      '# Apa maksudnya untuk anda',
      '- Anda tidak perlu kad, akaun bank atau dompet untuk melihat-lihat.',
      '- Hadiah, pemenang dan promosi yang anda lihat hanyalah contoh.',
      '- Akaun anda menyimpan siapa anda dan kegemaran anda, bukan wang.',
      '# Jika ada yang meminta bayaran',
      'Jangan bayar. Semak di “Sahkan wakil” sama ada orang itu rasmi: tiada sesiapa yang mewakili demonstrasi perlu meminta wang, butiran kad atau kod.',
    ],
  },
};
