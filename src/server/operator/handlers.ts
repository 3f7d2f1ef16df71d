import { operatorAudit, operatorRenew, operatorSelf } from '#contract/operators.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readAudit } from './audit.ts';
import { renewToken } from './prove-operator.ts';

export function operatorAnswers(app: AppContext): Answer[] {
  return [
    answer(operatorSelf, async ({ operator }) =>
      done({ name: operator.name, duties: [...operator.duties] }),
    ),
    answer(operatorRenew, ({ operator, request }) => renewToken(app, operator, request.code)),
    answer(operatorAudit, async ({ request }) =>
      done({ entries: await readAudit(app.database, request) }),
    ),
  ];
}
