import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RequestId } from './money.ts';
import { Code, Minor, Nothing } from './values.ts';
import { MoveState } from './wallet.ts';

/** Null: the player has not been asked yet. */
const Choice = v.object({ isAutomatic: v.nullable(v.boolean()) });

export const readFollowing = defineCall({
  name: 'readFollowing',
  summary: 'Whether one’s money follows one to vendors that keep wallets, and home again',
  method: 'GET',
  path: '/wps/wallet/following',
  who: 'real-member',
  request: Nothing,
  value: Choice,
  refuses: [],
});

export const chooseFollowing = defineCall({
  name: 'chooseFollowing',
  summary: 'Says whether one’s money follows one to vendors that keep wallets, and home again',
  method: 'POST',
  path: '/wps/wallet/following',
  who: 'real-member',
  request: v.strictObject({ isAutomatic: v.boolean() }),
  value: Choice,
  refuses: [],
});

/** So often the game that is open repeats its entry; after three of them unheard, the money comes home. */
export const stayEverySeconds = 60;

const Followed = v.object({
  /** `by-hand`: the player moves it; `nothing`: there was nothing to move. */
  state: v.picklist([...MoveState.options, 'by-hand', 'nothing']),
  moved: Minor,
});
export type Followed = v.InferOutput<typeof Followed>;

export const enterVendor = defineCall({
  name: 'enterVendor',
  summary:
    'Brings all of one’s own money to the vendor whose game is opened; repeated, that one is still there',
  method: 'POST',
  path: '/wps/wallet/following/enter',
  who: 'real-member',
  request: v.strictObject({ requestId: RequestId, vendor: Code }),
  value: Followed,
  refuses: [
    'request.conflict',
    'play.stopped',
    'break.active',
    'reality.pending',
    'limit.session',
    'limit.wager',
    'limit.loss',
    'wallet.unknown',
    'vendor.closed',
    'wallet.short',
  ],
});

export const leaveVendor = defineCall({
  name: 'leaveVendor',
  summary:
    'Brings home what followed one to the vendor; what cannot come now comes by itself later',
  method: 'POST',
  path: '/wps/wallet/following/leave',
  who: 'real-member',
  request: v.strictObject({ vendor: Code }),
  value: Followed,
  refuses: [],
});
