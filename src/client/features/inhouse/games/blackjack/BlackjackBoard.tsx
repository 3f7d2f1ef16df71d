import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { StepBar } from '#client/features/inhouse/boards/StepBar.tsx';
import { useDealt } from '#client/features/inhouse/boards/use-dealt.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import type { BlackjackView } from '#games/blackjack/blackjack.ts';
import { BetSpot } from './BetSpot.tsx';
import styles from './BlackjackBoard.module.css';
import { BlackjackHand } from './BlackjackHand.tsx';
import { BlackjackHint, BlackjackSteps } from './BlackjackSteps.tsx';
import { CardFan, Total } from './CardFan.tsx';
import { dealersKey, dealingOrder, playersKey } from './dealing-order.ts';
import { PrintedRules } from './PrintedRules.tsx';
import { Shoe } from './Shoe.tsx';

/** The dealer above, the player's one or two hands beneath, and what can be done under the thumb. */
export function BlackjackBoard({ round, stake, currency, isWaiting, play, step }: BoardProps) {
  const { t } = useLingui();
  const view = viewOf<BlackjackView>(round);
  const { delayOf, isDealing } = useDealt(round?.id, view ? dealingOrder(view) : [], 220);
  const isRunning = round?.state === 'open';
  return (
    <div className={styles.board} data-telling={isDealing || undefined}>
      <div className={styles.table} key={round?.id}>
        <Shoe />
        {view ? (
          <Dealer view={view} isDealing={isDealing} delayOf={delayOf} />
        ) : (
          <div className={styles.dealer} data-empty="" />
        )}
        <PrintedRules />
        <div className={styles.hands} data-split={(view && view.hands.length > 1) || undefined}>
          {!view && <BetSpot minor={stake} currency={currency} />}
          {view?.hands.map((hand, place) => (
            <BlackjackHand
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table
              key={place}
              label={view.hands.length > 1 ? t`Your hand ${place + 1}` : t`Your hand`}
              hand={hand}
              currency={currency}
              isActive={view.hands.length > 1 && view.active === place}
              isDealing={isDealing}
              keyOf={(card) => playersKey(hand.cards, place, card)}
              delayOf={delayOf}
            />
          ))}
        </div>
      </div>
      {isRunning && view ? (
        <StepBar>
          {currency === 'COINS' && !isDealing && (
            <BlackjackHint key={round.steps.length} view={view} />
          )}
          <BlackjackSteps
            view={view}
            currency={currency}
            isWaiting={isWaiting}
            isDealing={isDealing}
            onStep={step}
          />
        </StepBar>
      ) : (
        <PlayBar label={t`Deal`} isDisabled={isDealing} onPlay={() => play({ stake })} />
      )}
    </div>
  );
}

interface DealerProps {
  view: BlackjackView;
  isDealing: boolean;
  delayOf: (key: string) => number | undefined;
}

function Dealer({ view: { dealer, insurance }, isDealing, delayOf }: DealerProps) {
  const { t } = useLingui();
  const isNatural = !dealer.isHoleHidden && dealer.cards.length === 2 && dealer.total === 21;
  return (
    <section className={styles.dealer} aria-label={t`Dealer`}>
      <p className={styles.words} aria-live="polite">
        <span className={styles.who}>
          <Trans>Dealer</Trans>
        </span>{' '}
        {isNatural ? (
          <b className={styles.natural} data-shown={!isDealing}>
            <Trans>Blackjack</Trans>
          </b>
        ) : (
          <Total
            total={dealer.total}
            isSoft={dealer.isSoft}
            isOver={!dealer.isHoleHidden}
            isShown={!isDealing}
          />
        )}
      </p>
      <CardFan
        label={t`The dealer’s cards`}
        cards={dealer.isHoleHidden ? [...dealer.cards, null] : dealer.cards}
        hiddenLabel={t`Face down`}
        turned={1}
        keyOf={(place) => dealersKey(dealer.cards, place)}
        delayOf={delayOf}
      />
      <p className={styles.insured} aria-live="polite">
        {insurance.state === 'taken' &&
          !isDealing &&
          (insurance.paid === null ? (
            <Trans>Insured</Trans>
          ) : insurance.paid === '0' ? (
            <Trans>Insurance lost</Trans>
          ) : (
            <Trans>Insurance paid</Trans>
          ))}
      </p>
    </section>
  );
}
