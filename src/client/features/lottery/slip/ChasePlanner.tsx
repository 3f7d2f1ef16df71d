import { Trans, useLingui } from '@lingui/react/macro';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Board, OpenedNow } from '../use-lottery-game.ts';
import { type ChasePlan, chaseCost } from './chase-plan.ts';
import styles from './SlipSheet.module.css';

interface ChasePlannerProps {
  plan: ChasePlan;
  onPlan: (plan: ChasePlan) => void;
  now: OpenedNow | undefined;
  board: Board;
  stake: bigint;
}

/** The slip repeated over the next draws, with its whole cost before anything is bought. */
export function ChasePlanner({ plan, onPlan, now, board, stake }: ChasePlannerProps) {
  const { t } = useLingui();
  const ahead = now?.ahead ?? [];
  const most = Math.min(board.mostChased, ahead.length);
  if (most === 0) return null;
  const lengths = [0, 2, 4, 9, 19, 49].filter((draws) => draws === 0 || draws <= most);
  return (
    <div className={styles.chase}>
      <ChipRow
        label={t`Repeat over the next draws`}
        chips={lengths.map((draws) => ({
          key: String(draws),
          label: draws === 0 ? t`This draw only` : t`${draws + 1} draws`,
        }))}
        chosen={String(plan.draws)}
        onChoose={(draws) => onPlan({ ...plan, draws: Number(draws) })}
      />
      {plan.draws > 0 && (
        <>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={plan.stopsOnWin}
              onChange={({ target }) => onPlan({ ...plan, stopsOnWin: target.checked })}
            />
            <Trans>Stop after the first win and return the rest</Trans>
          </label>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={plan.growth === 2}
              onChange={({ target }) => onPlan({ ...plan, growth: target.checked ? 2 : 1 })}
            />
            <Trans>Double the stake from draw to draw</Trans>
          </label>
          <p className={styles.note}>
            <Trans>
              Whole cost:{' '}
              <Money minor={String(chaseCost(stake, plan, ahead))} currency={board.currency} />. It
              is set aside now; what is not drawn comes back.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
