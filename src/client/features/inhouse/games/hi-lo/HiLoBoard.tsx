import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { PlayingCard } from '#client/features/inhouse/boards/cards/PlayingCard.tsx';
import { StepBar } from '#client/features/inhouse/boards/StepBar.tsx';
import { useDealt } from '#client/features/inhouse/boards/use-dealt.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { HiLoView } from '#games/hi-lo.ts';
import { CardTrail } from './CardTrail.tsx';
import { Guesses } from './Guesses.tsx';
import styles from './HiLoBoard.module.css';
import { RankLadder } from './RankLadder.tsx';

/** One open card, what came before it, and two guesses. */
export function HiLoBoard({ round, stake, currency, isWaiting, play, step }: BoardProps) {
  const { t } = useLingui();
  const view = viewOf<HiLoView>(round);
  const { delayOf, isDealing } = useDealt(
    round?.id,
    view?.cards.map((_, place) => String(place)) ?? [],
    60,
  );
  const isRunning = round?.state === 'open';
  const last = (view?.cards.length ?? 0) - 1;
  const open = view?.cards[last] ?? null;
  return (
    <div className={styles.board} data-telling={isDealing || undefined}>
      {view && <CardTrail view={view} isDealing={isDealing} />}
      <div className={styles.cloth}>
        <div className={styles.pile} aria-hidden="true">
          {pile.map((place) => (
            <PlayingCard key={place} card={null} isSilent />
          ))}
        </div>
        <div className={styles.open}>
          <PlayingCard
            key={`${round?.id} ${last}`}
            card={open}
            hiddenLabel={t`Face down`}
            delay={delayOf(String(last))}
            isTurned
          />
        </div>
      </div>
      <RankLadder open={isDealing ? null : open} offers={isDealing ? [] : (view?.offers ?? [])} />
      <p
        className={styles.words}
        data-won={(view?.multiplier && !view.isLost && !isDealing) || undefined}
        aria-live="polite"
      >
        {view && !isDealing ? (
          <Standing view={view} />
        ) : view ? null : (
          <Trans>Higher or lower than the card before?</Trans>
        )}
      </p>
      {isRunning && view ? (
        <StepBar>
          <Guesses
            offers={view.offers}
            currency={currency}
            isFixed={isWaiting || isDealing}
            onGuess={step}
          />
          <div className={styles.ways}>
            <Button
              variant="outline"
              size="l"
              isWide
              disabled={!view.canSkip || isWaiting || isDealing}
              onClick={() => step('skip')}
            >
              <Trans>Skip</Trans>
            </Button>
            <Button
              size="l"
              isWide
              busy={isWaiting}
              disabled={!view.canCashOut || isDealing}
              onClick={() => step('cash-out')}
            >
              {view.worth === null ? (
                <Trans>Guess first</Trans>
              ) : (
                <Trans>
                  Cash out <Money minor={view.worth} currency={currency} />
                </Trans>
              )}
            </Button>
          </div>
        </StepBar>
      ) : (
        <PlayBar label={t`Deal`} isDisabled={isDealing} onPlay={() => play({ stake })} />
      )}
    </div>
  );
}

/** As thick as a pile of cards looks. */
const pile = [0, 1, 2];

function Standing({ view }: { view: HiLoView }) {
  const times = useTimes();
  if (view.isLost) return <Trans>The guess was wrong.</Trans>;
  if (view.multiplier === null) return <Trans>Higher or lower?</Trans>;
  return view.paid === null ? (
    <Trans>Now at × {times(view.multiplier)}</Trans>
  ) : (
    <Trans>Cashed out at × {times(view.multiplier)}</Trans>
  );
}
