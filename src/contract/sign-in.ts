import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProofOfSelf, proofRefusals } from './proof.ts';
import { registration, registrationRefusals } from './register.ts';
import { Client, Entered, entrances } from './session.ts';
import { Provider } from './system.ts';
import { Moment, Nothing } from './values.ts';

/** The query parameter under which a person comes back; the page's first script takes it away. */
export const signInParameter = 'signin';
/** Good once: for a minute in an address, for a quarter of an hour in the page's memory. */
const SignInCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
/** Where the provider asks the person: a page of its own. */
const Elsewhere = v.pipe(v.string(), v.maxLength(4_096), v.regex(/^https?:\/\//));

export const beginSignIn = defineCall({
  name: 'beginSignIn',
  summary: 'The address at which a provider says who somebody is',
  method: 'POST',
  path: '/wps/session/provider/begin',
  who: 'anyone',
  request: v.strictObject({
    provider: Provider,
    entrance: v.optional(v.picklist(entrances), 'site'),
  }),
  value: v.object({ address: Elsewhere }),
  refuses: ['provider.off', 'provider.away'],
});

const step = {
  provider: Provider,
  /** For the next step, of this device only. */
  ticket: SignInCode,
  /** As its owner recognises it: l···@mail.example. */
  hint: v.string(),
};

/** What follows from a provider’s word. */
export const SignedIn = v.variant('step', [
  v.object({
    step: v.literal('entered'),
    entered: Entered,
    entrance: v.picklist(entrances),
  }),
  v.object({ step: v.literal('linked'), provider: Provider }),
  /** Nobody has linked it yet: a new account, or a login to an old one. */
  v.object({
    step: v.literal('open-account'),
    ...step,
    /** What the provider vouches for is not asked again. */
    hasEmail: v.boolean(),
    /** What it only says is filled in. */
    email: v.string(),
  }),
  /** Its e-mail is bound to an account: only who logs in to that one links it. */
  v.object({ step: v.literal('log-in'), ...step }),
]);
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const takeSignIn = defineCall({
  name: 'takeSignIn',
  summary: 'What a provider’s word is good for, once, on the device that asked for it',
  method: 'POST',
  path: '/wps/session/provider/take',
  who: 'anyone',
  request: v.strictObject({ code: SignInCode, client: Client }),
  value: SignedIn,
  refuses: [
    'provider.over',
    'login.other-account',
    'login.not-agent',
    'login.not-member',
    'provider.exists',
    'provider.linked-elsewhere',
  ],
});

export const registerBySignIn = defineCall({
  name: 'registerBySignIn',
  summary: 'Opens an account that a provider opens from then on, and logs in to it',
  method: 'PUT',
  path: '/wps/member/register/provider',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({ ...registration.entries, ticket: SignInCode }),
  value: Entered,
  refuses: [
    'provider.over',
    'provider.email-bound',
    'provider.linked-elsewhere',
    ...registrationRefusals,
  ],
});

export const ownSignIns = defineCall({
  name: 'ownSignIns',
  summary: 'The providers that open the caller’s account',
  method: 'GET',
  path: '/wps/member/sign-ins',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    signIns: v.array(
      v.object({
        provider: Provider,
        hint: v.string(),
        since: Moment,
        lastUsed: v.nullable(Moment),
      }),
    ),
  }),
  refuses: [],
});

export const beginLink = defineCall({
  name: 'beginLink',
  summary: 'The address at which a provider says which of its people the caller is',
  method: 'POST',
  path: '/wps/member/sign-ins/begin',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ provider: Provider, proof: ProofOfSelf }),
  value: v.object({ address: Elsewhere }),
  refuses: ['provider.off', 'provider.exists', ...proofRefusals, 'provider.away'],
});

export const linkSignIn = defineCall({
  name: 'linkSignIn',
  summary: 'Links a provider’s word to the account that has been logged in to since',
  method: 'POST',
  path: '/wps/member/sign-ins/link',
  who: 'real-member',
  request: v.strictObject({ ticket: SignInCode }),
  value: v.object({ provider: Provider }),
  refuses: [
    'provider.over',
    'provider.needs-login',
    'provider.exists',
    'provider.linked-elsewhere',
  ],
});

export const unlinkSignIn = defineCall({
  name: 'unlinkSignIn',
  summary: 'A provider opens the caller’s account no more; the last way in stays',
  method: 'POST',
  path: '/wps/member/sign-ins/remove',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ provider: Provider, proof: ProofOfSelf }),
  value: v.object({}),
  refuses: [...proofRefusals, 'provider.unknown', 'provider.last-way'],
});
