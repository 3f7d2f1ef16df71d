import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { readSlip } from '#client/features/deposit/read-slip.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { addActivityPicture, applyActivity } from '#contract/activities.ts';
import { refreshActivities } from './activity-queries.ts';

interface Application {
  comment: string;
  files: readonly File[];
}

/** Pictures first, each to its place, then the application: whatever is lost on the way is sent again. */
export function useApply(activityId: string) {
  const client = useQueryClient();
  const { member } = useSession();
  return useMutation({
    mutationFn: async ({ comment, files }: Application) => {
      for (const [index, file] of files.entries()) {
        const picture = await readSlip(file);
        await ask(addActivityPicture, { activityId, place: index + 1, picture });
      }
      return ask(applyActivity, { activityId, comment, pictures: files.length });
    },
    onSettled: () => refreshActivities(client, member?.id ?? ''),
  });
}
