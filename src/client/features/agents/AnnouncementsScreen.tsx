import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { RichText } from '#client/features/content/RichText.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import { AgentPage } from './AgentPage.tsx';
import { agentAnnouncementsQuery } from './team-queries.ts';

/** What the house tells its agents, `agentAnnouncement`. */
export function AnnouncementsScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({
    ...agentAnnouncementsQuery(member?.id ?? '', language),
    enabled: member !== null,
  });
  return (
    <AgentPage back="/agentHome/more">
      <Loaded of={query} lost={<Trans>The announcements could not be loaded.</Trans>}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon={Megaphone} title={<Trans>There is no news for agents.</Trans>} />
          ) : (
            list.map(({ id, title, content, at }) => (
              <Card key={id}>
                <h2>{title}</h2>
                <Note size="xs">
                  <Time at={at} />
                </Note>
                <RichText html={content} />
              </Card>
            ))
          )
        }
      </Loaded>
    </AgentPage>
  );
}
