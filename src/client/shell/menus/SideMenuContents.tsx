import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  BookOpenText,
  Crown,
  Gift,
  Globe,
  House,
  type LucideIcon,
  MessageCircle,
  QrCode,
  Radio,
  ScrollText,
  ShieldCheck,
  Tag,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { announcementsQuery } from '#client/features/content/announcement-queries.ts';
import { categoryIcons } from '#client/features/lobby/category-words.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import type { OverlayKind } from '#client/ground/overlay/overlay-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Flag } from '#client/ui/Flag.tsx';
import { languageFacts } from '#contract/languages.ts';
import { whitelabelMenuQuery } from '../frame-queries.ts';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './SideMenu.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Everything the side menu lists, standing beside the page or in a sheet over it. */
export function SideMenuContents() {
  const has = useEnabledEntries();
  const { isLogin, member } = useSession();
  const name = useId();
  return (
    <div className={styles.contents}>
      <div className={styles.group}>
        <MenuEntry to="/" icon={House} isExact>
          <Trans>Home</Trans>
        </MenuEntry>
        {has('VIP_BONUS') && (!isLogin || member?.hasVip) && (
          <MenuEntry to="/member/vip" icon={Crown}>
            <Trans>VIP Bonus</Trans>
          </MenuEntry>
        )}
        {has('INVITE') && (!isLogin || member?.availablePromo.REFERRAL.enabled) && (
          <MenuEntry to="/member/referral" icon={UserRoundPlus}>
            <Trans>Refer and win</Trans>
          </MenuEntry>
        )}
        {has('REWARD_CENTER') && (
          <MenuEntry to="/member/rewardCenter" icon={Gift}>
            <Trans>Reward centre</Trans>
          </MenuEntry>
        )}
      </div>
      {has('GAMES') && <Games />}
      {has('PROMOTIONS') && <Promotions />}
      <AboutHouse has={has} />
      <ThemeSwitch name={name} />
    </div>
  );
}

function Games() {
  const menus = useMenus();
  if (menus.length === 0) return null;
  return (
    <Group title={<Trans>Games</Trans>}>
      {menus.map((menu) => (
        <MenuEntry
          key={menu.gameType}
          to={categoryPages[menu.gameType]}
          icon={categoryIcons[menu.gameType]}
        >
          {menu.title}
        </MenuEntry>
      ))}
    </Group>
  );
}

const promotionsShown = 6;

function Promotions() {
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const all = data?.promotion ?? [];
  const rest = all.length - promotionsShown;
  return (
    <Group title={<Trans>Promotions</Trans>}>
      {all.slice(0, promotionsShown).map((promotion) => (
        <MenuEntry key={promotion.id} to="/promotions" search={{ id: promotion.id }} icon={Tag}>
          {promotion.title}
        </MenuEntry>
      ))}
      <MenuEntry to="/promotions" icon={Gift}>
        {rest > 0 ? (
          <Plural value={rest} one="# more promotion" other="# more promotions" />
        ) : (
          <Trans>All promotions</Trans>
        )}
      </MenuEntry>
    </Group>
  );
}

function AboutHouse({ has }: { has: (entry: string) => boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isLogin } = useSession();
  const flag = <Flag country={languageFacts[language].flag} />;
  return (
    <Group title={<Trans>Here for you</Trans>}>
      {has('DOWNLOAD') && <Opener kind="app-download" icon={QrCode} label={t`App download`} />}
      {has('LIVE_CHAT') && (
        <Opener kind="customer-service" icon={MessageCircle} label={t`Live chat`} />
      )}
      <MenuEntry to="/help" icon={BookOpenText}>
        <Trans>Help centre</Trans>
      </MenuEntry>
      {!isLogin && (
        <MenuEntry to="/agent" icon={Users}>
          <Trans>For agents</Trans>
        </MenuEntry>
      )}
      {has('LANGUAGE') && <Opener kind="language" icon={Globe} label={t`Language`} end={flag} />}
      {has('CHANNELS') && <Opener kind="channels" icon={Radio} label={t`Official channels`} />}
      <Opener kind="mirrors" icon={ShieldCheck} label={t`Official web addresses`} />
      <Opener kind="representative" icon={BadgeCheck} label={t`Verify representative`} />
      {has('LICENCE') && <Opener kind="licence" icon={ScrollText} label={t`Gaming licence`} />}
    </Group>
  );
}

interface OpenerProps {
  kind: Extract<
    OverlayKind,
    | 'app-download'
    | 'customer-service'
    | 'language'
    | 'channels'
    | 'mirrors'
    | 'representative'
    | 'licence'
  >;
  icon: LucideIcon;
  label: string;
  end?: ReactNode;
}

function Opener({ kind, icon, label, end }: OpenerProps) {
  const open = useOpenOverlay();
  return (
    <MenuEntry icon={icon} end={end} onPress={() => open({ kind })}>
      {label}
    </MenuEntry>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

/** What the merchant switched off is not there; before that is known, everything is. */
function useEnabledEntries(): (entry: string) => boolean {
  const { data } = useQuery(whitelabelMenuQuery(useLanguage()));
  return (entry) => data?.menu.find((one) => one.key === entry)?.enabled ?? true;
}
