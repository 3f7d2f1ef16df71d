import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Draw } from '#games/game.ts';

export interface Seeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** The one place where a house game's chance is made: 32 bytes of the machine's own. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What a player's own seed is before they choose one. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}

/** What is told before play, so that the seed cannot be another one afterwards. */
export function commitmentTo(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** A round's floats by position, each made when it is first looked at. */
export function drawOf({ serverSeed, clientSeed, nonce }: Seeds): Draw {
  const blocks: Buffer[] = [];
  return (position) => {
    const cursor = Math.floor(position / floatsInBlock);
    blocks[cursor] ??= createHmac('sha256', serverSeed)
      .update(`${clientSeed}:${nonce}:${cursor}`)
      .digest();
    return blocks[cursor].readUInt32BE((position % floatsInBlock) * 4) / 2 ** 32;
  };
}

const floatsInBlock = 8;
