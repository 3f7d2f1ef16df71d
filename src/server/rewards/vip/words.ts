import type { InLanguages } from '#contract/languages.ts';
import type { VipGiftKind } from '#contract/vip-terms.ts';

/** What a player reads beside a gift in the reward centre. */
export const giftWords: InLanguages<Readonly<Record<VipGiftKind, string>>> = {
  es: {
    rise: 'Por subir de nivel VIP',
    month: 'Regalo VIP del mes',
    birthday: '¡Feliz cumpleaños!',
  },
  en: { rise: 'For a new VIP level', month: 'VIP gift of the month', birthday: 'Happy birthday!' },
  zh: { rise: 'VIP 升级礼', month: 'VIP 月度礼', birthday: '祝您生日快乐！' },
  ms: {
    rise: 'Kerana naik tahap VIP',
    month: 'Hadiah VIP bulanan',
    birthday: 'Selamat hari jadi!',
  },
};
