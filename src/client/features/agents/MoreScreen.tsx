import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  FileSignature,
  Globe,
  Headset,
  House,
  Inbox,
  LogOut,
  Megaphone,
  ReceiptText,
  ShieldCheck,
  UserRound,
  Wallet,
} from 'lucide-react';
import { Entry } from '#client/ground/page/Entry.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Section } from '#client/ui/Section.tsx';
import { languageFacts } from '#contract/languages.ts';
import { AgentPage } from './AgentPage.tsx';
import { billPages } from './bill-pages.ts';
import styles from './MoreScreen.module.css';
import { waitingContractsQuery } from './team-queries.ts';

/** What an agent opens now and then: their own account stands in the members' centre, as everybody's does. */
export function MoreScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const { data } = useQuery({
    ...waitingContractsQuery(member?.id ?? ''),
    enabled: member !== null,
  });
  const billed = data?.billed[0] ?? data?.kinds[0];
  return (
    <AgentPage note={member?.account}>
      <Section heading={<Trans>With your line</Trans>}>
        <ul className={styles.entries}>
          <Entry icon={FileSignature} to="/agentHome/contracts">
            <Trans>Contracts</Trans>
          </Entry>
          {billed && (
            <Entry icon={ReceiptText} to={billPages[billed]}>
              <Trans>Bills</Trans>
            </Entry>
          )}
        </ul>
      </Section>
      <Section heading={<Trans>Messages and offers</Trans>}>
        <ul className={styles.entries}>
          <Entry icon={Megaphone} to="/agentHome/agentAnnouncement">
            <Trans>Announcements</Trans>
          </Entry>
          <Entry icon={Inbox} to="/member/messageV2">
            <Trans>Messages</Trans>
          </Entry>
        </ul>
      </Section>
      <Section heading={<Trans>Your account</Trans>}>
        <ul className={styles.entries}>
          <Entry icon={Wallet} to="/member/transferFund">
            <Trans>Wallet</Trans>
          </Entry>
          <Entry icon={ArrowLeftRight} to="/member/transferUpline">
            <Trans>Send to upline or downline</Trans>
          </Entry>
          <Entry icon={UserRound} opens={{ kind: 'profile' }}>
            <Trans>Profile</Trans>
          </Entry>
          <Entry icon={ShieldCheck} to="/member/securityCenter">
            <Trans>My account</Trans>
          </Entry>
        </ul>
      </Section>
      <Section heading={<Trans>Here for you</Trans>}>
        <ul className={styles.entries}>
          <Entry icon={Globe} opens={{ kind: 'language' }} state={languageFacts[language].name}>
            <Trans>Language</Trans>
          </Entry>
          <Entry icon={Headset} opens={{ kind: 'customer-service' }}>
            <Trans>Customer service</Trans>
          </Entry>
          <Entry icon={House} to="/">
            <Trans>Go to the lobby</Trans>
          </Entry>
          <Entry icon={LogOut} opens={{ kind: 'log-out' }}>
            <Trans>Log out</Trans>
          </Entry>
        </ul>
      </Section>
    </AgentPage>
  );
}
