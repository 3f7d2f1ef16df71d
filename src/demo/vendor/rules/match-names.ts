/** Teams that there are not, so that no real one's name is borrowed. */
const clubs = [
  'Atlético Jacaranda',
  'Deportivo Marea',
  'Unión Cantera',
  'Real Guayacán',
  'Sporting Faro',
  'Club Volcán',
  'Estrella del Sur',
  'Ríos Unidos',
  'Tranvía FC',
  'Naranjal',
  'Puerto Claro',
  'Academia Cóndor',
  'Bravos del Valle',
  'Lira FC',
  'Salinas',
  'Monte Azul',
] as const;
const crews = [
  'Nube Negra',
  'Kaiju Lab',
  'Voltaje',
  'Sombra Seis',
  'Pixel Norte',
  'Orbita',
  'Lobos 404',
  'Neón Sur',
  'Glitch Real',
  'Ronin Café',
  'Cobalto',
  'Última Vida',
] as const;
const leagues = ['Liga Verbena', 'Copa Costa', 'Torneo Andes'] as const;
const cups = ['Arena Major', 'Circuito Neón', 'Open Lima'] as const;

export interface Pairing {
  league: string;
  home: string;
  away: string;
}

/** Two teams that do not play elsewhere just now. */
export function pairUp(
  kind: 'football' | 'arena',
  busy: ReadonlySet<string>,
  chance: () => number,
): Pairing {
  const free = (kind === 'football' ? clubs : crews).filter((team) => !busy.has(team));
  const home = free[Math.floor(chance() * free.length)] ?? '';
  const others = free.filter((team) => team !== home);
  const away = others[Math.floor(chance() * others.length)] ?? '';
  const names = kind === 'football' ? leagues : cups;
  return { league: names[Math.floor(chance() * names.length)] ?? '', home, away };
}
