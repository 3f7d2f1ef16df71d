import type { Fault } from '#contract/field-rules.ts';

/** The world's table of numbers weighs 30 KB, so it comes once a form asks for a number. */
export async function loadMobileJudge(
  countryDialingCode: string,
): Promise<(typed: string) => Fault | null> {
  const { mobileJudge } = await import('#contract/phone.ts');
  return mobileJudge(countryDialingCode);
}
