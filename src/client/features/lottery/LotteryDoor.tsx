import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { LotteryScreen } from './LotteryScreen.tsx';
import { lobbyQuery } from './lottery-queries.ts';

interface LotteryDoorProps {
  /** Absent where a vendor's tile was pressed: the first of its games opens then. */
  gameCode: string | undefined;
  vassalages: readonly string[];
}

/** The address of a lottery names its game, or only whose games they are. */
export function LotteryDoor({ gameCode, vassalages }: LotteryDoorProps) {
  const language = useLanguage();
  const lobby = useQuery({ ...lobbyQuery(language), enabled: gameCode === undefined });
  if (gameCode !== undefined) return <LotteryScreen gameCode={gameCode} />;
  const first = lobby.data?.games.find(({ vassalage }) => vassalages.includes(vassalage));
  if (first) return <LotteryScreen gameCode={first.game} />;
  return (
    <main>
      <Loaded of={lobby}>
        {() => (
          <EmptyState
            icon={Ticket}
            title={<Trans>No lottery is open at the moment.</Trans>}
            action={
              <Button to="/">
                <Trans>Back to the lobby</Trans>
              </Button>
            }
          />
        )}
      </Loaded>
    </main>
  );
}
