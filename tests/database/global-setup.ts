import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { dropDatabase, onServer, withDatabase } from './server.ts';

interface Server {
  connectionString: string;
  /** The role that gateways have; undefined where the given server has no such role. */
  gatewayConnectionString: string | undefined;
  stop(): Promise<void>;
}

/** One server for the whole run, given by DATABASE_URL or embedded, with one migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = given() ?? (await embedded());
  const template = `verbena_template_${randomBytes(6).toString('hex')}`;
  const discard = async () => {
    await dropDatabase(server.connectionString, template);
    await server.stop();
  };
  try {
    await makeTemplate(server.connectionString, template);
  } catch (cause) {
    await discard();
    throw cause;
  }
  project.provide('databaseServer', server.connectionString);
  project.provide('databaseGateway', server.gatewayConnectionString);
  project.provide('databaseTemplate', template);
  return discard;
}

function given(): Server | undefined {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) return undefined;
  const gatewayConnectionString = process.env.TEST_GATEWAY_URL;
  return { connectionString, gatewayConnectionString, stop: async () => undefined };
}

async function embedded(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-tests-'));
  const server = await openEmbedded(folder);
  // Nothing in here has to outlive a loss of power, so no commit waits for the disk.
  await onServer(server.connectionString, (admin) =>
    admin.query('alter role current_user set synchronous_commit = off'),
  );
  return {
    connectionString: server.connectionString,
    gatewayConnectionString: server.gatewayConnectionString,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(server: string, name: string): Promise<void> {
  await onServer(server, (admin) =>
    admin.query(`create database ${name} template template0 encoding 'UTF8'`),
  );
  const database = openDatabase({ connectionString: withDatabase(server, name), poolSize: 2 });
  try {
    await migrate(database);
  } finally {
    // A database can be copied only while nobody is connected to it.
    await database.destroy();
  }
}
