import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { Button } from '#client/ui/Button.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { changeIcon } from '#contract/profile.ts';
import { nearest, wholeCrop, zoomed } from './crop.ts';
import styles from './IconSheet.module.css';
import { cutOut, drawCrop } from './photo.ts';
import { useCropHands } from './use-crop-hands.ts';

interface IconCropProps {
  photo: HTMLCanvasElement;
  onBack: () => void;
  onDone: () => void;
}

/** As sharp as the densest screen shows it. */
const shownSide = 900;

/** The photo under a round window: moved and brought nearer by finger, mouse or keyboard. */
export function IconCrop({ photo, onBack, onDone }: IconCropProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const hand = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => wholeCrop(photo));
  const hands = useCropHands(hand, photo, setCrop);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, photo, crop);
  }, [photo, crop]);
  const send = useMutation({
    mutationFn: async () => ask(changeIcon, { picture: await cutOut(photo, crop) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: memberQuery.queryKey });
      toast(t`Picture updated.`, { tone: 'good' });
      onDone();
    },
  });
  return (
    <div className={styles.crop}>
      <div className={styles.frame}>
        <div
          ref={hand}
          className={styles.hand}
          role="application"
          aria-label={t`Visible part of the picture. Use the arrow keys to move it and plus and minus to zoom.`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as an application it is worked by the keyboard
          tabIndex={0}
          {...hands}
        >
          <canvas ref={canvas} className={styles.picture} width={shownSide} height={shownSide} />
        </div>
        <span className={styles.coin} />
      </div>
      <label className={styles.zoom}>
        <Trans>Zoom</Trans>
        <input
          type="range"
          name="zoom"
          min={1}
          max={nearest}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomed(photo, crop, event.target.valueAsNumber))}
        />
      </label>
      <p className={styles.note}>
        <Trans>Drag the picture until you like it.</Trans>
      </p>
      <ErrorAlert error={send.error} />
      <div className={styles.actions}>
        <Button variant="outline" isWide disabled={send.isPending} onClick={onBack}>
          <Trans>New picture</Trans>
        </Button>
        <Button isWide busy={send.isPending} onClick={() => send.mutate()}>
          <Trans>Use this one</Trans>
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {send.isPending && <Trans>Uploading the picture…</Trans>}
      </p>
    </div>
  );
}
