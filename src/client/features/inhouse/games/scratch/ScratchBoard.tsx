import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, use } from 'react';
import type { BoardProps } from '#client/features/inhouse/board.ts';
import { BarState, PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import fair from '#client/features/inhouse/stage/art/fair.svg?inline';
import garden from '#client/features/inhouse/stage/art/garden.svg?inline';
import lamps from '#client/features/inhouse/stage/art/lamps.svg?inline';
import pinatas from '#client/features/inhouse/stage/art/pinatas.svg?inline';
import plaza from '#client/features/inhouse/stage/art/plaza.svg?inline';
import treasure from '#client/features/inhouse/stage/art/treasure.svg?inline';
import vault from '#client/features/inhouse/stage/art/vault.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { LastResults } from '#client/features/inhouse/stage/LastResults.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { Button } from '#client/ui/Button.tsx';
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
