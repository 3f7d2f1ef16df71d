import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { gameOfAddress } from '#client/features/catalogue/game-address.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';

/** Opens the sheet of the game that somebody sent the address of; closing it leaves plain home. */
export function GameByAddress(): null {
  const nodeId = gameOfAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const open = useOpenOverlay();
  useEffect(() => {
    if (nodeId === null) return;
    void navigate({ to: '/', search: {}, replace: true }).then(() =>
      open({ kind: 'game', nodeId }),
    );
  }, [nodeId, navigate, open]);
  return null;
}
