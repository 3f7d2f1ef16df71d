import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ArrowLeft, Menu, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Avatar as Drawn } from '#client/features/profile/Avatar.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Flag } from '#client/ui/Flag.tsx';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { languageFacts } from '#contract/languages.ts';
import type { MemberInfo } from '#contract/member.ts';
import { drawnAheadAtom } from './drawn-ahead-atom.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { AccountLink } from './menus/AccountLink.tsx';
import { OfflineLine } from './OfflineLine.tsx';

const HeaderBalance = apart(() =>
  import('#client/features/wallet/HeaderBalance.tsx').then((file) => file.HeaderBalance),
);

/** `hasMenu`: on screens without a side menu the same place leads back to the lobby. */
export function Header({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const navigate = useNavigate();
  const language = useLanguage();
  const { isLogin } = useSession();
  const isDrawnAhead = useAtomValue(drawnAheadAtom);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {hasMenu ? (
          <span className={styles.menu}>
            <IconButton
              label={t`Menu`}
              icon={Menu}
              aria-haspopup="dialog"
              onClick={() => open({ kind: 'side-menu' })}
            />
          </span>
        ) : (
          <IconButton
            label={t`Back to the lobby`}
            icon={ArrowLeft}
            isDirectional
            onClick={() => void navigate({ to: '/' })}
          />
        )}
        <Logo />
        {!isDrawnAhead && (
          <>
            <span className={isLogin ? styles.languageOfMember : styles.language}>
              <IconButton
                label={t`Language: ${languageFacts[language].name}`}
                aria-haspopup="dialog"
                onClick={() => open({ kind: 'language' })}
              >
                <Flag country={languageFacts[language].flag} isSometimesHidden={isLogin} />
              </IconButton>
            </span>
            {isLogin ? <MemberPart /> : <VisitorPart />}
          </>
        )}
      </div>
      <OfflineLine />
    </header>
  );
}

function VisitorPart() {
  return (
    <>
      <AccountLink to="/member" className={styles.logIn}>
        <Trans>Log in</Trans>
      </AccountLink>
      <AccountLink to="/member" visitor="register" className={styles.signUp}>
        <Trans>Sign up</Trans>
      </AccountLink>
    </>
  );
}

function MemberPart() {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const { member, isTrial } = useSession();
  const name = member?.nickname || member?.account;
  const initial = name ? name.slice(0, 1).toUpperCase() : <Icon of={UserRound} size={22} />;
  return (
    <>
      {!isTrial && (
        <span className={styles.money}>
          <Suspense>
            <HeaderBalance />
          </Suspense>
        </span>
      )}
      <Go to="/member/depositv2" className={`${styles.signUp} ${styles.pay}`}>
        <Trans>Deposit</Trans>
      </Go>
      <span className={styles.account}>
        {member?.account}
        {member?.vipLabelName && <small>{member.vipLabelName}</small>}
      </span>
      <button
        type="button"
        className={styles.avatar}
        aria-haspopup="dialog"
        aria-label={name ? t`Account: ${name}` : t`Account`}
        onClick={() => open({ kind: 'account' })}
      >
        {member?.iconVersion ? <Portrait member={member}>{initial}</Portrait> : initial}
      </button>
    </>
  );
}

/** A picture is fetched, with what draws it, once the page is alive; until then the initial stands. */
function Portrait({ member, children }: { member: MemberInfo; children: ReactNode }) {
  const [Avatar, setAvatar] = useState<typeof Drawn>();
  useEffect(() => {
    import('#client/features/profile/Avatar.tsx').then(
      (file) => setAvatar(() => file.Avatar),
      () => undefined,
    );
  }, []);
  return Avatar ? <Avatar member={member} size="fill" /> : children;
}
