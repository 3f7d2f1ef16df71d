import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { PromotionDetails } from './PromotionDetails.tsx';

/** A promotion over any screen but its own, where the address opens it. */
export function PromotionDialog({ id }: { id: string }) {
  return <PromotionDetails id={id} onClose={useCloseOverlay()} />;
}
