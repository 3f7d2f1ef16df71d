import * as kyc from '#contract/kyc.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { addOwnPicture } from './add-picture.ts';
import { beginOwnKyc } from './begin-kyc.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { submitOwnKyc } from './submit-kyc.ts';

export function kycAnswers(house: House): Answer[] {
  return [
    answer(kyc.ownKyc, ({ player }) => readOwnKyc(house, player.id)),
    answer(kyc.beginKyc, ({ player, request }) => beginOwnKyc(house, player.id, request)),
    answer(kyc.addKycPicture, ({ player, request }) => addOwnPicture(house, player.id, request)),
    answer(kyc.submitKyc, ({ player }) => submitOwnKyc(house, player.id)),
  ];
}
