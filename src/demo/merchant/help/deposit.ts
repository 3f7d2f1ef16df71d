import { worded } from '#demo/merchant/worded.ts';
import type { DemoArticle } from './article.ts';

export const deposit: DemoArticle = {
  anchor: 'deposit',
  title: worded('Depositar', 'Deposits', '存款', 'Deposit'),
  lines: {
    es: [
      'En este sitio de demostración depositas dinero de prueba. El servicio de pagos es nuestro y funciona como uno de verdad, pero no le cobra a nadie.',
      '# Cómo se hace',
      '- Elige tus límites o continúa sin límite propio.',
      '- Elige cómo pagar y cuánto. Antes de seguir ves el mínimo, el máximo, la comisión y lo que recibes.',
      '- En la página de pago decides qué pasa: sale bien, tarda, falla o llega incompleto.',
      '- En tu depósito queda cada paso con su hora.',
      '# Si alguien te pide un pago de verdad',
      'No lo hagas. Mira en “Verificar representante” si el contacto es oficial: nadie de un sitio de demostración tiene por qué pedirte dinero, datos de tarjeta ni códigos.',
    ],
    en: [
      'On this demo site you deposit test money. The payment service is our own: it behaves like a real one but charges nobody.',
      '# How it works',
      '- Choose your limits, or continue without a personal limit.',
      '- Choose how to pay and how much. You see the minimum, the maximum, the fee and what you receive before you continue.',
      '- On the payment page you decide what happens: it succeeds, takes a while, fails or arrives short.',
      '- Your deposit shows every step with its time.',
      '# If someone asks you for a real payment',
      'Do not pay. Check under “Verify representative” whether the contact is official: nobody from a demo site has any reason to ask for money, card details or codes.',
    ],
    zh: [
      '在本演示平台，您存入的是试用资金。支付服务由我们自己提供，行为与真实服务一致，但不会向任何人收费。',
      '# 如何操作',
      '- 选择您的限额，或说明不设个人限额。',
      '- 选择支付方式和金额。继续之前可以看到最低额、最高额、手续费和实际到账金额。',
      '- 在支付页面由您决定结果：成功、延迟、失败或金额不足。',
      '- 每一步都会连同时间记录在您的存款里。',
      '# 如果有人要您真的付款',
      '请不要付。先在“验证代表身份”中核实对方是否官方：代表演示网站的人没有理由向您要钱、卡号或验证码。',
    ],
    ms: [
      'Di rumah demonstrasi ini anda mendepositkan wang percubaan. Perkhidmatan pembayaran milik kami sendiri dan berkelakuan seperti yang sebenar, tetapi tidak mengenakan bayaran kepada sesiapa.',
      '# Caranya',
      '- Pilih had anda, atau nyatakan bahawa anda tidak mahu had sendiri.',
      '- Pilih cara membayar dan jumlahnya. Sebelum meneruskan, anda melihat minimum, maksimum, yuran dan jumlah yang diterima.',
      '- Di halaman pembayaran anda menentukan apa yang berlaku: berjaya, lambat, gagal atau kurang jumlahnya.',
      '- Setiap langkah dicatat bersama masanya dalam deposit anda.',
      '# Jika ada yang meminta bayaran sebenar',
      'Jangan bayar. Semak di “Sahkan wakil” sama ada orang itu rasmi: tiada sesiapa yang mewakili demonstrasi perlu meminta wang, butiran kad atau kod.',
    ],
  },
};
