import type { Vault } from '#server/secrets/vault.ts';

/** Hard marks belong to one person; soft ones are shared by namesakes and by a household. */
export const hardMarks = [
  'identity-number',
  'phone',
  'mailbox',
  'payout-account',
  'name-and-birth',
] as const;
export const softMarks = ['payee-name', 'device'] as const;
export type MarkKind = (typeof hardMarks)[number] | (typeof softMarks)[number];

export interface Mark {
  kind: MarkKind;
  /** A keyed hash: a copy of the database tells nobody's number, and without the secret none can be tried. */
  mark: string;
}

/** What is known of a person at one moment; each part may be missing. */
export interface PersonFacts {
  identityNumber?: string | null | undefined;
  /** In E.164. */
  phone?: string | null | undefined;
  mailbox?: string | null | undefined;
  payoutAccount?: string | null | undefined;
  names?: readonly (string | null | undefined)[];
  birthday?: string | null | undefined;
  /** The hash of the device's cookie. */
  device?: string | null | undefined;
}

export function marksOf(
  { fingerprint }: Pick<Vault, 'fingerprint'>,
  { names = [], birthday, ...facts }: PersonFacts,
): Mark[] {
  const people = names.map((name) => plainName(name ?? '')).filter((name) => name !== '');
  const texts: [MarkKind, string][] = [
    ['identity-number', plainNumber(facts.identityNumber ?? '')],
    ['phone', (facts.phone ?? '').replace(/\D/g, '')],
    ['mailbox', plainMailbox(facts.mailbox ?? '')],
    ['payout-account', plainNumber(facts.payoutAccount ?? '')],
    ['device', facts.device ?? ''],
    ...people.map((name): [MarkKind, string] => ['payee-name', name]),
    ...people.map((name): [MarkKind, string] => [
      'name-and-birth',
      birthday ? `${name} ${birthday}` : '',
    ]),
  ];
  return texts
    .filter(([, text]) => text !== '')
    .map(([kind, text]) => ({ kind, mark: fingerprint(text, `person_mark.${kind}`) }));
}

/** Without accents, capitals and order: “GÓMEZ Ana” is “Ana Gomez”. */
function plainName(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/\p{L}+/gu) ?? []).toSorted().join(' ');
}

/** Regardless of grouping and leading zeros. */
function plainNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');
}

/** One mailbox has many spellings: a tag behind a plus, and dots where the provider ignores them. */
function plainMailbox(address: string): string {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const untagged = local.replace(/\+.*$/, '');
  const isDotless = host === 'gmail.com' || host === 'googlemail.com';
  return host && `${isDotless ? untagged.replaceAll('.', '') : untagged}@${host}`;
}
