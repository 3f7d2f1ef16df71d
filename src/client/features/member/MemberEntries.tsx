import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  CircleHelp,
  Clock,
  ContactRound,
  FileCheck2,
  Fingerprint,
  Globe,
  Headset,
  Heart,
  HeartPulse,
  History,
  IdCard,
  KeyRound,
  Link2,
  LockKeyhole,
  Mail,
  MonitorSmartphone,
  Percent,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  Users,
  Wallet,
} from 'lucide-react';
import { ContractsEntry } from '#client/features/contracts/ContractsEntry.tsx';
import { balanceHiddenAtom, hiddenStars } from '#client/features/wallet/balance-hidden-atom.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { Entry } from '#client/ground/page/Entry.tsx';
import { Offered } from '#client/ground/site/Offered.tsx';
import { useSite } from '#client/ground/site/use-site.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Money } from '#client/ui/Money.tsx';
import type { ValueOf } from '#contract/call.ts';
import { languageFacts } from '#contract/languages.ts';
import type { ownProfile } from '#contract/profile.ts';
import { profileFields } from '#contract/profile-rules.ts';
import { EntryGroup as Group } from './EntryGroup.tsx';
import { FromUs } from './FromUs.tsx';
import styles from './MemberScreen.module.css';

type Profile = ValueOf<typeof ownProfile>;

interface MemberEntriesProps {
  /** Undefined until it has come: the entries stand all the same. */
  profile: Profile | undefined;
  account: string;
  isAgent: boolean;
  isTrial: boolean;
}

/** Everything a member may open, in groups; somebody on trial has nothing to guard yet. */
export function MemberEntries({ profile, account, isAgent, isTrial }: MemberEntriesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <nav className={styles.groups} aria-label={t`My account`}>
      {!isTrial && (
        <>
          <YourMoney isAgent={isAgent} />
          <FromUs />
          <AboutYou profile={profile} account={account} />
          <Passwords profile={profile} />
          <WaysIn />
          <Safety />
        </>
      )}
      <Group title={<Trans>Your games</Trans>}>
        <Entry icon={Heart} to="/favorite">
          <Trans>Favourites</Trans>
        </Entry>
        <Entry icon={Clock} to="/recent">
          <Trans>Recently played</Trans>
        </Entry>
        {isAgent && (
          <Entry icon={Users} to="/agentHome">
            <Trans>My team</Trans>
          </Entry>
        )}
      </Group>
      <Group title={<Trans>Here for you</Trans>}>
        <Entry icon={Globe} opens={{ kind: 'language' }} state={languageFacts[language].name}>
          <Trans>Language</Trans>
        </Entry>
        <Entry icon={CircleHelp} to="/help">
          <Trans>Help centre</Trans>
        </Entry>
        <Entry icon={Headset} opens={{ kind: 'customer-service' }}>
          <Trans>Customer service</Trans>
        </Entry>
      </Group>
    </nav>
  );
}

function YourMoney({ isAgent }: { isAgent: boolean }) {
  const { data: balance } = useBalance();
  const isHidden = useAtomValue(balanceHiddenAtom);
  return (
    <Group title={<Trans>Your money</Trans>}>
      <Entry
        icon={Wallet}
        to="/member/transferFund"
        state={
          balance &&
          (isHidden ? (
            hiddenStars
          ) : (
            <Money minor={balance.total} currency={balance.currency} isExact />
          ))
        }
      >
        <Trans>Wallet</Trans>
      </Entry>
      <Entry icon={ArrowDownToLine} to="/member/depositv2">
        <Trans>Deposit</Trans>
      </Entry>
      <Entry icon={ArrowUpFromLine} to="/member/withdraw">
        <Trans>Withdraw</Trans>
      </Entry>
      {isAgent && (
        <Entry icon={ArrowLeftRight} to="/member/transferUpline">
          <Trans>Send to upline or downline</Trans>
        </Entry>
      )}
      <Entry icon={ReceiptText} to="/member/transactionHistory">
        <Trans>Account record</Trans>
      </Entry>
      <Entry icon={History} to="/member/personalHistoryCopy">
        <Trans>Betting record</Trans>
      </Entry>
      <Entry icon={ChartNoAxesColumn} to="/member/personalProfit">
        <Trans>Profit and loss</Trans>
      </Entry>
      <Entry icon={FileCheck2} to="/member/creditReport">
        <Trans>Credit report</Trans>
      </Entry>
      <Entry icon={Percent} to="/member/bonusDetails">
        <Trans>Bonuses</Trans>
      </Entry>
      <Offered to="/member/contracts">
        <ContractsEntry />
      </Offered>
    </Group>
  );
}

