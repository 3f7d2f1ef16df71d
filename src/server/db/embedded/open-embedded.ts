import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { ensureCluster, removeLeftovers } from './cluster.ts';
import { EmbeddedError } from './error.ts';
import { type ClusterPlace, findPlace } from './place.ts';
import { findPostmaster } from './postmaster.ts';
import { PostgresServer } from './server.ts';
import { isDiskFull } from './space.ts';

export interface Embedded {
  /** As the owner of the tables. Stays the same while it is open, also across a crash of the server. */
  connectionString: string;
  /** As the gateway's role, which may do what `roles/` says. */
  gatewayConnectionString: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The server is gone and could not be brought back; without it nothing can go on. */
  onLost?: (cause: Error) => void;
  /** It stopped because its disk is full, and is started as soon as there is room. */
  onDiskFull?: () => void;
}

/**
 * Starts the PostgreSQL inside a data folder, or goes on with the one a killed gateway left running.
 * Refuses where another gateway is using it.
 */
export async function openEmbedded(
  dataFolder: string,
  { onLost, onDiskFull }: EmbeddedOptions = {},
): Promise<Embedded> {
  const place = await findPlace(dataFolder);
  const binaries = await findBinaries(place);
  const password = await ensureCluster(place, binaries);
  const server = new PostgresServer(place, binaries);
  let isStopping = false;
  let recovery: Promise<unknown> = Promise.resolve();

  async function hold(): Promise<Client> {
    const keeper = await becomeKeeper(server, place, password);
    keeper.once('end', () => {
      if (isStopping) return;
      // The one connection that never ends by itself has ended: the server crashed.
      recovery = recover();
    });
    return keeper;
  }

  /** A server that found no room for its log ends itself, and no restart of ours would help it. */
  async function recover(isReported = false): Promise<void> {
    // Asked before as well: room may be made while an attempt that had none is failing.
    const wasFull = await isDiskFull(place.home);
    try {
      await hold();
    } catch (cause) {
      if (isStopping) return;
      if (!wasFull && !(await isDiskFull(place.home))) {
        onLost?.(cause instanceof Error ? cause : new EmbeddedError(String(cause)));
        return;
      }
      if (!isReported) onDiskFull?.();
      await delay(roomPauseMs);
      if (!isStopping) await recover(true);
    }
  }

  const keeper = await hold();
  try {
    await removeLeftovers(place);
    await ensureDatabase(keeper, password);
  } catch (cause) {
    isStopping = true;
    await server.stop();
    throw cause;
  }
  return {
    ...addressesOf(server.socketFolder, password),
    async stop() {
      if (isStopping) return;
      isStopping = true;
      await recovery;
      // The keeper's connection, and with it the lock, ends with the server and not before.
      await server.stop();
    },
  };
}

/** Where a server runs in a data folder that somebody else keeps, as a command finds it. */
export async function findRunning(dataFolder: string): Promise<Addresses | undefined> {
  const place = await findPlace(dataFolder);
  const running = await findPostmaster(place.cluster);
  if (!running) return undefined;
  const password = await ensureCluster(place, await findBinaries(place));
  return addressesOf(running.socketFolder, password);
}

type Addresses = Pick<Embedded, 'connectionString' | 'gatewayConnectionString'>;

const superuser = 'keeper';
const owner = 'verbena';
const gateway = 'verbena_gateway';
const reader = 'verbena_reader';
// "verbena" in ASCII, cut to 32 bits: any number would do that nobody else takes.
const keeperLock = 0x76657262;
// A killed gateway's connection is noticed at once, but not in the same instant.
const lockAttempts = 20;
const pauseMs = 50;
const roomPauseMs = 1_000;

/**
 * The lock lives in the server's memory, tied to a connection: however its holder dies, it is free,
 * and no file can be left behind that says otherwise.
 */
async function becomeKeeper(
  server: PostgresServer,
  place: ClusterPlace,
  password: string,
): Promise<Client> {
  for (let attempt = 0; attempt < lockAttempts; attempt += 1) {
    const client = await server.connect({ user: superuser, password });
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [keeperLock]);
      if (rows[0].held) return client;
      await client.end();
    } catch {
      // Its keeper was just stopping it: the next round starts it again.
    }
    await delay(pauseMs);
  }
  throw new EmbeddedError(`Verbena is already running on this data folder (${place.dataFolder}).`);
}

/** The owner makes databases for the tests too; the others may do what `roles/` names. */
async function ensureDatabase(keeper: Client, password: string): Promise<void> {
  const rights = { [owner]: 'login createdb', [gateway]: 'login', [reader]: 'login' };
  for (const [role, may] of Object.entries(rights)) {
    const found = await keeper.query('select from pg_roles where rolname = $1', [role]);
    if (found.rowCount === 0) {
      // Digits and letters a to f only, so it needs no quoting; utility statements take no parameters.
      await keeper.query(`create role ${role} ${may} password '${passwordOf(role, password)}'`);
    }
  }
  const found = await keeper.query('select from pg_database where datname = $1', [owner]);
  if (found.rowCount === 0) await keeper.query(`create database ${owner} owner ${owner}`);
}

/** Each role's own password out of the kept one, so that none of them opens another's. */
function passwordOf(role: string, password: string): string {
  return createHmac('sha256', password).update(role).digest('hex');
}

function addressesOf(socketFolder: string, password: string): Addresses {
  const addressOf = (role: string) => {
    const address = new URL(`postgres://${role}:${passwordOf(role, password)}@localhost/${owner}`);
    address.searchParams.set('host', socketFolder);
    return address.href;
  };
  return { connectionString: addressOf(owner), gatewayConnectionString: addressOf(gateway) };
}
