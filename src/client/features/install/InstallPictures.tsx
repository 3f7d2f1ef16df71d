import type { ReactNode } from 'react';

/** The lower part of a phone's browser; what is to be touched wears the accent colour. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 1v47a12 12 0 0 0 12 12h60a12 12 0 0 0 12-12V1" />
      {children}
    </svg>
  );
}

export function SharePicture() {
  return (
    <Phone>
      <path d="M14 34h68M20 47h8M68 47h8" />
      <path d="M20 10h40M20 20h28" />
      <g className="touch">
        <path d="M43 45h-3v11h16V45h-3M48 51V39m-4 4 4-4 4 4" />
      </g>
    </Phone>
  );
}

export function MenuPicture() {
  return (
    <Phone>
      <path d="M14 16h58a4 4 0 0 1 0 8H18a4 4 0 0 1 0-8" />
      <path d="M20 38h40M20 48h28" />
      <g className="touch" fill="currentColor">
        <circle cx="82" cy="15" r="1" />
        <circle cx="82" cy="20" r="1" />
        <circle cx="82" cy="25" r="1" />
      </g>
    </Phone>
  );
}

export function AddPicture() {
  return (
    <Phone>
      <path d="M20 12h44M20 52h36" />
      <g className="touch">
        <rect x="14" y="22" width="68" height="20" rx="6" />
        <path d="M21 32h34M70 27v10M65 32h10" />
      </g>
    </Phone>
  );
}

export function ConfirmPicture() {
  return (
    <Phone>
      <rect x="20" y="26" width="22" height="22" rx="6" />
      <path d="M25 37h12M31 31v12M50 32h22M50 42h14" />
      <g className="touch">
        <path d="M62 12h16M70 5l8 7-8 7" />
      </g>
    </Phone>
  );
}
