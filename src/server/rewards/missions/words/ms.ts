import type { MissionWords } from './mission-words.ts';

export const ms: MissionWords = {
  counters: {
    'valid-bets': ({ minimum }) =>
      `Pertaruhan yang dikira${minimum ? `, dari ${minimum} setiap satu` : ''}`,
    rounds: ({ minimum }) => `Pusingan dimainkan${minimum ? ` dengan ${minimum} atau lebih` : ''}`,
    'high-wins': ({ minimum, times }) =>
      `Pusingan yang membayar ${times} kali pertaruhan${minimum ? `, dengan ${minimum} atau lebih` : ''}`,
    'deposit-sum': ({ minimum }) =>
      `Jumlah deposit${minimum ? `, dari ${minimum} setiap satu` : ''}`,
    deposits: ({ minimum }) => `Deposit${minimum ? ` ${minimum} atau lebih` : ''}`,
    days: ({ minimum }) =>
      `Hari berlainan dengan pertaruhan${minimum ? ` ${minimum} atau lebih` : ''}`,
    vendors: () => 'Penyedia berlainan yang dimainkan',
  },
  classes: {
    LIVE: 'kasino langsung',
    RNG: 'slot',
    SPORTS: 'sukan',
    ESPORTS: 'e-sukan',
    PVP: 'poker',
    FISH: 'memancing',
    LOTT: 'loteri',
    ELOTT: 'e-loteri',
    INHOUSE: 'permainan kami',
  },
  within: (names) => `hanya ${names}`,
  dailyCap: (sum) => `paling banyak ${sum} sehari`,
  between: ' · ',
};
