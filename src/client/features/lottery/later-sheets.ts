import { pageSeen } from '#client/data/page-seen.ts';
import { apart } from '#client/i18n/apart.tsx';

// The room is drawn without these; they come behind it, so that they open without a network.
export const ResultsSheet = apart(() =>
  import('./ResultsSheet.tsx').then((file) => file.ResultsSheet),
);
export const TicketsSheet = apart(() =>
  import('./tickets/TicketsSheet.tsx').then((file) => file.TicketsSheet),
);
export const RulesSheet = apart(() => import('./RulesSheet.tsx').then((file) => file.RulesSheet));

/** What could not be fetched is fetched when it is opened. */
export async function keepSheets(): Promise<void> {
  await pageSeen;
  const sheets = [ResultsSheet, TicketsSheet, RulesSheet];
  await Promise.allSettled(sheets.map((sheet) => sheet.ready()));
}
