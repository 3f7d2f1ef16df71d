import { addOwnPicture } from '#server/kyc/add-picture.ts';
import { beginOwnKyc } from '#server/kyc/begin-kyc.ts';
import { submitOwnKyc } from '#server/kyc/submit-kyc.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { newPlayer } from '../database/test-app.ts';

/** Papers that two people have handed in: one's are looked at, the other's decided. */
export async function fillKyc(
  { app }: FreshSite,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Record<string, string>> {
  const cases: string[] = [];
  for (const idNumber of ['PQ778899', 'PQ778800']) {
    const { id: playerId } = await newPlayer(app.database, `contract-${idNumber.toLowerCase()}`);
    await beginOwnKyc(app, playerId, {
      documentKind: 'passport',
      fullName: 'Paz Prueba Luna',
      idNumber,
      birthday: '1988-01-02',
    });
    for (const side of ['front', 'selfie'] as const) {
      await addOwnPicture(app, playerId, { side, picture: Uint8Array.from(picture) });
    }
    await submitOwnKyc(app, playerId);
    const { id } = await app.database
      .selectFrom('kyc_case')
      .select('id')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    cases.push(id);
  }
  return { kycCase: cases[0] ?? '', kycCaseToDecide: cases[1] ?? '' };
}
