import { beginPasskeyProof, provePasskey } from '#contract/passkey-proof.ts';
import * as passkeys from '#contract/passkeys.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { beginLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addOwn, beginOwn, listPasskeys, removeOwn } from './own-passkeys.ts';
import { beginProof, proveOwn } from './prove-by-passkey.ts';

export function passkeyAnswers(house: House): Answer[] {
  return [
    answer(passkeys.ownPasskeys, ({ player }) => listPasskeys(house, player)),
    answer(passkeys.beginPasskey, ({ request, player, visit }) =>
      beginOwn(house, request, player, visit),
    ),
    answer(passkeys.addPasskey, ({ request, player, visit }) =>
      addOwn(house, request, player, visit),
    ),
    answer(passkeys.removePasskey, ({ request, player, visit }) =>
      removeOwn(house, request, player, visit),
    ),
    answer(beginPasskeyProof, ({ player, visit }) => beginProof(house, player, visit)),
    answer(provePasskey, ({ request, player, visit }) => proveOwn(house, request, player, visit)),
    answer(passkeys.beginPasskeyLogin, ({ visit }) => beginLogin(house, visit)),
    answer(passkeys.passkeyLogin, ({ request, visit }) => logInByPasskey(house, request, visit)),
  ];
}
