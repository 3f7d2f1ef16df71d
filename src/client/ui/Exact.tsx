import { createContext, type ReactNode } from 'react';

/** Whether sums keep all digits and times their seconds. */
export const ExactContext = createContext(false);

/** Around records, receipts and details: sums and times in it are written out in full. */
export function Exact({ children }: { children: ReactNode }) {
  return <ExactContext value>{children}</ExactContext>;
}
