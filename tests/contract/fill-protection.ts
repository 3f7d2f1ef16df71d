import { openSession } from '#server/identity/sessions/open-session.ts';
import { beginOwnKyc } from '#server/kyc/begin-kyc.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

/** A looser limit that waits for its second yes, and papers that are complete. */
export async function fillProtection(
  { app }: FreshSite,
  memberId: string,
): Promise<Record<string, string>> {
  const now = app.clock.now();
  const hour = 60 * 60_000;
  await app.database
    .insertInto('limit_change')
    .values({
      player_id: memberId,
      kind: 'wager',
      period: 'month',
      amount: '90000000000',
      asked_at: new Date(now.getTime() - 25 * hour),
      due_at: new Date(now.getTime() - hour),
      expires_at: new Date(now.getTime() + 24 * hour),
    })
    .execute();
  const papers = await newPlayer(app, 'contract-papers');
  const toSubmit = await newPlayer(app, 'contract-papers-too');
  for (const playerId of [papers, toSubmit]) {
    const begun = await beginOwnKyc(app, playerId, {
      documentKind: 'passport',
      fullName: 'Ana Luz Prueba',
      idNumber: 'AB123456',
      birthday: '1990-02-28',
    });
    if (!begun.done) throw new Error(begun.code);
  }
  const { id: caseId } = await app.database
    .selectFrom('kyc_case')
    .select('id')
    .where('player_id', '=', toSubmit)
    .executeTakeFirstOrThrow();
  const picture = (side: 'front' | 'selfie') => ({
    id: (side === 'front' ? 'a' : 'b').repeat(32),
    case_id: caseId,
    player_id: toSubmit,
    side,
    media_type: 'image/png' as const,
    taken_at: now,
  });
  await app.database
    .insertInto('kyc_document')
    .values([picture('front'), picture('selfie')])
    .execute();
  return {
    papers: (await openSession(app, papers)).token,
    papersToSubmit: (await openSession(app, toSubmit)).token,
  };
}

async function newPlayer({ database, settings }: FreshSite['app'], account: string) {
  const { id } = await database
    .insertInto('player')
    .values({ account, nickname: account, merchant: settings.merchant, language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
