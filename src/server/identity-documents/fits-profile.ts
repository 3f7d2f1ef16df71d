import { cleanIdNumber, isSameName } from '#contract/kyc-rules.ts';

export interface ToldIdentity {
  fullName?: string | undefined;
  payeeName?: string | undefined;
  birthday?: string | undefined;
  idNumber?: string | undefined;
}

/** What the profile says already must be what the papers say; what it does not say is no matter. */
export function fitsProfile(
  papers: { fullName: string; birthday: string; idNumber: string },
  stated: ToldIdentity,
): boolean {
  const { fullName, payeeName, birthday, idNumber } = stated;
  return (
    (!fullName || isSameName(fullName, papers.fullName)) &&
    // The bank account that money will go to has to be in the same name.
    (!payeeName || isSameName(payeeName, papers.fullName)) &&
    (!birthday || birthday === papers.birthday) &&
    (!idNumber || cleanIdNumber(idNumber) === papers.idNumber)
  );
}
