import type { MissionWords } from './mission-words.ts';

export const en: MissionWords = {
  counters: {
    'valid-bets': ({ minimum }) => `Bets that count${minimum ? `, from ${minimum} each` : ''}`,
    rounds: ({ minimum }) => `Rounds played${minimum ? ` with ${minimum} or more` : ''}`,
    'high-wins': ({ minimum, times }) =>
      `Rounds that pay ${times} times the bet${minimum ? `, with ${minimum} or more` : ''}`,
    'deposit-sum': ({ minimum }) => `Deposits in all${minimum ? `, from ${minimum} each` : ''}`,
    deposits: ({ minimum }) => `Deposits${minimum ? ` of ${minimum} or more` : ''}`,
    days: ({ minimum }) => `Different days with a bet${minimum ? ` of ${minimum} or more` : ''}`,
    vendors: () => 'Different providers played',
  },
  classes: {
    LIVE: 'live casino',
    RNG: 'slots',
    SPORTS: 'sports',
    ESPORTS: 'e-sports',
    PVP: 'poker',
    FISH: 'fishing',
    LOTT: 'lottery',
    ELOTT: 'e-lottery',
    INHOUSE: 'in-house games',
  },
  within: (names) => `only ${names}`,
  dailyCap: (sum) => `at most ${sum} a day`,
  between: ' · ',
};
