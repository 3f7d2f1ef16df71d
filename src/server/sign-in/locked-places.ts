/** Where a locked field stands, so that none opens in another's place. */
export function verifierPlace(stateHash: Buffer): string {
  return `sign_in_attempt.locked_verifier.${stateHash.toString('base64url')}`;
}

export function personPlace(codeHash: Buffer): string {
  return `sign_in_voucher.locked_person.${codeHash.toString('base64url')}`;
}
