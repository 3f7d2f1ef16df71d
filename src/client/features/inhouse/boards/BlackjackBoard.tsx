import { Trans, useLingui } from '@lingui/react/macro';
import type { BlackjackView } from '#games/blackjack/blackjack.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import styles from './BlackjackBoard.module.css';
import { BlackjackHand } from './blackjack/BlackjackHand.tsx';
import { BlackjackHint, BlackjackSteps } from './blackjack/BlackjackSteps.tsx';
import { CardFan, Total } from './blackjack/CardFan.tsx';
import { dealersKey, dealingOrder, playersKey } from './blackjack/dealing-order.ts';
import { StepBar } from './StepBar.tsx';
import { useDealt } from './use-dealt.ts';

/** The dealer above, the player's one or two hands beneath, and what can be done under the thumb. */
export function BlackjackBoard({ round, stake, currency, isWaiting, play, step }: BoardProps) {
  const { t } = useLingui();
  const view = viewOf<BlackjackView>(round);
  const { delayOf, isDealing } = useDealt(round?.id, view ? dealingOrder(view) : [], 220);
  const isRunning = round?.state === 'open';
  return (
    <div className={styles.board} data-telling={isDealing || undefined}>
      <div className={styles.table} key={round?.id}>
        {view ? (
          <Dealer view={view} isDealing={isDealing} delayOf={delayOf} />
        ) : (
          <CardFan
            label={t`Dealer`}
            cards={[null, null]}
            hiddenLabel={t`Face down`}
            keyOf={String}
            delayOf={nothing}
          />
        )}
        <PrintedRules />
        <div className={styles.hands} data-empty={!view || undefined}>
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

/** What the cloth says, in an arc between the dealer's place and one's own. */
function PrintedRules() {
  const { t } = useLingui();
  return (
    <svg className={styles.felt} viewBox="0 0 360 88" role="img" aria-label={t`Table rules`}>
      <path id="blackjack-arc" className={styles.arc} d="M14 26Q180 84 346 26" />
      <path className={styles.edge} d="M6 46Q180 106 354 46" />
      <text className={styles.print}>
        <textPath href="#blackjack-arc" startOffset="50%">
          {t`Blackjack pays 3 to 2`}
        </textPath>
      </text>
      <text className={styles.small} x="180" y="14">
        {t`The dealer stands on 17`}
      </text>
    </svg>
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
      <CardFan
        label={t`The dealer’s cards`}
        cards={dealer.isHoleHidden ? [...dealer.cards, null] : dealer.cards}
        hiddenLabel={t`Face down`}
        keyOf={(place) => dealersKey(dealer.cards, place)}
        delayOf={delayOf}
      />
      <p className={styles.words} aria-live="polite">
        <Trans>Dealer</Trans>{' '}
        {isNatural ? (
          <b className={styles.natural} data-shown={!isDealing}>
            <Trans>Blackjack</Trans>
          </b>
        ) : (
          <Total total={dealer.total} isSoft={dealer.isSoft} isShown={!isDealing} />
        )}
        {insurance.state === 'taken' && !isDealing && (
          <span>
            {insurance.paid === null ? (
              <Trans>Insured</Trans>
            ) : insurance.paid === '0' ? (
              <Trans>Insurance lost</Trans>
            ) : (
              <Trans>Insurance paid</Trans>
            )}
          </span>
        )}
      </p>
    </section>
  );
}

const nothing = () => undefined;
