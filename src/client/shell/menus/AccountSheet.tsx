import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowUpFromLine,
  Clock,
  Gift,
  Headset,
  Heart,
  History,
  Inbox,
  LogOut,
  ReceiptText,
  ShoppingBag,
  Target,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { MemberNumber } from '#client/features/member/MemberNumber.tsx';
import { MissionBadge } from '#client/features/missions/MissionBadge.tsx';
import { UnreadBadge } from '#client/features/notices/UnreadBadge.tsx';
import { Avatar } from '#client/features/profile/Avatar.tsx';
import { nameOf } from '#client/features/profile/initial-of.ts';
import { RewardBadge } from '#client/features/rewards/RewardBadge.tsx';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { MemberInfo } from '#contract/member.ts';
import styles from './AccountSheet.module.css';
import { MenuEntry } from './MenuEntry.tsx';

/** Behind the avatar: who is logged in, and where that person may go. */
export function AccountSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const { member, isAgent, isTrial } = useSession();
  return (
    <Sheet title={t`Account`} onClose={close}>
      {member && <Card member={member} />}
      <MenuEntry to="/member/securityCenter" icon={UserRound}>
        <Trans>My account</Trans>
      </MenuEntry>
      {!isTrial && (
        <MenuEntry to="/member/messageV2" icon={Inbox} end={<UnreadBadge />}>
          <Trans>Messages</Trans>
        </MenuEntry>
      )}
      {!isTrial && (
        <MenuEntry to="/member/rewardCenter" icon={Gift} end={<RewardBadge />}>
          <Trans>Reward centre</Trans>
        </MenuEntry>
      )}
      {!isTrial && (
        <MenuEntry to="/member/missionLeaderboard" icon={Target} end={<MissionBadge />}>
          <Trans>Missions and leaderboard</Trans>
        </MenuEntry>
      )}
      {!isTrial && (
        <MenuEntry to="/pointMall" icon={ShoppingBag}>
          <Trans>Points mall</Trans>
        </MenuEntry>
      )}
      {!isTrial && <MoneyEntries />}
      <MenuEntry to="/favorite" icon={Heart}>
        <Trans>Favourites</Trans>
      </MenuEntry>
      <MenuEntry to="/recent" icon={Clock}>
        <Trans>Recently played</Trans>
      </MenuEntry>
      {isAgent && (
        <MenuEntry to="/agentHome" icon={Users}>
          <Trans>Agent</Trans>
        </MenuEntry>
      )}
      <MenuEntry icon={Headset} onPress={() => open({ kind: 'customer-service' })}>
        <Trans>Customer service</Trans>
      </MenuEntry>
      <MenuEntry icon={LogOut} onPress={() => open({ kind: 'log-out' })}>
        <Trans>Log out</Trans>
      </MenuEntry>
    </Sheet>
  );
}

function MoneyEntries() {
  return (
    <>
      <MenuEntry to="/member/transferFund" icon={Wallet}>
        <Trans>Wallet</Trans>
      </MenuEntry>
      <MenuEntry to="/member/withdraw" icon={ArrowUpFromLine}>
        <Trans>Withdraw</Trans>
      </MenuEntry>
      <MenuEntry to="/member/transactionHistory" icon={ReceiptText}>
        <Trans>Account record</Trans>
      </MenuEntry>
      <MenuEntry to="/member/personalHistoryCopy" icon={History}>
        <Trans>Betting record</Trans>
      </MenuEntry>
    </>
  );
}

function Card({ member }: { member: MemberInfo }) {
  return (
    <div className={styles.card}>
      <Avatar member={member} />
      <div>
        <p className={styles.name}>
          {nameOf(member)}
          {member.hasVip && member.vipLabelName && (
            <span className={styles.vip}>{member.vipLabelName}</span>
          )}
        </p>
        {nameOf(member) !== member.account && <p className={styles.account}>{member.account}</p>}
        <MemberNumber id={member.id} />
      </div>
    </div>
  );
}
