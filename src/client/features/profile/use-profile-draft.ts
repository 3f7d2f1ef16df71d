import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ProfileValues } from '#contract/profile-rules.ts';
import { openChanges } from './open-changes.ts';

const key = ['profile-draft'];

/**
 * What was typed and not sent yet outlives the sheet: one is led to customer service out of it, and a
 * thumb slips. It lies with the answers of the gateway, in the page alone, and is forgotten with them.
 */
export function useProfileDraft(known: ProfileValues) {
  const client = useQueryClient();
  const [before] = useState(() =>
    openChanges(client.getQueryData<ProfileValues>(key) ?? {}, known),
  );
  const keep = useCallback(
    (changes: ProfileValues) => client.setQueryData<ProfileValues>(key, changes),
    [client],
  );
  const drop = useCallback(() => client.removeQueries({ queryKey: key, exact: true }), [client]);
  return { before, keep, drop };
}
