import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { manualRebate } from '#contract/rebates.ts';
import { RebateLines } from './RebateLines.tsx';
import { rebateQuery } from './rebate-queries.ts';
import { useCollect } from './use-collect.ts';

type Standing = ValueOf<typeof manualRebate>;

/** What of one's bets is to be collected, `manualRebate`; without a network as it last stood. */
export function ManualRebateScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({ ...rebateQuery(member?.id ?? '', language), enabled: member !== null });
  const isOffline = useOfflineSince() !== null;
  return (
    <Exact>
      <MemberPage>
        {isOffline && <SavedAlert />}
        <Loaded of={query} lost={<Trans>Your rebate could not be loaded.</Trans>}>
          {(standing) => <Rebate standing={standing} isOffline={isOffline} />}
        </Loaded>
      </MemberPage>
    </Exact>
  );
}

function Rebate({ standing, isOffline }: { standing: Standing; isOffline: boolean }) {
  const { lines, collected, currency, level, asOf, isOpen } = standing;
  if (!isOpen && lines.length === 0 && collected.length === 0) {
    return (
      <EmptyState icon={HandCoins} title={<Trans>There is no rebate to collect here.</Trans>}>
        <Trans>If there is one on your bets, you find it in the reward centre.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack>
      <ToCollect standing={standing} isOffline={isOffline} />
      {lines.length > 0 ? (
        <Section heading={<Trans>What it is made of</Trans>}>
          <RebateLines lines={lines} currency={currency} />
        </Section>
      ) : (
        <Note>
          <Trans>Play, and a share of every bet gathers here, won or lost.</Trans>
        </Note>
      )}
      {collected.length > 0 && (
        <Section heading={<Trans>Collected</Trans>}>
          <List>
            {collected.map(({ id, amount, at }) => (
              <Row
                key={id}
                icon={HandCoins}
                title={<Time at={at} />}
                end={<Money minor={amount} currency={currency} isSigned />}
              />
            ))}
          </List>
        </Section>
      )}
      <Note size="xs">
        <Trans>Rates are those of VIP level {level}. Bets with bonus money bring no rebate.</Trans>{' '}
        <Trans>What is less than the smallest coin waits and is not lost.</Trans>{' '}
        <Trans>
          As of <Time at={asOf} />. Bets count within a minute after they are settled.
        </Trans>
      </Note>
    </Stack>
  );
}

function ToCollect({ standing, isOffline }: { standing: Standing; isOffline: boolean }) {
  const { collectable, minimum, currency } = standing;
  const { collect, isBusy, error } = useCollect();
  const isNothing = collectable === '0';
  return (
    <Card aria-labelledby="to-collect">
      <h2 id="to-collect">
        <Trans>To collect now</Trans>
      </h2>
      <Figure>
        <Money minor={collectable} currency={currency} />
      </Figure>
      <Button size="l" isWide busy={isBusy} disabled={isOffline || isNothing} onClick={collect}>
        <Trans>Collect</Trans>
      </Button>
      {!isOffline && <ErrorAlert error={error} />}
      {isNothing && (
        <Note size="xs">
          <Trans>
            From <Money minor={minimum} currency={currency} /> on it can be collected. It does not
            expire.
          </Trans>
        </Note>
      )}
    </Card>
  );
}
