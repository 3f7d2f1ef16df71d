import * as passkeys from '#contract/passkeys.ts';
import { type Answer, answer } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { beginLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addOwn, beginOwn, listPasskeys, removeOwn } from './own-passkeys.ts';

export function passkeyAnswers(house: House): Answer[] {
  return [
    answer(passkeys.ownPasskeys, ({ player }) => listPasskeys(house, player)),
    answer(passkeys.beginPasskey, ({ request, player, visit }) =>
      beginOwn(house, request, player, visit),
    ),
    answer(passkeys.addPasskey, ({ request, player, visit }) =>
      addOwn(house, request, player, visit),
    ),
    answer(passkeys.removePasskey, ({ request, player }) => removeOwn(house, request, player)),
    answer(passkeys.beginPasskeyLogin, ({ visit }) => beginLogin(house, visit)),
    answer(passkeys.passkeyLogin, ({ request, visit }) => logInByPasskey(house, request, visit)),
  ];
}
