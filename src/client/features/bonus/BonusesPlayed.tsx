import { Trans, useLingui } from '@lingui/react/macro';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stat, Stats } from '#client/ui/Stat.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { bonusDetails } from '#contract/bonus.ts';
import type { ValueOf } from '#contract/call.ts';
import { BonusCard } from './BonusCard.tsx';
import { useBonuses } from './bonus-queries.ts';
import { bonusStateWords, missedWords } from './bonus-words.ts';
import { sayEndReason } from './end-reasons.ts';
import { useBeginBonus } from './use-begin-bonus.ts';

type Details = ValueOf<typeof bonusDetails>;

/** Bonuses that are played, those that wait their turn, and what became of earlier ones. */
export function BonusesPlayed() {
  const query = useBonuses();
  const isOffline = useOfflineSince() !== null;
  return (
    <Loaded of={query} lost={<Trans>Your bonuses could not be loaded.</Trans>}>
      {(details) => (
        <>
          {isOffline && <SavedAlert />}
          <Sums details={details} />
          {details.active.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} own={details.own} currency={details.currency} />
          ))}
          {details.waiting.length > 0 && <Waiting details={details} isOffline={isOffline} />}
          {details.missed.length > 0 && <Missed details={details} />}
          {details.ended.length > 0 && <Ended details={details} />}
        </>
      )}
    </Loaded>
  );
}

function Sums({ details: { own, active, currency } }: { details: Details }) {
  const bonus = active.reduce((sum, { balance }) => sum + BigInt(balance), 0n);
  return (
    <Stats>
      <Stat name={<Trans>Your own money</Trans>}>
        <Money minor={own} currency={currency} />
      </Stat>
      <Stat name={<Trans>Bonus money</Trans>}>
        <Money minor={String(bonus)} currency={currency} />
      </Stat>
    </Stats>
  );
}

function Waiting({ details, isOffline }: { details: Details; isOffline: boolean }) {
  const { begin, busyId, error } = useBeginBonus();
  const { waiting, currency } = details;
  return (
    <Section heading={<Trans>Waiting their turn</Trans>}>
      {!isOffline && <ErrorAlert error={error} />}
      <List>
        {waiting.map(({ id, title, amount, claimBy }) => (
          <Row
            key={id}
            title={<Money minor={amount} currency={currency} />}
            note={
              <>
                {title}
                {claimBy !== null && (
                  <>
                    {' · '}
                    <Trans>
                      Begin it by <Time at={claimBy} />
                    </Trans>
                  </>
                )}
              </>
            }
            end={
              <Button size="s" busy={busyId === id} disabled={isOffline} onClick={() => begin(id)}>
                <Trans>Begin</Trans>
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}

/** Deposits that did not bring what was chosen with them, each with its reason. */
function Missed({ details: { missed } }: { details: Details }) {
  const { i18n } = useLingui();
  return (
    <Section heading={<Trans>Bonuses that did not come</Trans>}>
      <List>
        {missed.map(({ title, reason, at }) => (
          <Row
            key={at}
            title={title}
            note={
              <>
                {i18n._(missedWords[reason])}
                {' · '}
                <Time at={at} />
              </>
            }
            data={{ 'data-reason': reason }}
          />
        ))}
      </List>
    </Section>
  );
}

function Ended({ details: { ended, currency } }: { details: Details }) {
  const { i18n } = useLingui();
  return (
    <Section heading={<Trans>Earlier bonuses</Trans>}>
      <List>
        {ended.map(({ id, title, state, converted, endedAt, endReason }) => (
          <Row
            key={id}
            title={title}
            note={
              <>
                {[i18n._(bonusStateWords[state]), sayEndReason(endReason, i18n)]
                  .filter((words) => words !== undefined)
                  .join(': ')}
                {endedAt !== null && (
                  <>
                    {' · '}
                    <Time at={endedAt} />
                  </>
                )}
              </>
            }
            end={
              converted === '0' ? undefined : (
                <Money minor={converted} currency={currency} isSigned />
              )
            }
            data={{ 'data-state': state }}
          />
        ))}
      </List>
    </Section>
  );
}
