import type { Page } from 'playwright';

interface Beginning {
  /** What the button says, in English. */
  label: string | RegExp;
  /** What has to be laid or picked before. */
  first?: (page: Page) => Promise<void>;
}

const beginnings: Readonly<Record<string, Beginning>> = {
  VB_DICE: { label: 'Roll' },
  VB_MINES: { label: 'Begin' },
  VB_ROULETTE: {
    label: /^Spin for/,
    first: (page) => page.getByRole('button', { name: /^Red/ }).click(),
  },
  VB_PLINKO: { label: 'Drop' },
  VB_WHEEL: { label: 'Turn' },
  VB_LIMBO: { label: 'Launch' },
  VB_KENO: {
    label: 'Draw',
    first: (page) => page.getByRole('button', { name: 'Pick for me' }).click(),
  },
  VB_JACKS_OR_BETTER: { label: 'Deal' },
  VB_BLACKJACK: { label: 'Deal' },
  VB_BACCARAT: {
    label: 'Deal',
    first: (page) =>
      page
        .getByRole('button', { name: /^Player/ })
        .last()
        .click(),
  },
  VB_HI_LO: { label: 'Deal' },
  VB_ORCHARD: { label: 'Spin' },
  VB_GARDEN: { label: 'Spin' },
};

/** The games that can be begun this way, by their rules. */
export const begunByButton = Object.keys(beginnings);

/** Lays what a game needs, so that its button can be pressed. */
export async function layFirst(page: Page, rules: string): Promise<void> {
  await beginnings[rules]?.first?.(page);
}

export function beginButton(page: Page, rules: string) {
  const label = beginnings[rules]?.label ?? '';
  return page
    .getByRole('main')
    .getByRole('button', { name: label, ...(typeof label === 'string' ? { exact: true } : {}) });
}
