import type { ReactNode } from 'react';
import type { Provider } from '#contract/system.ts';

/** Their marks, in colours that are theirs and no brand's of ours. */
const marks: Readonly<Record<Provider, ReactNode>> = {
  google: (
    <g fill="none" strokeWidth="3.8">
      <path stroke="#ea4335" d="M17.7 6.3A8 8 0 0 0 4.6 9" />
      <path stroke="#fbbc05" d="M4.6 9a8 8 0 0 0 0 6" />
      <path stroke="#34a853" d="M4.6 15a8 8 0 0 0 12.5 3.1" />
      <path stroke="#4285f4" d="M17.1 18.1A8 8 0 0 0 20 12h-8" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#fff"
        d="M13.6 22.8v-8h2.7l.5-3.2h-3.2V9.5c0-.9.4-1.8 1.8-1.8h1.5V5s-1.3-.2-2.6-.2c-2.6 0-4.3 1.6-4.3 4.4v2.4H7.1v3.2H10v8z"
      />
    </>
  ),
};

export function ProviderMark({ of, size = 20 }: { of: Provider; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {marks[of]}
    </svg>
  );
}
