/** What a code is for: one that was sent for the one does not open the other. */
export type Scene = 'register' | 'login' | 'password' | 'new-place' | 'step-up' | 'bind';

/** A number in E.164 or an e-mail address, as codes are kept under. */
export function targetOf(text: string): string {
  return text.trim().toLowerCase();
}

/** What a code is kept under. */
export function keyOf(of: { scene: Scene; target: string; boundTo?: string | undefined }) {
  const target = targetOf(of.target);
  return { scene: of.scene, target: of.boundTo ? `${target} ${of.boundTo}` : target };
}
