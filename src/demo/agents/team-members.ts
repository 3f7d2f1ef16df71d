/** Who stands below the demonstration's agents. Nobody can log in to these: they are there to be looked at. */
export interface TeamMember {
  account: string;
  nickname: string;
  agent: string;
  isAgent?: true;
  /** How many days ago the account was opened. */
  opened: number;
  /** How often it plays, in a hundred days. */
  habit: number;
  /** The usual stake, in minor units. */
  stake: bigint;
}

export const teamMembers: readonly TeamMember[] = [
  agent('promotora', 'Lucía', 'agente', 60),
  member('rosita88', 'Rosita', 'agente', 58, 80, 2_000_000n),
  member('elprofe10', 'El Profe', 'agente', 55, 70, 5_000_000n),
  member('donjulio55', 'Don Julio', 'agente', 52, 60, 3_000_000n),
  member('marce21', 'Marce', 'agente', 47, 75, 1_000_000n),
  member('tatiana03', 'Tati', 'agente', 40, 35, 2_000_000n),
  member('nelson77', 'Nelson', 'agente', 36, 50, 4_000_000n),
  member('yuliana12', 'Yuli', 'agente', 21, 65, 1_500_000n),
  member('chucho09', 'Chucho', 'agente', 12, 80, 2_500_000n),
  member('gloriaines', 'Gloria Inés', 'agente', 5, 90, 1_000_000n),
  member('wilson33', 'Wilson', 'agente', 1, 100, 500_000n),
  member('sebas2005', 'Sebas', 'promotora', 50, 70, 1_000_000n),
  member('paolita15', 'Paolita', 'promotora', 44, 60, 2_000_000n),
  member('elmono22', 'El Mono', 'promotora', 38, 45, 6_000_000n),
  member('katerine8', 'Kate', 'promotora', 26, 55, 1_000_000n),
  member('jhonjairo', 'Jhon Jairo', 'promotora', 9, 85, 2_000_000n),
  member('dianam40', 'Diana', 'mayorista', 57, 65, 8_000_000n),
  member('fabio1970', 'Don Fabio', 'mayorista', 48, 40, 10_000_000n),
  member('andreita6', 'Andreíta', 'mayorista', 30, 70, 2_000_000n),
  member('camilob14', 'Camilo', 'mayorista', 17, 60, 3_000_000n),
  // Stopped playing: see `lastPlayed`.
  member('olga1962', 'Doña Olga', 'mayorista', 59, 60, 2_000_000n),
];

/** Whoever stopped, with the days since: so that the list of those who do not play any more shows somebody. */
export const lastPlayed: Readonly<Record<string, number>> = { olga1962: 11, tatiana03: 16 };

function member(
  account: string,
  nickname: string,
  agentName: string,
  opened: number,
  habit: number,
  stake: bigint,
): TeamMember {
  return { account, nickname, agent: agentName, opened, habit, stake };
}

function agent(account: string, nickname: string, above: string, opened: number): TeamMember {
  return { account, nickname, agent: above, isAgent: true, opened, habit: 20, stake: 1_000_000n };
}
