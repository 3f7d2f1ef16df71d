import type { Promotion } from '#contract/content.ts';

/** The first picture is the list's, the second the dialog's; where one is missing the other serves. */
export function pictureOf(
  { announcementImages }: Pick<Promotion, 'announcementImages'>,
  place: 'list' | 'dialog',
): string | undefined {
  const wanted = place === 'list' ? 1 : 2;
  const found = announcementImages.find((image) => image.sequence === wanted);
  return (found ?? announcementImages[0])?.url;
}
