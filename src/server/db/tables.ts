import type { AccountTables } from './tables/accounts.ts';
import type { ActivityTables } from './tables/activities.ts';
import type { AntiAbuseTables } from './tables/anti-abuse.ts';
import type { BonusTables } from './tables/bonus.ts';
import type { CashbackTables } from './tables/cashback.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { ContractTables } from './tables/contracts.ts';
import type { DepositTables } from './tables/deposits.ts';
import type { DisputeTables } from './tables/disputes.ts';
import type { EnvelopeTables } from './tables/envelopes.ts';
import type { GroundTables } from './tables/ground.ts';
import type { InhouseTables } from './tables/inhouse.ts';
import type { JobTables } from './tables/jobs.ts';
import type { KycTables } from './tables/kyc.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { LotteryTables } from './tables/lottery.ts';
import type { LotteryTicketTables } from './tables/lottery-tickets.ts';
import type { MessageTables } from './tables/messages.ts';
import type { MissionTables } from './tables/missions.ts';
import type { NoticeTables } from './tables/notices.ts';
import type { OperatorTables } from './tables/operators.ts';
import type { PasskeyTables } from './tables/passkeys.ts';
import type { PlayTables } from './tables/play.ts';
import type { ProfileTables } from './tables/profiles.ts';
import type { ProtectionTables } from './tables/protection.ts';
import type { RaffleTables } from './tables/raffles.ts';
import type { RebateTables } from './tables/rebates.ts';
import type { RecordTables } from './tables/records.ts';
import type { ReferralTables } from './tables/referral.ts';
import type { RegistrationTables } from './tables/registration.ts';
import type { RewardTables } from './tables/rewards.ts';
import type { SealingTables } from './tables/sealing.ts';
import type { SettledFactTables } from './tables/settled-facts.ts';
import type { SignInTables } from './tables/sign-in.ts';
import type { TeamTables } from './tables/team.ts';
import type { TransferTables } from './tables/transfers.ts';
import type { VipTables } from './tables/vip.ts';
import type { WalletTables } from './tables/wallet.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';

/** Every table as `schema/` and the steps after it leave it; each domain keeps its own part. */
export interface Tables
  extends GroundTables,
    CatalogueTables,
    AntiAbuseTables,
    DisputeTables,
    ContentTables,
    ContractTables,
    SealingTables,
    MessageTables,
    AccountTables,
    ProfileTables,
    RegistrationTables,
    PasskeyTables,
    SignInTables,
    LedgerTables,
    JobTables,
    WalletTables,
    TransferTables,
    RecordTables,
    DepositTables,
    ProtectionTables,
    KycTables,
    OperatorTables,
    WithdrawalTables,
    NoticeTables,
    InhouseTables,
    MissionTables,
    ActivityTables,
    BonusTables,
    RaffleTables,
    RebateTables,
    CashbackTables,
    SettledFactTables,
    TeamTables,
    LotteryTables,
    LotteryTicketTables,
    PlayTables,
    VipTables,
    EnvelopeTables,
    ReferralTables,
    RewardTables {}
