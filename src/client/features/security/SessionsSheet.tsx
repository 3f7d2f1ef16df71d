import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Time } from '#client/ui/Time.tsx';
import { endSessions, forgetDevice, ownSessions, type Session } from '#contract/sessions.ts';
import { KnownDevices } from './KnownDevices.tsx';
import styles from './Security.module.css';

/** Everywhere the account is open, and a way to end what is not one's own. */
export function SessionsSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const client = useQueryClient();
  const sayError = useSayError();
  const keyOf = useOwnKey();
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(ownSessions),
    queryFn: ({ signal }) => ask(ownSessions, {}, signal),
    refetchOnMount: 'always',
  });
  const end = useMutation({
    mutationFn: (id?: string) => ask(endSessions, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(ownSessions) }),
    onError: sayError,
  });
  const forget = useMutation({
    mutationFn: (id: string) => ask(forgetDevice, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(ownSessions) }),
    onError: sayError,
  });
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? [];
  return (
    <Sheet title={t`Where you are logged in`} onClose={close}>
      <div className={styles.stack}>
        {!data && !isError && <Spinner />}
        {isError && (
          <Button variant="outline" onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ul className={styles.list}>
          {data?.sessions.map((session) => (
            <Place
              key={session.id}
              session={session}
              isPending={end.isPending}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
        {others.length > 1 && (
          <Button variant="outline" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            <Trans>End all others</Trans>
          </Button>
        )}
        <KnownDevices
          devices={data?.devices ?? []}
          isPending={forget.isPending}
          onForget={(id) => forget.mutate(id)}
        />
        <p className={styles.quiet}>
          <Trans>Don’t recognise one? End it and change your password.</Trans>
        </p>
      </div>
    </Sheet>
  );
}

interface PlaceProps {
  session: Session;
  isPending: boolean;
  onEnd: () => void;
}

function Place({ session, isPending, onEnd }: PlaceProps) {
  const { t } = useLingui();
  const device = session.device || t`Unknown device`;
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.name}>{device}</p>
        <p className={styles.quiet}>
          {session.address && `${session.address} · `}
          <Time at={session.since} />
        </p>
      </div>
      {session.isThis ? (
        <span className={styles.here}>
          <Trans>This one</Trans>
        </span>
      ) : (
        <Button
          variant="quiet"
          disabled={isPending}
          onClick={onEnd}
          aria-label={t`End session: ${device}`}
        >
          <Trans>End session</Trans>
        </Button>
      )}
    </li>
  );
}
