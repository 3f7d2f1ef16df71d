import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type LiveModel, launchChat } from '#contract/launch.ts';
import styles from './ChatSheet.module.css';
import { frameOriginOf } from './frame-messages.ts';
import { useShownTheme } from './use-shown-theme.ts';

/** The vendor's own chat, shut in as its games are. Its address is good once, so it is asked for anew each time. */
export function ChatSheet({ model, onClose }: { model: LiveModel; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const theme = useShownTheme();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...ownKey(member?.id ?? '', launchChat), model.vendor, model.model],
    queryFn: ({ signal }) =>
      ask(launchChat, { vassalage: model.vendor, model: model.model, language, theme }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isFit = data !== undefined && frameOriginOf(data.chatUrl, location.origin) !== null;
  return (
    <Sheet title={t`Chat with ${model.name}`} size="tall" onClose={onClose}>
      <div className={styles.chat}>
        {isFit && (
          <iframe
            className={styles.frame}
            src={data.chatUrl}
            title={t`Chat with ${model.name}`}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
        {error && !isFetching && (
          <EmptyState
            title={sayError(error, i18n)}
            action={
              <Button onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {isFetching && <Spinner />}
      </div>
    </Sheet>
  );
}
