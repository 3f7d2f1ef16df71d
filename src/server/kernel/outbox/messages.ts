import type { GuardChange } from '#contract/guard.ts';
import type { Language } from '#contract/values.ts';
import type { MessageKind } from './courier.ts';

/** What each message says besides its words; `site` is what the site calls itself. */
export interface MessageValues {
  'verification-code': {
    site: string;
    code: string;
    minutes: number;
    /** From PUBLIC_ORIGIN only: a request could name any host, and phones trust the one in here. */
    boundHost?: string | undefined;
  };
  'password-reset': { site: string; account: string; linkOrCode: string; minutes: number };
  'new-device': { site: string; account: string; device: string; place: string; when: string };
  'account-locked': { site: string; account: string; minutes: number };
  'contact-changed': { site: string; account: string; contact: string; when: string };
  'guard-changed': { site: string; account: string; change: GuardChange; when: string };
  'payout-changed': {
    site: string;
    account: string;
    change: 'added' | 'removed';
    what: string;
    when: string;
  };
  notice: { site: string; title: string; text: string };
}

export type MessageTemplate = keyof MessageValues;

export interface Worded {
  subject: string;
  text: string;
}

/** A message without words in one of the languages does not compile. */
export type MessageWords = {
  readonly [Template in MessageTemplate]: (values: MessageValues[Template]) => Worded;
};

/** A template with the values that it, and no other, needs. */
export type Wording = {
  [Template in MessageTemplate]: { template: Template; values: MessageValues[Template] };
}[MessageTemplate];

export type NewMessage = Wording & {
  kind: MessageKind;
  /** A number in E.164, or an e-mail address. */
  to: string;
  language: Language;
  playerId?: string | null;
  /** After this it is not worth sending any more, as a code that has expired. */
  sendWithinSeconds?: number;
  /** Written like any other and never sent: for requests about somebody we do not know. */
  isWithheld?: boolean;
};

/** These let their reader in somewhere, so their text does not stay. */
export const secretTemplates: ReadonlySet<MessageTemplate> = new Set([
  'verification-code',
  'password-reset',
]);
