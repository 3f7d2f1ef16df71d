import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { ChoiceRow } from '#client/features/inhouse/boards/ChoiceRow.tsx';
import { RiskRow } from '#client/features/inhouse/boards/RiskRow.tsx';
import { useNextChoice } from '#client/features/inhouse/boards/use-next-choice.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import fair from '#client/features/inhouse/stage/art/fair.svg?inline';
import paper from '#client/features/inhouse/stage/art/paper.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import {
  type PlinkoBoard as Kind,
  type PlinkoView,
  plinkoRisks,
  plinkoRows,
  plinkoSlots,
} from '#games/plinko.ts';
import { shown as written } from '#games/ratio.ts';
import { PlinkoField } from './PlinkoField.tsx';

/** A ball falls through rows of pegs into a slot. */
export function PlinkoBoard({ round, stake, play }: BoardProps) {
  const { t } = useLingui();
  const times = useTimes();
  const { choice, choose, shown } = useNextChoice<Kind>(round, { rows: 8, risk: 'low' });
  const { rows, risk } = choice;
  const view = viewOf<PlinkoView>(shown);
  const slots = useMemo(() => plinkoSlots({ rows, risk }).map((one) => written(one)), [rows, risk]);
  const slot = view ? view.slot + 1 : 0;
  const all = slots.length;
  return (
    <>
      <Backdrop ground={fair} above={paper} />
      <div data-coming={shown?.id}>
        <VisuallyHidden>{t`The slots pay, from left to right: ${slots.map(times).join('; ')}`}</VisuallyHidden>
        <PlinkoField slots={slots} view={view} roundId={shown?.id} />
        <p aria-live="polite">
          {view && (
            <VisuallyHidden>
              <Trans>
                The ball fell into slot {slot} of {all}: × {times(view.multiplier)}
              </Trans>
            </VisuallyHidden>
          )}
        </p>
      </div>
      <RiskRow
        risks={plinkoRisks}
        chosen={risk}
        onChoose={(next) => choose({ rows, risk: next })}
      />
      <ChoiceRow
        label={t`Rows`}
        chips={plinkoRows.map((count) => ({ key: String(count), label: String(count) }))}
        chosen={String(rows)}
        onChoose={(count) =>
          choose({ risk, rows: plinkoRows.find((one) => String(one) === count) ?? rows })
        }
      />
      <PlayBar label={t`Drop`} onPlay={() => play({ stake, rows, risk })} />
    </>
  );
}
