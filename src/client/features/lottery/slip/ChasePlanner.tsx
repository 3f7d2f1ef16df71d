import { Trans, useLingui } from '@lingui/react/macro';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import { withinMultiple } from '../draft.ts';
import { shortNumero } from '../short-numero.ts';
import type { Board, OpenedNow } from '../use-lottery-game.ts';
import {
  type ChasePlan,
  chaseCost,
  doubling,
  isDoubling,
  withDraws,
  withMultiple,
} from './chase-plan.ts';
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
  const draws = Math.min(plan.multiples.length, most);
  const chips = [...[0, 2, 4, 9, 19, 49].filter((after) => after < most), most];
  return (
    <div className={styles.chase}>
      <ChipRow
        label={t`Repeat over the next draws`}
        chips={chips.map((after) => ({
          key: String(after),
          label: after === 0 ? t`This draw only` : t`${after + 1} draws`,
        }))}
        chosen={String(draws)}
        onChoose={(after) => onPlan(withDraws(plan, Number(after)))}
      />
      {draws > 0 && (
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
              checked={isDoubling(plan)}
              onChange={({ target }) => onPlan(doubling(plan, target.checked))}
            />
            <Trans>Double the stake from draw to draw</Trans>
          </label>
          <ChaseSteps plan={plan} onPlan={onPlan} ahead={ahead} board={board} stake={stake} />
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

interface ChaseStepsProps extends Pick<ChasePlannerProps, 'plan' | 'onPlan' | 'board' | 'stake'> {
  ahead: OpenedNow['ahead'];
}

/** Each draw with its own multiple and what it costs. */
function ChaseSteps({ plan, onPlan, ahead, board, stake }: ChaseStepsProps) {
  const { t } = useLingui();
  return (
    <details className={styles.own}>
      <summary>
        <Trans>A multiplier for each draw</Trans>
      </summary>
      <ol className={styles.ownSteps}>
        {ahead.slice(0, plan.multiples.length).map(({ numero, drawsAt }, at) => {
          const multiple = plan.multiples[at] ?? 1;
          return (
            <li key={numero}>
              <span>
                {shortNumero(numero)} <Time at={drawsAt} />
              </span>
              <span className={styles.ownMultiple}>
                ×
                <input
                  className={styles.multiple}
                  inputMode="numeric"
                  aria-label={t`Multiplier of draw ${numero}`}
                  value={multiple}
                  onFocus={({ target }) => target.select()}
                  onChange={({ target }) => {
                    const typed = Number(target.value.replace(/\D/g, ''));
                    onPlan(withMultiple(plan, at, withinMultiple(typed, board.mostMultiple)));
                  }}
                />
              </span>
              <Money minor={String(stake * BigInt(multiple))} currency={board.currency} />
            </li>
          );
        })}
      </ol>
    </details>
  );
}
