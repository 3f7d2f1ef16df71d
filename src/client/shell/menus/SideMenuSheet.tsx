import { useLingui } from '@lingui/react/macro';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import { SideMenuContents } from './SideMenuContents.tsx';

export function SideMenuSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  return (
    <Sheet title={t`Menu`} side onClose={close}>
      <SideMenuContents />
    </Sheet>
  );
}
