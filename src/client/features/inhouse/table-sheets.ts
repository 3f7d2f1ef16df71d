import { apart } from '#client/i18n/apart.tsx';

/** What is opened at a table: a player sits down without waiting for any of it. */
export const RulesSheet = apart(() => import('./RulesSheet.tsx').then((file) => file.RulesSheet));
export const HistorySheet = apart(() =>
  import('./HistorySheet.tsx').then((file) => file.HistorySheet),
);
export const ProofSheet = apart(() => import('./ProofSheet.tsx').then((file) => file.ProofSheet));
export const ChainProofSheet = apart(() =>
  import('./ChainProofSheet.tsx').then((file) => file.ChainProofSheet),
);
export const PoolProofSheet = apart(() =>
  import('./PoolProofSheet.tsx').then((file) => file.PoolProofSheet),
);

/** Behind the table, so that a press opens them at once, and without a network too. */
export async function readySheets(): Promise<void> {
  const sheets = [RulesSheet, HistorySheet, ProofSheet, ChainProofSheet, PoolProofSheet];
  await Promise.allSettled(sheets.map((sheet) => sheet.ready()));
}
