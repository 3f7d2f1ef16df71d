/** In the order in which they are asked. */
export const registerNames = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'paymentPassword',
  'idNumber',
  'whatsapp',
  'line',
  'wechat',
  'facebook',
  'qqNum',
  'affiliateCode',
] as const;
export type RegisterName = (typeof registerNames)[number];
