import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { MemberInfo } from '#contract/member.ts';
import { removeIcon } from '#contract/profile.ts';
import { Avatar } from './Avatar.tsx';
import { IconCrop } from './IconCrop.tsx';
import styles from './IconSheet.module.css';
import { readPhoto } from './photo.ts';

/** One's picture: chosen, cut to a square, sent; or taken away. */
export function IconSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { member } = useSession();
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  return (
    <Sheet title={t`Your picture`} onClose={close}>
      {photo && <IconCrop photo={photo} onBack={() => setPhoto(null)} onDone={close} />}
      {!photo && member && <ChoosePhoto member={member} onPhoto={setPhoto} onRemoved={close} />}
    </Sheet>
  );
}

interface ChoosePhotoProps {
  member: MemberInfo;
  onPhoto: (photo: HTMLCanvasElement) => void;
  onRemoved: () => void;
}

function ChoosePhoto({ member, onPhoto, onRemoved }: ChoosePhotoProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sayError = useSayError();
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const read = useMutation({ mutationFn: readPhoto, onSuccess: onPhoto });
  const remove = useMutation({
    mutationFn: () => ask(removeIcon, {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: memberQuery.queryKey });
      toast(t`Picture removed.`, { tone: 'good' });
      onRemoved();
    },
    onError: sayError,
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) read.mutate(file);
    // The same file again is a choice again.
    target.value = '';
  };
  const hidden = { type: 'file', accept: 'image/*', hidden: true, onChange: take } as const;
  return (
    <div className={styles.choose}>
      <Avatar member={member} size="xl" />
      {read.isError && (
        <Alert>
          <Trans>
            This file cannot be shown here. Choose a JPG or PNG picture, or take a new photo.
          </Trans>
        </Alert>
      )}
      <input {...hidden} ref={gallery} name="picture" />
      <input {...hidden} ref={camera} name="photo" capture="user" />
      <Button size="l" isWide busy={read.isPending} onClick={() => gallery.current?.click()}>
        <Icon of={ImageUp} />
        <Trans>Choose a picture</Trans>
      </Button>
      {hasCamera() && (
        <Button variant="outline" isWide onClick={() => camera.current?.click()}>
          <Icon of={Camera} />
          <Trans>Take a photo</Trans>
        </Button>
      )}
      {member.iconVersion !== null && (
        <Button variant="quiet" isWide busy={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Remove the picture</Trans>
        </Button>
      )}
      <p className={styles.note}>
        <Trans>Other players do not see it.</Trans>
      </p>
    </div>
  );
}

/** Phones and tablets ask their camera; elsewhere the same words would open the files again. */
function hasCamera(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
