import { beginPasskeyProof, provePasskey } from '#contract/passkey-proof.ts';
import * as passkeys from '#contract/passkeys.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beginLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addOwn, beginOwn, listPasskeys, removeOwn } from './own-passkeys.ts';
import { beginProof, proveOwn } from './prove-by-passkey.ts';

export function passkeyAnswers(app: AppContext): Answer[] {
  return [
    answer(passkeys.ownPasskeys, ({ player }) => listPasskeys(app, player)),
    answer(passkeys.beginPasskey, ({ request, player, visit }) =>
      beginOwn(app, request, player, visit),
    ),
    answer(passkeys.addPasskey, ({ request, player, visit }) =>
      addOwn(app, request, player, visit),
    ),
    answer(passkeys.removePasskey, ({ request, player, visit }) =>
      removeOwn(app, request, player, visit),
    ),
    answer(beginPasskeyProof, ({ player, visit }) => beginProof(app, player, visit)),
    answer(provePasskey, ({ request, player, visit }) => proveOwn(app, request, player, visit)),
    answer(passkeys.beginPasskeyLogin, ({ visit }) => beginLogin(app, visit)),
    answer(passkeys.passkeyLogin, ({ request, visit }) => logInByPasskey(app, request, visit)),
  ];
}
