import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { UploadField } from '#client/ui/UploadField.tsx';
import { activityCommentAtMost, activityPicturesAtMost } from '#contract/activities.ts';
import { useApply } from './use-apply.ts';

/** A comment and pictures; what was chosen stays until it is sent. */
export function ApplyForm({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const isOffline = useOfflineSince() !== null;
  const apply = useApply(activityId);
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isTried, setTried] = useState(false);
  const text = comment.trim();
  const left = activityCommentAtMost - [...comment].length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text !== '' && !apply.isPending) apply.mutate({ comment: text, files });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={3}>
        <Field
          label={<Trans>Your comment</Trans>}
          name="comment"
          value={comment}
          maxLength={activityCommentAtMost}
          required
          autoComplete="off"
          hint={<Plural value={left} one="# character left" other="# characters left" />}
          error={isTried && text === '' ? <Trans>Write a few words.</Trans> : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
        {files.length > 0 && (
          <List>
            {files.map((file, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be chosen twice
                key={index}
                title={file.name}
                end={
                  <IconButton
                    label={t`Leave out ${file.name}`}
                    icon={X}
                    onClick={() => setFiles(files.toSpliced(index, 1))}
                  />
                }
              />
            ))}
          </List>
        )}
        {files.length < activityPicturesAtMost && (
          <UploadField
            name="picture"
            label={<Trans>Add a picture</Trans>}
            accept="image/png,image/jpeg"
            hint={t`PNG or JPG, 5 MB each, ${activityPicturesAtMost} at most.`}
            onFile={(file) => setFiles([...files, file])}
          />
        )}
        {isOffline ? <OfflineAlert /> : <ErrorAlert error={apply.error} />}
        <Button type="submit" isWide busy={apply.isPending} disabled={isOffline}>
          <Trans>Send application</Trans>
        </Button>
      </Stack>
    </form>
  );
}
