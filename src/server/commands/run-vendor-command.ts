import { readFile } from 'node:fs/promises';
import type { TransferRoom } from '#server/play/transfer-carry.ts';
import { endRoundByHand, settleTransferByHand } from '#server/play/vendor-end-by-hand.ts';
import {
  linkVendorByHand,
  listLaunchHosts,
  setLaunchHosts,
} from '#server/play/vendor-link-by-hand.ts';
import {
  listVendorConcerns,
  listVendors,
  settleVendorConcern,
  switchVendor,
} from '#server/play/vendor-operate.ts';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import { publicKeyFrom } from '#server/ports/vendors/sign.ts';
import { actorOf, type CommandPlace } from './actor-of.ts';
import { CommandError } from './command-error.ts';
import type { VendorCommand } from './read-vendor-command.ts';

/** Does it, and answers what to tell the operator. */
export async function runVendorCommand(
  app: CommandPlace & Pick<TransferRoom, 'events'>,
  command: VendorCommand,
): Promise<string> {
  switch (command.kind) {
    case 'vendors-list':
      return describeVendors(app);
    case 'vendors-concerns':
      return describeConcerns(app);
    case 'vendors-link':
      return link(app, command);
    case 'vendors-key': {
      const { publicKey } = await ownKeyOf({ ...app, vault: await app.openVault() });
      return publicKey;
    }
    case 'vendors-hosts': {
      if (command.hosts.length > 0) {
        await setLaunchHosts(app, command.hosts, await actorOf(app, command.as, 'review'));
      }
      const hosts = await listLaunchHosts(app);
      return hosts.join('\n') || 'Games of vendors are opened nowhere.';
    }
    case 'vendors-close':
    case 'vendors-open': {
      const { vendor, as } = command;
      const isOpen = command.kind === 'vendors-open';
      const note = isOpen ? '' : command.note;
      const actor = await actorOf(app, as, 'review');
      if (!(await switchVendor(app, { vendor, isOpen, note }, actor))) {
        throw new CommandError(`There is no vendor ${vendor} that is linked.`);
      }
      return isOpen
        ? `${vendor} takes stakes again.`
        : `${vendor} takes no stakes; what was begun is played to its end.`;
    }
    case 'vendors-settle': {
      const { id, note, as } = command;
      const actor = await actorOf(app, as, 'review');
      if (!(await settleVendorConcern(app, { id, note }, actor))) {
        throw new CommandError(`No concern ${id} waits.`);
      }
      return `Concern ${id} is settled.`;
    }
    case 'vendors-end-round': {
      const { vendor, round, player } = command;
      const actor = await actorOf(app, command.by, 'review');
      const came = await endRoundByHand(app, command, actor);
      if (came !== 'ended') throw new CommandError(notEnded[came]);
      return `Round ${round} of ${player} at ${vendor} is ${command.as}.`;
    }
    case 'vendors-settle-transfer': {
      const { id, as } = command;
      const actor = await actorOf(app, command.by, 'review');
      if (!(await settleTransferByHand(app, command, actor))) {
        throw new CommandError(`No transfer ${id} is under way.`);
      }
      return `Transfer ${id} is ${as}.`;
    }
  }
}

async function link(
  app: CommandPlace,
  { vendor, wallet, baseAddress, keyFile, as }: Extract<VendorCommand, { kind: 'vendors-link' }>,
): Promise<string> {
  const publicKey = await readKeyFile(keyFile);
  const actor = await actorOf(app, as, 'review');
  const wish = { vendor, wallet, baseAddress, publicKey };
  const came = await linkVendorByHand(app, wish, actor);
  if (came !== 'linked') throw new CommandError(notLinked[came](vendor));
  return `${vendor} is played at ${baseAddress} (${wallet}).`;
}

async function readKeyFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${file} that can be read.`);
  });
  try {
    return publicKeyFrom(text);
  } catch {
    throw new CommandError(`${file} holds no public key of Ed25519.`);
  }
}

const notLinked = {
  unknown: (vendor: string) => `There is no vendor ${vendor}.`,
  'in-use': (vendor: string) =>
    `Rounds run or money lies at ${vendor}: close it, let rounds end and money come home, then link it.`,
  moving: (vendor: string) =>
    `Money is on its way to or from ${vendor}, and only the company that was asked knows what became of it: wait, or settle it with "vendors settle-transfer", then link it.`,
} as const;

const notEnded = {
  unknown: 'There is no such round of such a player at that vendor.',
  several: 'Two players go by that name: say the name that the vendor knows.',
  over: 'That round has ended already.',
} as const;

async function describeVendors(app: CommandPlace): Promise<string> {
  const vendors = await listVendors(app);
  const lines = vendors.map(
    ({ vendor, wallet, baseAddress, isOpen, isShown, note, openRounds }) => {
      const standing = isOpen ? (isShown ? 'open' : 'open, but not shown') : `closed: ${note}`;
      return `${vendor}  ${wallet}  ${baseAddress}  ${openRounds ?? 0} rounds run  ${standing}`;
    },
  );
  return lines.join('\n') || 'No vendor is linked.';
}

async function describeConcerns(app: CommandPlace): Promise<string> {
  const concerns = await listVendorConcerns(app);
  const lines = concerns.map(({ id, vendor, kind, subject, account, detail, raisedAt }) => {
    const whose = account === null ? '' : `  ${account}`;
    return `${id}  ${raisedAt.toISOString()}  ${vendor}  ${kind}  ${subject}${whose}  ${JSON.stringify(detail)}`;
  });
  return lines.join('\n') || 'Nothing waits.';
}
