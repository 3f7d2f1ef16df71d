import type { MissionWords } from './mission-words.ts';

export const es: MissionWords = {
  counters: {
    'valid-bets': ({ minimum }) =>
      `Apuestas que cuentan${minimum ? `, desde ${minimum} cada una` : ''}`,
    rounds: ({ minimum }) => `Rondas jugadas${minimum ? ` con ${minimum} o más` : ''}`,
    'high-wins': ({ minimum, times }) =>
      `Rondas que pagan ${times} veces la apuesta${minimum ? `, con ${minimum} o más` : ''}`,
    'deposit-sum': ({ minimum }) =>
      `Depósitos en total${minimum ? `, desde ${minimum} cada uno` : ''}`,
    deposits: ({ minimum }) => `Depósitos${minimum ? ` de ${minimum} o más` : ''}`,
    days: ({ minimum }) => `Días distintos con una apuesta${minimum ? ` de ${minimum} o más` : ''}`,
    vendors: () => 'Proveedores distintos que juegas',
  },
  classes: {
    LIVE: 'casino en vivo',
    RNG: 'tragamonedas',
    SPORTS: 'deportes',
    ESPORTS: 'e-sports',
    PVP: 'póker',
    FISH: 'pesca',
    LOTT: 'lotería',
    ELOTT: 'lotería electrónica',
    INHOUSE: 'juegos de la casa',
  },
  within: (names) => `solo ${names}`,
  dailyCap: (sum) => `hasta ${sum} por día`,
  between: ' · ',
};
