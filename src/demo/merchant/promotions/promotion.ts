import type { WideSceneName } from '#demo/art/banner-scenes.ts';
import { type MerchantLanguage, type Worded, worded } from '#demo/merchant/worded.ts';

export interface DemoPromotion {
  id: string;
  /** What its pictures show. */
  scene: WideSceneName;
  category: string;
  promotionType: string;
  title: Worded;
  lead: Worded;
  /** How to take part, in order. */
  steps: readonly Worded[];
  facts: readonly (readonly [keyof typeof factNames, Worded | string])[];
  action: 'REGISTER' | 'LOGIN' | 'DOWNLOAD' | 'PAGE';
  actionPath: string | null;
  /** Whether anybody can have today what it tells of. The rest show a merchant how terms are laid out. */
  isReal?: true;
  /** Null: it has no end. */
  endsInDays: number | null;
}

const factNames = {
  deposit: worded('Depósito mínimo', 'Minimum deposit', '最低存款', 'Deposit minimum'),
  most: worded('Máximo', 'Maximum', '最高额度', 'Maksimum'),
  wagering: worded('Requisito de apuesta', 'Wagering', '流水要求', 'Syarat pertaruhan'),
  time: worded('Plazo', 'Time limit', '期限', 'Tempoh'),
  prize: worded('Lo que recibes', 'What you get', '奖励', 'Ganjaran'),
  who: worded('Para quién', 'Who can take part', '适用对象', 'Untuk siapa'),
  games: worded('Juegos que cuentan', 'Games that count', '适用游戏', 'Permainan terlibat'),
};

const stepsTitle = worded('Cómo funciona', 'How it works', '参与方式', 'Cara menyertai');
const sampleStepsTitle = worded(
  'Cómo funcionaría',
  'How it would work',
  '示例参与方式',
  'Contoh cara menyertai',
);
const sampleNote = worded(
  'Promoción de muestra: este es un sitio de demostración y no entrega este premio.',
  'This is a sample promotion: a demo site does not pay this prize.',
  '示例优惠：本站为演示，不发放此奖励。',
  'Promosi contoh: rumah ini ialah demonstrasi dan tidak memberi hadiah ini.',
);
const factsTitle = worded('Condiciones', 'Terms', '活动条款', 'Syarat');
const caution = worded(
  'Solo para mayores de 18 años. Jugar implica riesgo: apuesta únicamente lo que puedas perder.',
  'Over 18 only. Gaming carries risk: stake only what you can afford to lose.',
  '仅限18岁以上。游戏有风险，请量力而行。',
  'Untuk 18 tahun ke atas sahaja. Perjudian berisiko: pertaruhkan hanya yang anda sanggup rugi.',
);

/** The dialog's HTML: whether it is a sample, what it is, what to do, every condition in one table. */
export function promotionHtml(promotion: DemoPromotion, language: MerchantLanguage): string {
  const steps = promotion.steps.map((step) => `<li>${step[language]}</li>`).join('');
  const rows = promotion.facts
    .map(([name, fact]) => {
      const said = typeof fact === 'string' ? fact : fact[language];
      return `<tr><th>${factNames[name][language]}</th><td>${said}</td></tr>`;
    })
    .join('');
  const heading = promotion.isReal ? stepsTitle : sampleStepsTitle;
  return [
    promotion.isReal ? '' : `<p><strong>${sampleNote[language]}</strong></p>`,
    `<p>${promotion.lead[language]}</p>`,
    `<h3>${heading[language]}</h3><ol>${steps}</ol>`,
    `<h3>${factsTitle[language]}</h3><table><tbody>${rows}</tbody></table>`,
    `<p><em>${caution[language]}</em></p>`,
  ].join('');
}
