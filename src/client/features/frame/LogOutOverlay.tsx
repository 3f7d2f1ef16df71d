import { LogOutDialog } from '#client/features/member/LogOutDialog.tsx';
import { useCloseOverlay } from './overlay.ts';

/** The member's own question before logging out, asked from wherever the avatar is. */
export function LogOutOverlay() {
  return <LogOutDialog onClose={useCloseOverlay()} />;
}
