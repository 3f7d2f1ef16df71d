import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Overview } from './OverviewScreen.tsx';

/** Who belongs to the team at this moment, and the ways to those who matter today. */
export function TeamNow({ overview }: { overview: Overview }) {
  const { i18n } = useLingui();
  const { members, agents, online, balance, currency } = overview;
  const say = (count: number) => formatCount(count, i18n.locale);
  return (
    <Section heading={<Trans>Your team now</Trans>}>
      <Facts>
        <Fact name={<Trans>Members</Trans>}>{say(members)}</Fact>
        <Fact name={<Trans>Of them agents</Trans>}>{say(agents)}</Fact>
        <Fact name={<Trans>Online now</Trans>}>{say(online)}</Fact>
        {balance && (
          <Fact name={<Trans>In their wallets</Trans>}>
            <Money minor={balance.amount} currency={currency} />
            <Note size="xs">
              <Time at={balance.countedAt} />
            </Note>
          </Fact>
        )}
      </Facts>
      <Stack gap={2}>
        <Button
          to="/agentHome/downlineManagmentView"
          search={{ filter: 'idle', reach: 'all' }}
          variant="outline"
          isWide
        >
          <Trans>Who stopped playing</Trans>
        </Button>
        <Button
          to="/agentHome/downlineManagmentView"
          search={{ filter: 'new', reach: 'all' }}
          variant="outline"
          isWide
        >
          <Trans>Who is new</Trans>
        </Button>
      </Stack>
    </Section>
  );
}
