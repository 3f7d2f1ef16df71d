import * as kyc from '#contract/kyc.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { addOwnPicture } from './add-picture.ts';
import { beginOwnKyc } from './begin-kyc.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { submitOwnKyc } from './submit-kyc.ts';

export function kycAnswers(app: AppContext): Answer[] {
  return [
    answer(kyc.ownKyc, ({ player }) => readOwnKyc(app, player.id)),
    answer(kyc.beginKyc, ({ player, request }) => beginOwnKyc(app, player.id, request)),
    answer(kyc.addKycPicture, ({ player, request }) => addOwnPicture(app, player.id, request)),
    answer(kyc.submitKyc, ({ player }) => submitOwnKyc(app, player.id)),
  ];
}
