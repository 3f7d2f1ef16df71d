import { Trans } from '@lingui/react/macro';
import {
  BellRing,
  Crown,
  Gift,
  HandCoins,
  Inbox,
  MailOpen,
  ShoppingBag,
  Target,
  Ticket,
  UserRoundPlus,
} from 'lucide-react';
import { MissionBadge } from '#client/features/missions/MissionBadge.tsx';
import { UnreadBadge } from '#client/features/notices/UnreadBadge.tsx';
import { RewardBadge } from '#client/features/rewards/RewardBadge.tsx';
import { Entry } from '#client/ground/page/Entry.tsx';
import { useSite } from '#client/ground/site/use-site.ts';
import { EntryGroup } from './EntryGroup.tsx';

/** What is given, and what is told. */
export function FromUs() {
  const site = useSite();
  return (
    <EntryGroup title={<Trans>Messages and offers</Trans>}>
      <Entry icon={Gift} to="/member/rewardCenter" state={<RewardBadge />}>
        <Trans>Reward centre</Trans>
      </Entry>
      {site?.whitelabel.MANPLAYREB3 === true && (
        <Entry icon={HandCoins} to="/member/manualRebate">
          <Trans>Manual rebate</Trans>
        </Entry>
      )}
      <Entry icon={Target} to="/member/missionLeaderboard" state={<MissionBadge />}>
        <Trans>Missions and leaderboard</Trans>
      </Entry>
      <Entry icon={Crown} to="/member/vip">
        <Trans>VIP Bonus</Trans>
      </Entry>
      <Entry icon={MailOpen} to="/member/envelopes">
        <Trans>Red envelopes</Trans>
      </Entry>
      <Entry icon={Ticket} to="/member/raffles">
        <Trans>Raffles</Trans>
      </Entry>
      <Entry icon={UserRoundPlus} to="/member/referral">
        <Trans>Refer and win</Trans>
      </Entry>
      <Entry icon={ShoppingBag} to="/pointMall">
        <Trans>Points mall</Trans>
      </Entry>
      <Entry icon={Inbox} to="/member/messageV2" state={<UnreadBadge />}>
        <Trans>Messages</Trans>
      </Entry>
      <Entry icon={BellRing} to="/member/notifications">
        <Trans>Notifications</Trans>
      </Entry>
    </EntryGroup>
  );
}
