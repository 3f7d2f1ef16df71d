import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
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
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useCheckedForm<'comment'>({
    initial: { comment: '' },
    check: ({ comment }) =>
      comment.trim() === '' ? { comment: { words: t`Write a few words.` } } : {},
    send: ({ comment }) => {
      if (!isOffline && !apply.isPending) apply.mutate({ comment: comment.trim(), files });
    },
  });
  const left = activityCommentAtMost - [...form.values.comment].length;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <Field
          label={<Trans>Your comment</Trans>}
          {...form.bind('comment')}
          maxLength={activityCommentAtMost}
          required
          autoComplete="off"
          hint={<Plural value={left} one="# character left" other="# characters left" />}
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
