import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useCloseOverlay } from './overlay.ts';
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
