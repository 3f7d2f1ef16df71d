import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, use } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { BoardProps } from '../../board.ts';
import { BarState, PlayBar } from '../../PlayBar.tsx';
import fair from '../../stage/art/fair.svg?inline';
import garden from '../../stage/art/garden.svg?inline';
import lamps from '../../stage/art/lamps.svg?inline';
import pinatas from '../../stage/art/pinatas.svg?inline';
import plaza from '../../stage/art/plaza.svg?inline';
import treasure from '../../stage/art/treasure.svg?inline';
import vault from '../../stage/art/vault.svg?inline';
import { Backdrop } from '../../stage/Backdrop.tsx';
import { LastResults } from '../../stage/LastResults.tsx';
import { StagePart } from '../../stage/StagePart.tsx';
import { faceKindOf } from './faces.ts';
import { ScratchPool } from './ScratchPool.tsx';
import { ScratchTicket, UnboughtTicket } from './ScratchTicket.tsx';
import { useTicket } from './use-ticket.ts';

/** A ticket out of the pool: bought, rubbed with a finger, and what it says. */
export function ScratchBoard({ round: played, currency, stake, play }: BoardProps) {
  const { t } = useLingui();
  const bar = use(BarState);
  const rules = bar?.table?.rules ?? played?.rules ?? '';
  const { round, cover, pool, reveal, rub } = useTicket(played);
  return (
    <>
      <Backdrop {...places[faceKindOf(rules)]} />
      {bar && <LastResults rounds={bar.rounds.filter(({ id }) => !cover || id !== round?.id)} />}
      {round ? (
        <ScratchTicket key={round.id} round={round} cover={cover} onRub={rub} />
      ) : (
        <UnboughtTicket rules={rules} most={mostLeft(pool)} currency={currency} />
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

/** Where each kind is sold. */
const places = {
  three: { ground: fair, above: lamps },
  match: { ground: plaza, above: pinatas },
  smile: { ground: garden, above: lamps },
  key: { ground: treasure, above: vault },
} as const;

/** What is printed on no ticket any more is promised on none. */
function mostLeft(pool: ComponentProps<typeof ScratchPool>['pool'] | undefined): string | null {
  const times = pool?.prizes.filter(({ left }) => left > 0).map((prize) => prize.times) ?? [];
  if (!pool || times.length === 0) return null;
  return String(BigInt(pool.price) * BigInt(Math.max(...times)));
}
