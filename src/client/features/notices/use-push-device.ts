import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Refused } from '#client/data/refused.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import { pushSettings } from '#contract/push.ts';
import { pushSettingsQuery } from './notice-queries.ts';
import { isListening, listen, pushSupport, stopListening } from './push-device.ts';

/** Whether this device is told, and how to change that. */
export function usePushDevice() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sayError = useSayError();
  const { member } = useSession();
  const memberId = member?.id ?? '';
  const settings = useQuery({ ...pushSettingsQuery(memberId), enabled: member !== null });
  const here = useQuery({
    queryKey: ['member', memberId, 'push on this device'],
    queryFn: isListening,
    enabled: member !== null,
    // Nothing of it is asked over the network.
    networkMode: 'always',
    staleTime: 0,
  });
  const onSettled = () => {
    void here.refetch();
    void client.invalidateQueries({ queryKey: ownKey(memberId, pushSettings) });
  };
  const onError = (error: unknown) => {
    if (error instanceof Refused) sayError(error);
    else toast(t`Your browser could not turn them on. Try again later.`, { tone: 'bad' });
  };
  const begin = useMutation({
    mutationFn: () => listen(settings.data?.publicKey ?? ''),
    onSuccess: (isGranted) => {
      if (isGranted) toast(t`Notifications are on for this device.`, { tone: 'good' });
    },
    onSettled,
    onError,
  });
  const end = useMutation({ mutationFn: stopListening, onSettled, onError });
  return {
    settings,
    support: pushSupport(),
    /** Undefined until it is known. */
    isListening: here.data,
    begin,
    end,
  };
}
