import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FaceKind } from './faces.ts';

/** How each kind is won, in one sentence. */
export const waysOfTickets: Readonly<Record<FaceKind, ReactNode>> = {
  three: <Trans>Three equal amounts win that amount.</Trans>,
  match: <Trans>One of the piñata’s numbers among yours wins the amount beside it.</Trans>,
  smile: <Trans>Three smiles in a row, any way across, win the prize.</Trans>,
  key: <Trans>A key higher than its lock opens the chest beside it.</Trans>,
};
