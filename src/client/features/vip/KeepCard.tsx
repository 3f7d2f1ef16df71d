import { Trans } from '@lingui/react/macro';
import { Card } from '#client/ui/Card.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import { MoneyBar } from './MoneyBar.tsx';
import type { Standing } from './VipScreen.tsx';

/** The bets that keep the level this month; a player who misses them falls by one level. */
export function KeepCard({ standing }: { standing: Standing }) {
  const { level, levels, month, currency, liftedUntil } = standing;
  const own = levels.find((one) => one.level === level);
  if (!own || liftedUntil !== null) return null;
  const isKept = own.keep === '0' || BigInt(month.bets) >= BigInt(own.keep);
  return (
    <Card>
      <Stack gap={3}>
        <MoneyBar
          label={<Trans>To keep {own.name} this month</Trans>}
          counted={month.bets}
          goal={own.keep}
          currency={currency}
        />
        <Note>
          {isKept ? (
            <Trans>Kept: {own.name} is yours next month too.</Trans>
          ) : month.isGrace ? (
            <Trans>
              You rose this month, so nothing has to be reached before <Time at={month.endsAt} />.
            </Trans>
          ) : (
            <Trans>
              Counts until <Time at={month.endsAt} />. Without it you go down one level, never two.
            </Trans>
          )}
        </Note>
      </Stack>
    </Card>
  );
}
