import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import styles from './MemberPage.module.css';
import { useOwnTitle } from './own-title-atom.ts';

interface MemberPageProps {
  /** What it is called, on the page and in the browser's tab, where that is not its route's title. */
  title?: string;
  children: ReactNode;
  /** One thing to press at the heading's end. */
  action?: ReactNode;
}

/** The frame of every page of the member centre: the way back, the heading, and what belongs there. */
export function MemberPage({ title, children, action }: MemberPageProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const ofRoute = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useOwnTitle(title ?? '');
  const goBack = () => {
    // Who opened the page by its address has nowhere to go back to but the member centre.
    if (canGoBack) router.history.back();
    else void navigate({ to: '/member', replace: true });
  };
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <IconButton label={t`Back`} icon={ArrowLeft} isDirectional onClick={goBack} />
        <h1 className={styles.title}>{title ?? (ofRoute && i18n._(ofRoute))}</h1>
        {action}
      </div>
      {children}
    </main>
  );
}
