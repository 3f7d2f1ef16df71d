import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { useCardNames } from '#client/features/inhouse/boards/cards/card-names.ts';
import { PlayingCard } from '#client/features/inhouse/boards/cards/PlayingCard.tsx';
import { PlayHint } from '#client/features/inhouse/boards/PlayHint.tsx';
import { StepBar } from '#client/features/inhouse/boards/StepBar.tsx';
import { untilPainted } from '#client/features/inhouse/boards/until-painted.ts';
import { useDealt } from '#client/features/inhouse/boards/use-dealt.ts';
import { PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import type { VideoPokerView } from '#games/video-poker/video-poker.ts';
import { useHandNames } from './hand-names.ts';
import { PayTable } from './PayTable.tsx';
import styles from './VideoPokerBoard.module.css';

const places = [0, 1, 2, 3, 4];

/** Five cards; a touch keeps one, and the others are changed once. */
export function VideoPokerBoard({ round, currency, isWaiting, play, step }: BoardProps) {
  const { t } = useLingui();
  const names = useHandNames();
  const view = viewOf<VideoPokerView>(round);
  const isRunning = round?.state === 'open';
  const { held, toggle, hold } = useHeld(round);
  const kept = isRunning ? held : (view?.held ?? []);
  const { delayOf, isDealing } = useDealt(
    round?.id,
    places.flatMap((place) => (view ? keyOf(view, place) : [])),
    170,
  );
  const hand = view && !isDealing ? view.hand : undefined;
  return (
    <div className={styles.board} data-telling={isDealing || undefined}>
      <PayTable hand={hand} />
      <p
        className={styles.hand}
        data-pays={(hand && hand !== 'nothing') || undefined}
        aria-live="polite"
      >
        {hand ? (
          names[hand]
        ) : view ? null : (
          <Trans>Five cards, one change. A pair of jacks pays back the stake.</Trans>
        )}
      </p>
      <ul className={styles.cards} aria-label={t`Your cards`}>
        {places.map((place) => (
          <li key={place}>
            <HeldCard
              key={view ? keyOf(view, place) : place}
              place={place}
              card={view?.cards[place] ?? null}
              delay={view ? delayOf(keyOf(view, place)) : undefined}
              isKept={kept.includes(place)}
              isPressable={isRunning && !isWaiting}
              onPress={() => toggle(place)}
              onDigit={toggle}
            />
          </li>
        ))}
      </ul>
      {isRunning && view ? (
        <StepBar>
          {currency === 'COINS' && <Hint key={round.id} view={view} onHold={hold} />}
          <Button
            size="l"
            isWide
            busy={isWaiting}
            disabled={isDealing}
            onClick={() => step({ hold: [...held].sort() })}
          >
            {held.length === 5 ? (
              <Trans>Hold all five</Trans>
            ) : (
              <Plural value={5 - held.length} one="Change # card" other="Change # cards" />
            )}
          </Button>
        </StepBar>
      ) : (
        <PlayBar
          label={t`Deal`}
          times={5}
          stakeLabel={t`Stake for one of the five coins`}
          isDisabled={isDealing}
          onPlay={(coin) => play({ coin })}
        />
      )}
    </div>
  );
}

/** Each round begins with nothing kept. */
function useHeld(round: HouseRound | null) {
  const [state, setState] = useState({ of: round?.id, places: [] as number[] });
  const held = state.of === round?.id ? state.places : [];
  const hold = (chosen: number[]) => setState({ of: round?.id, places: chosen });
  const toggle = (place: number) =>
    hold(held.includes(place) ? held.filter((one) => one !== place) : [...held, place]);
  return { held, hold, toggle };
}

/** A card that was kept is the same one after the change, and is not laid again. */
function keyOf(view: VideoPokerView, place: number): string {
  return `${place}:${view.cards[place]}`;
}

interface HeldCardProps {
  place: number;
  card: string | null;
  delay: number | undefined;
  isKept: boolean;
  isPressable: boolean;
  onPress: () => void;
  /** A digit was pressed on a card: the one at that place, as on the machines' keys. */
  onDigit: (place: number) => void;
}

function HeldCard(props: HeldCardProps) {
  const { place, card, delay, isKept, isPressable, onPress, onDigit } = props;
  const { t } = useLingui();
  const nameOf = useCardNames();
  const name = card === null ? t`Face down` : nameOf(card);
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isKept}
      disabled={!isPressable}
      onClick={onPress}
      aria-keyshortcuts={String(place + 1)}
      onKeyDown={({ key, repeat }) => {
        const meant = places.find((one) => String(one + 1) === key);
        if (meant !== undefined && !repeat) onDigit(meant);
      }}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.lifted}>
        <PlayingCard card={card} delay={delay} isTurned isSilent />
      </span>
      {(isKept || isPressable) && (
        <span className={styles.lamp} aria-hidden="true">
          {isKept ? <Trans>Held</Trans> : <Trans context="cards">Hold</Trans>}
        </span>
      )}
    </button>
  );
}

/** What perfect play would keep. */
function Hint({ view, onHold }: { view: VideoPokerView; onHold: (places: number[]) => void }) {
  const { i18n } = useLingui();
  const [expected, setExpected] = useState<number | null>(null);
  const ask = async () => {
    const { adviseVideoPoker } = await import('#games/video-poker/advise.ts');
    await untilPainted();
    const advice = adviseVideoPoker(view);
    if (!advice) return;
    onHold(advice.hold);
    setExpected(advice.expected);
  };
  const average = expected === null ? null : i18n.number(expected, { maximumFractionDigits: 3 });
  return (
    <PlayHint question={<Trans>What would perfect play hold?</Trans>} onAsk={ask}>
      {average !== null && <Trans>On average this brings × {average}</Trans>}
    </PlayHint>
  );
}
