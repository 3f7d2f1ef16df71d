import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { BoardProps } from '../board.ts';
import { BarState, PlayBar } from '../PlayBar.tsx';
import { StagePart } from '../stage/StagePart.tsx';
import { ScratchPool } from './ScratchPool.tsx';
import { ScratchTicket, UnboughtTicket } from './ScratchTicket.tsx';
import { useTicket } from './use-ticket.ts';

/** A ticket out of the pool: bought, rubbed with a finger, and what it says. */
export function ScratchBoard({ round: played, currency, stake, play }: BoardProps) {
  const { t } = useLingui();
  const rules = use(BarState)?.table?.rules ?? played?.rules ?? '';
  const { round, cover, pool, reveal, rub } = useTicket(played);
  return (
    <>
      {round ? (
        <ScratchTicket key={round.id} round={round} cover={cover} onRub={rub} />
      ) : (
        <UnboughtTicket rules={rules} />
      )}
      {cover ? (
        <StagePart at="dock">
          <Button size="l" isWide variant="outline" onClick={reveal}>
            <Trans>Reveal all</Trans>
          </Button>
        </StagePart>
      ) : (
        <PlayBar label={t`Buy a ticket`} onPlay={() => play({ stake })} />
      )}
      {/* Beside a covered ticket the list of what is left would tell what it bears. */}
      {pool && !cover && <ScratchPool pool={pool} currency={currency} />}
    </>
  );
}
