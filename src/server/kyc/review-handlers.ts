import * as review from '#contract/kyc-review.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { decideKyc } from './decide-kyc.ts';
import { listCases, readCasePicture, readPapers, viewCase } from './look-at-case.ts';

/** What operators do by call; the verbs are the ones that commands use. */
export function kycReviewAnswers(app: AppContext): Answer[] {
  return [
    answer(review.kycReviewList, ({ request }) => listCases(app, request)),
    answer(review.kycPapers, ({ request, operator }) => readPapers(app, request, operator)),
    answer(review.kycPicture, async ({ request, operator }) => {
      const picture = await readCasePicture(app, request, operator);
      if (!picture.done) return picture;
      const { bytes, mediaType } = picture.value;
      return done({ picture: `data:${mediaType};base64,${bytes.toString('base64')}` });
    }),
    answer(review.decideKyc, async ({ request, operator }) => {
      const { id: caseId } = request;
      const decision =
        request.decision === 'approve'
          ? { caseId, reason: null, override: request.override }
          : { caseId, reason: request.reason };
      const decided = await decideKyc(app, decision, operator);
      return decided.done ? done(await viewCase(app, caseId)) : decided;
    }),
  ];
}