function AboutYou({ profile, account }: { profile: Profile | undefined; account: string }) {
  // Until one chooses another, the account's name stands as the nickname, and nobody told it.
  const told =
    profile &&
    Object.entries(profile.fields).filter(([name, text]) => name !== 'nickname' || text !== account)
      .length;
  const asked = profileFields.length;
  return (
    <Group title={<Trans>About you</Trans>}>
      <Entry
        icon={ContactRound}
        opens={{ kind: 'profile' }}
        state={
          told !== undefined && (
            <Trans>
              {told} of {asked} completed
            </Trans>
          )
        }
      >
        <Trans>Profile</Trans>
      </Entry>
      <Entry
        icon={Smartphone}
        opens={{ kind: 'contact', of: 'mobile' }}
        state={profile && (profile.mobile ? unbroken(profile.mobile.hint) : <NotYet />)}
      >
        <Trans>Mobile number</Trans>
      </Entry>
      <Entry
        icon={Mail}
        opens={{ kind: 'contact', of: 'email' }}
        state={profile && (profile.email ? profile.email.hint : <NotYet />)}
      >
        <Trans>E-mail</Trans>
      </Entry>
    </Group>
  );
}

function Passwords({ profile }: { profile: Profile | undefined }) {
  return (
    <Group title={<Trans>Passwords</Trans>}>
      {profile?.hasPassword === false ? (
        <Entry icon={KeyRound} opens={{ kind: 'change-password' }} state={<NotYet />}>
          <Trans>Set a password</Trans>
        </Entry>
      ) : (
        <Entry icon={KeyRound} opens={{ kind: 'change-password' }}>
          <Trans>Change password</Trans>
        </Entry>
      )}
      <Entry
        icon={LockKeyhole}
        opens={{ kind: 'payment-password' }}
        state={profile && (profile.hasPaymentPassword ? <Trans>Set</Trans> : <NotYet />)}
      >
        <Trans>Payment password</Trans>
      </Entry>
    </Group>
  );
}

function WaysIn() {
  const hasProviders = (useSite()?.signIn ?? []).length > 0;
  return (
    <Group title={<Trans>Sign-in methods</Trans>}>
      <Entry icon={Fingerprint} opens={{ kind: 'passkeys' }}>
        <Trans>Passkeys</Trans>
      </Entry>
      {hasProviders && (
        <Entry icon={Link2} opens={{ kind: 'linked-sign-ins' }}>
          <Trans>Linked sign-ins</Trans>
        </Entry>
      )}
      <Entry icon={ShieldCheck} opens={{ kind: 'authenticator' }}>
        <Trans>Authenticator app</Trans>
      </Entry>
      <Entry icon={MonitorSmartphone} opens={{ kind: 'sessions' }}>
        <Trans>Where you are logged in</Trans>
      </Entry>
    </Group>
  );
}

function Safety() {
  return (
    <Group title={<Trans>Play safely</Trans>}>
      <Entry icon={HeartPulse} to="/member/playSafely">
        <Trans>Limits and breaks</Trans>
      </Entry>
      <Entry icon={IdCard} to="/member/identity">
        <Trans>Identity check</Trans>
      </Entry>
    </Group>
  );
}

/** A number that breaks over two lines is not recognised. */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}

function NotYet() {
  return <Trans>Not set yet</Trans>;
}
