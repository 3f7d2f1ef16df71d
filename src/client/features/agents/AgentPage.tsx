import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnTitle } from '#client/ground/page/own-title-atom.ts';
import type { Path } from '#client/ui/Go.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import styles from './AgentPage.module.css';

interface AgentPageProps {
  children: ReactNode;
  /** What it is called, where that is not its route's title. */
  title?: string;
  /** Where somebody goes back to who opened the page by its address. */
  back?: Path;
  /** Below the heading: of when the figures are. */
  note?: ReactNode;
  /** One thing to press at the heading's end. */
  action?: ReactNode;
}

/** The frame of every page of an agent's centre: its name and what belongs there. */
export function AgentPage({ children, title, back, note, action }: AgentPageProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const ofRoute = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useOwnTitle(title ?? '');
  const goBack = () => {
    if (canGoBack) router.history.back();
    else if (back) void navigate({ to: back, replace: true });
  };
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        {back && <IconButton label={t`Back`} icon={ArrowLeft} isDirectional onClick={goBack} />}
        <div className={styles.words}>
          <h1 className={styles.title}>{title ?? (ofRoute && i18n._(ofRoute))}</h1>
          {note}
        </div>
        {action}
      </div>
      {children}
    </main>
  );
}
