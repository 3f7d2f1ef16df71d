import { Trans, useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import {
  ChartNoAxesCombined,
  FileText,
  type LucideIcon,
  Menu,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgentPlace } from '#client/router.tsx';
import { Go, type Path } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './AgentBar.module.css';

/** Five places for one thumb. */
export function AgentBar() {
  const { t } = useLingui();
  const place = useMatches({ select: (matches) => matches.at(-1)?.staticData.agentPlace });
  return (
    <nav className={styles.bar} aria-label={t`Agent centre`}>
      {places.map(({ key, to, icon, name }) => (
        <Go
          key={key}
          to={to}
          className={styles.place}
          aria-current={place === key ? 'page' : undefined}
        >
          <Icon of={icon} size={24} />
          <span className={styles.word}>{name}</span>
        </Go>
      ))}
    </nav>
  );
}

interface Place {
  key: AgentPlace;
  to: Path;
  icon: LucideIcon;
  name: ReactNode;
}

const places: readonly Place[] = [
  {
    key: 'overview',
    to: '/agentHome/agentTeamOverview',
    icon: ChartNoAxesCombined,
    name: <Trans context="an agent’s bar">Today</Trans>,
  },
  {
    key: 'team',
    to: '/agentHome/downlineManagmentView',
    icon: Users,
    name: <Trans context="an agent’s bar">Team</Trans>,
  },
  {
    key: 'register',
    to: '/agentHome/registerCenter',
    icon: UserPlus,
    name: <Trans context="an agent’s bar">Invite</Trans>,
  },
  {
    key: 'reports',
    to: '/agentHome/personalHistoryCopy',
    icon: FileText,
    name: <Trans context="an agent’s bar">Reports</Trans>,
  },
  {
    key: 'more',
    to: '/agentHome/more',
    icon: Menu,
    name: <Trans context="an agent’s bar">More</Trans>,
  },
];
