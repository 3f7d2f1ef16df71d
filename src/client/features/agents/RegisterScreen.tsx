import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { List } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { inviteLinks } from '#contract/team-links.ts';
import { AgentPage } from './AgentPage.tsx';
import { InviteCard } from './InviteCard.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OpenAccountForm } from './OpenAccountForm.tsx';
import { linksQuery } from './team-queries.ts';

/** How somebody joins the team, `registerCenter`: by a link, or by an account that the agent opens. */
export function RegisterScreen() {
  const { member } = useSession();
  const query = useQuery({ ...linksQuery(member?.id ?? ''), enabled: member !== null });
  return (
    <AgentPage>
      <Loaded of={query} lost={<Trans>Your links could not be loaded.</Trans>}>
        {(links) => <Ways links={links} />}
      </Loaded>
    </AgentPage>
  );
}

function Ways({ links }: { links: ValueOf<typeof inviteLinks> }) {
  const { list, mostSeries, opensAccounts } = links;
  const [open, setOpen] = useState<'link' | 'account' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {open === 'link' && (
        <Card>
          <h2>
            <Trans>A new link</Trans>
          </h2>
          <InviteForm mostSeries={mostSeries} onDone={close} />
        </Card>
      )}
      {open === 'account' && (
        <Card>
          <h2>
            <Trans>Open an account</Trans>
          </h2>
          <OpenAccountForm mostSeries={mostSeries} onDone={close} />
        </Card>
      )}
      {open === null && (
        <Stack gap={2}>
          <Button isWide onClick={() => setOpen('link')}>
            <Trans>Make a link</Trans>
          </Button>
          {opensAccounts && (
            <Button isWide variant="outline" onClick={() => setOpen('account')}>
              <Trans>Open an account for somebody</Trans>
            </Button>
          )}
        </Stack>
      )}
      <Section heading={<Trans>Your links</Trans>}>
        {list.length === 0 ? (
          <EmptyState icon={Link2} title={<Trans>You have no link yet.</Trans>}>
            <Trans>Whoever registers by your link belongs to your team.</Trans>
          </EmptyState>
        ) : (
          <List isRoomy>
            {list.map((link) => (
              <InviteCard key={link.code} link={link} />
            ))}
          </List>
        )}
      </Section>
    </>
  );
}
