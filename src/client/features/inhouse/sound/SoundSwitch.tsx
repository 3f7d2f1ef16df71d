import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { soundAtom } from './sound-atom.ts';
import { hear } from './use-sound.ts';

/** Off until it is touched; the touch is also what lets a browser make any sound. */
export function SoundSwitch() {
  const { t } = useLingui();
  const [isOn, setOn] = useAtom(soundAtom);
  return (
    <IconButton
      label={t`Sound`}
      icon={isOn ? Volume2 : VolumeX}
      aria-pressed={isOn}
      onClick={() => {
        setOn(!isOn);
        if (!isOn) hear('begin');
      }}
    />
  );
}
