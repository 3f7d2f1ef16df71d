import type { Database } from '#server/db/open.ts';

export async function selectVersions(
  database: Database,
): Promise<{ content: string; catalogue: string }> {
  return database
    .selectFrom('site_state')
    .select(['content_version as content', 'catalogue_version as catalogue'])
    .executeTakeFirstOrThrow();
}
