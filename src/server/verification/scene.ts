/** What a code is for: one that was sent for the one does not open the other. */
export type Scene = 'register' | 'login' | 'password' | 'step-up' | 'bind';

/** A number in E.164 or an e-mail address, as codes are kept under. */
export function targetOf(text: string): string {
  return text.trim().toLowerCase();
}
