import { worded } from '#server/demo/worded.ts';
import type { DemoArticle } from './article.ts';

export const deposit: DemoArticle = {
  anchor: 'deposit',
  title: worded('Depositar', 'Deposits', '存款', 'Deposit'),
  lines: {
    es: [
      'Entra, toca el botón de depósito y elige un medio de pago. El mínimo y el máximo de cada uno se ven antes de escribir el monto.',
      '# Paso a paso',
      '- Elige el medio y escribe cuánto.',
      '- Revisa el resumen: monto, comisión si la hay, impuesto y lo que llega a tu saldo.',
      '- Termina en la página del banco o del monedero y vuelve.',
      '# Si tarda',
      'La mayoría llega en minutos. Si pasó media hora, guarda el comprobante y escríbenos: no repitas el pago mientras tanto.',
      '# Tus topes',
      'Puedes fijar un máximo por día, por semana y por mes. Si un depósito lo supera, no se hace y te decimos cuál es el tope. Deposita solo desde cuentas a tu nombre.',
    ],
    en: [
      'Log in, tap the deposit button and choose a payment method. The minimum and maximum of each are shown before you type the amount.',
      '# Step by step',
      '- Choose the method and type how much.',
      '- Check the summary: amount, fee if any, tax, and what reaches your balance.',
      '- Finish on the page of the bank or wallet and come back.',
      '# If it takes long',
      'Most arrive within minutes. After half an hour, keep the receipt and write to us: do not pay again meanwhile.',
      '# Your limits',
      'You can set a maximum per day, week and month. A deposit above it is not made, and we tell you which limit it was. Only pay from accounts in your own name.',
    ],
    zh: [
      '登录后点击存款，选择支付方式。每种方式的最低和最高金额，在输入之前即可看到。',
      '# 操作步骤',
      '- 选择方式，输入金额。',
      '- 核对摘要：金额、手续费（如有）、税费及到账金额。',
      '- 在银行或钱包页面完成支付后返回。',
      '# 迟迟未到账',
      '多数款项几分钟内到账。超过半小时，请保留凭证并联系客服，期间请勿重复支付。',
      '# 你的限额',
      '可设定每日、每周、每月上限。超出上限的存款不会执行，我们会告知是哪一项限额。请仅使用本人名下的账户付款。',
    ],
    ms: [
      'Log masuk, tekan butang deposit dan pilih kaedah pembayaran. Minimum dan maksimum setiap kaedah dipaparkan sebelum anda menaip jumlah.',
      '# Langkah demi langkah',
      '- Pilih kaedah dan taip jumlahnya.',
      '- Semak ringkasan: jumlah, caj jika ada, cukai, dan jumlah yang masuk ke baki.',
      '- Selesaikan di halaman bank atau dompet, kemudian kembali.',
      '# Jika lambat',
      'Kebanyakannya tiba dalam beberapa minit. Selepas setengah jam, simpan resit dan hubungi kami: jangan bayar sekali lagi sementara itu.',
      '# Had anda',
      'Anda boleh menetapkan maksimum sehari, seminggu dan sebulan. Deposit yang melebihi had tidak dibuat, dan kami nyatakan had yang mana. Bayar hanya daripada akaun atas nama anda sendiri.',
    ],
  },
};
