/**
 * Where one's money is shown: what a member opens most. What these import plainly travels in one
 * file, and what they say in one part of the words.
 */
export const moneyScreens: readonly string[] = [
  'features/member/MemberCentre.tsx',
  'features/member/ready-page.ts',
  'features/wallet/WalletScreen.tsx',
  'features/wallet/HeaderBalance.tsx',
  'features/records/AccountRecordScreen.tsx',
  'features/records/BetRecordScreen.tsx',
  'features/records/ProfitScreen.tsx',
].map((file) => `src/client/${file}`);
