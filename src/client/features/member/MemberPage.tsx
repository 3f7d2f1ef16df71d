import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnTitle } from '#client/features/frame/own-title-atom.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import styles from './MemberPage.module.css';

interface MemberPageProps {
  /** What it is called, on the page and in the browser's tab. */
  title: string;
  children: ReactNode;
  /** One thing to press at the heading's end. */
  action?: ReactNode;
}

/** The frame of every page of the member centre: the way back, the heading, and what belongs there. */
export function MemberPage({ title, children, action }: MemberPageProps) {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  useOwnTitle(title);
  const goBack = () => {
    // Who opened the page by its address has nowhere to go back to but the member centre.
    if (canGoBack) router.history.back();
    else void navigate({ to: '/member', search: {}, replace: true });
  };
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <IconButton label={t`Back`} icon={ArrowLeft} onClick={goBack} />
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      {children}
    </main>
  );
}
