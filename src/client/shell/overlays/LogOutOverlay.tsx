import { LogOutDialog } from '#client/features/session/LogOutDialog.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';

/** The member's own question before logging out, asked from wherever the avatar is. */
export function LogOutOverlay() {
  return <LogOutDialog onClose={useCloseOverlay()} />;
}
