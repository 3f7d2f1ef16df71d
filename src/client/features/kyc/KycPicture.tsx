import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, CircleCheck, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { readPhoto } from '#client/features/profile/photo.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { addKycPicture } from '#contract/kyc.ts';
import type { DocumentSide } from '#contract/kyc-rules.ts';
import styles from './Kyc.module.css';
import { useChangeKyc } from './use-change-kyc.ts';
import { useKycWords } from './use-kyc-words.ts';

/** One side: taken or chosen, sent at once, and shown as it was sent. */
export function KycPicture({ side, isThere }: { side: DocumentSide; isThere: boolean }) {
  const { sides } = useKycWords();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const send = useChangeKyc(async (file: File) => {
    const canvas = await readPhoto(file);
    setPhoto(canvas);
    return ask(addKycPicture, { side, picture: await jpegOf(canvas) });
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(file);
    // The same file again is a choice again.
    target.value = '';
  };
  const hidden = { type: 'file', accept: 'image/*', hidden: true, onChange: take } as const;
  const isSent = isThere && !send.isPending && !send.isError;
  return (
    <section className={styles.picture} aria-label={sides[side]}>
      <h2 className={styles.side}>
        {sides[side]}
        {isSent && (
          <span className={styles.there}>
            <Icon of={CircleCheck} size={18} /> <Trans>sent</Trans>
          </span>
        )}
      </h2>
      {photo && <Preview photo={photo} />}
      <input {...hidden} ref={gallery} name={side} />
      <input
        {...hidden}
        ref={camera}
        name={`${side}-camera`}
        capture={side === 'selfie' ? 'user' : 'environment'}
      />
      <ErrorAlert error={send.error} />
      <div className={styles.actions}>
        <Button variant="outline" busy={send.isPending} onClick={() => camera.current?.click()}>
          <Icon of={Camera} />
          {isThere ? <Trans>Take it again</Trans> : <Trans>Take a photo</Trans>}
        </Button>
        <Button variant="quiet" onClick={() => gallery.current?.click()}>
          <Icon of={ImageUp} />
          <Trans>Choose a picture</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Drawn and not addressed: the content policy knows no object addresses. */
function Preview({ photo }: { photo: HTMLCanvasElement }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const onto = canvas.current;
    if (!onto) return;
    onto.width = photo.width;
    onto.height = photo.height;
    onto.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return <canvas ref={canvas} className={styles.preview} role="img" aria-label={t`Preview`} />;
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.88),
  );
  if (!blob) throw new Error('This browser makes no JPEG.');
  return new Uint8Array(await blob.arrayBuffer());
}
