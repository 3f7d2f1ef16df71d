import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { GroundTables } from './tables/ground.ts';
import type { MessageTables } from './tables/messages.ts';

/** Every table as the newest migration leaves it; each domain keeps its own part. */
export interface Tables extends GroundTables, CatalogueTables, ContentTables, MessageTables {}
