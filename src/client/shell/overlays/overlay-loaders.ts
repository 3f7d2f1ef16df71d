import type { ComponentType } from 'react';
import type { Overlay, OverlayKind } from '#client/ground/overlay/overlay-atom.ts';

type PropsOf<Kind extends OverlayKind> = Omit<Extract<Overlay, { kind: Kind }>, 'kind'>;
type Loaders = { [Kind in OverlayKind]: () => Promise<ComponentType<PropsOf<Kind>>> };

/** Where each overlay's component is fetched from when it is first opened. */
export const overlayLoaders: Loaders = {
  'side-menu': () => import('../menus/SideMenuSheet.tsx').then((file) => file.SideMenuSheet),
  games: () => import('../menus/GamesSheet.tsx').then((file) => file.GamesSheet),
  account: () => import('../menus/AccountSheet.tsx').then((file) => file.AccountSheet),
  'log-out': () => import('./LogOutOverlay.tsx').then((file) => file.LogOutOverlay),
  login: () => import('#client/features/access/LoginDialog.tsx').then((file) => file.LoginDialog),
  'free-play': () =>
    import('#client/features/access/FreePlayDialog.tsx').then((file) => file.FreePlayDialog),
  'change-password': () =>
    import('#client/features/access/ChangePasswordDialog.tsx').then(
      (file) => file.ChangePasswordDialog,
    ),
  sessions: () =>
    import('#client/features/security/SessionsSheet.tsx').then((file) => file.SessionsSheet),
  passkeys: () =>
    import('#client/features/security/PasskeysSheet.tsx').then((file) => file.PasskeysSheet),
  authenticator: () =>
    import('#client/features/security/AuthenticatorSheet.tsx').then(
      (file) => file.AuthenticatorSheet,
    ),
  profile: () =>
    import('#client/features/profile/ProfileSheet.tsx').then((file) => file.ProfileSheet),
  contact: () =>
    import('#client/features/profile/ContactSheet.tsx').then((file) => file.ContactSheet),
  'payment-password': () =>
    import('#client/features/profile/PaymentPasswordSheet.tsx').then(
      (file) => file.PaymentPasswordSheet,
    ),
  icon: () => import('#client/features/profile/IconSheet.tsx').then((file) => file.IconSheet),
  'choose-limits': () =>
    import('#client/features/protection/ChooseLimitsSheet.tsx').then(
      (file) => file.ChooseLimitsSheet,
    ),
  limit: () => import('#client/features/protection/LimitSheet.tsx').then((file) => file.LimitSheet),
  'take-break': () =>
    import('#client/features/protection/BreakSheet.tsx').then((file) => file.BreakSheet),
  forgot: () =>
    import('#client/features/access/ForgotDialog.tsx').then((file) => file.ForgotDialog),
  'reset-password': () =>
    import('#client/features/access/ResetPasswordDialog.tsx').then(
      (file) => file.ResetPasswordDialog,
    ),
  'hand-over': () =>
    import('#client/features/access/HandOverDialog.tsx').then((file) => file.HandOverDialog),
  'finish-sign-in': () =>
    import('#client/features/access/FinishSignInDialog.tsx').then(
      (file) => file.FinishSignInDialog,
    ),
  'link-sign-in': () =>
    import('#client/features/sign-in/LinkAfterLoginDialog.tsx').then(
      (file) => file.LinkAfterLoginDialog,
    ),
  'linked-sign-ins': () =>
    import('#client/features/sign-in/LinkedSignIns.tsx').then((file) => file.LinkedSignIns),
  register: () =>
    import('#client/features/access/RegisterDialog.tsx').then((file) => file.RegisterDialog),
  'trial-account': () =>
    import('../site-dialogs/TrialAccountDialog.tsx').then((file) => file.TrialAccountDialog),
  language: () => import('../site-dialogs/LanguageDialog.tsx').then((file) => file.LanguageDialog),
  licence: () => import('../site-dialogs/LicenceDialog.tsx').then((file) => file.LicenceDialog),
  channels: () => import('../site-dialogs/ChannelsDialog.tsx').then((file) => file.ChannelsDialog),
  mirrors: () => import('../site-dialogs/MirrorsDialog.tsx').then((file) => file.MirrorsDialog),
  representative: () =>
    import('#client/shell/site-dialogs/RepresentativeDialog.tsx').then(
      (file) => file.RepresentativeDialog,
    ),
  'app-download': () =>
    import('../site-dialogs/AppDownloadDialog.tsx').then((file) => file.AppDownloadDialog),
  'customer-service': () =>
    import('../site-dialogs/CustomerServiceDialog.tsx').then((file) => file.CustomerServiceDialog),
  install: () =>
    import('#client/features/install/InstallDialog.tsx').then((file) => file.InstallDialog),
  help: () => import('#client/features/content/HelpDialog.tsx').then((file) => file.HelpDialog),
  game: () => import('#client/features/catalogue/GameSheet.tsx').then((file) => file.GameSheet),
  'vendor-games': () =>
    import('#client/features/play/VendorGames.tsx').then((file) => file.VendorGames),
  promotion: () =>
    import('#client/features/promotions/PromotionDialog.tsx').then((file) => file.PromotionDialog),
  'move-funds': () =>
    import('#client/features/wallet/MoveFundsSheet.tsx').then((file) => file.MoveFundsSheet),
  'record-filter': () =>
    import('#client/features/records/RecordFilterSheet.tsx').then((file) => file.RecordFilterSheet),
  contract: () =>
    import('#client/features/contracts/ContractPopup.tsx').then((file) => file.ContractPopup),
  announcements: () =>
    import('#client/features/content/AnnouncementPopup.tsx').then((file) => file.AnnouncementPopup),
};
