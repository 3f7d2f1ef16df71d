import { readFile } from 'node:fs/promises';
import { readOwnKey } from '#server/ports/vendors/own-key.ts';
import { publicKeyFrom } from '#server/ports/vendors/sign.ts';
import {
  endRoundByHand,
  settleTransferByHand,
} from '#server/vendor-play/operate/vendor-end-by-hand.ts';
import {
  linkVendorByHand,
  listLaunchHosts,
  setLaunchHosts,
} from '#server/vendor-play/operate/vendor-link-by-hand.ts';
import {
  listVendorIncidents,
  listVendors,
  settleVendorIncident,
  switchVendor,
} from '#server/vendor-play/operate/vendor-operate.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { type CommandContext, defineCommand } from './site-command.ts';
import { parseVendors, type VendorRequest } from './vendors-request.ts';

export const vendors = defineCommand<VendorRequest>({
  name: 'vendors',
  usage: `  vendors list                            who they are, and whether stakes are taken there
  vendors link CODE seamless|transfer ADDRESS KEYFILE
                                          ADDRESS is where its interface is, KEYFILE holds the public key
                                          it signs with (Ed25519, a JWK or PEM)
  vendors key                             the public key that we sign with, for them
  vendors hosts [ORIGIN ...]              where their games may be opened; names all of them anew
  vendors close CODE --reason TEXT        no launch and no stake; what was begun is played to its end
  vendors open CODE                       takes stakes again
  vendors incidents                       rounds and transfers that a person has to look at
  vendors settle ID --reason TEXT         somebody has looked, and TEXT says what was done
  vendors end-round VENDOR ROUND PLAYER completed|cancelled --reason TEXT
                                          ends a round in its vendor's place; cancelled gives stakes back
  vendors settle-transfer ID done|returned --reason TEXT
                                          says in its vendor's place what became of a move of money
  vendors ... --as NAME                   does one of them as that operator`,
  parse: parseVendors,
  run: runVendors,
});

async function runVendors(context: CommandContext, command: VendorRequest): Promise<string> {
  switch (command.kind) {
    case 'vendors-list':
      return describeVendors(context);
    case 'vendors-incidents':
      return describeIncidents(context);
    case 'vendors-link':
      return link(context, command);
    case 'vendors-key': {
      const { publicKey } = await readOwnKey({ ...context, vault: await context.openVault() });
      return publicKey;
    }
    case 'vendors-hosts': {
      if (command.hosts.length > 0) {
        await setLaunchHosts(context, command.hosts, await actorOf(context, command.as, 'review'));
      }
      const hosts = await listLaunchHosts(context);
      return hosts.join('\n') || 'Games of vendors are opened nowhere.';
    }
    case 'vendors-close':
    case 'vendors-open': {
      const { vendor, as } = command;
      const isOpen = command.kind === 'vendors-open';
      const note = isOpen ? '' : command.note;
      const actor = await actorOf(context, as, 'review');
      if (!(await switchVendor(context, { vendor, isOpen, note }, actor))) {
        throw new CommandError(`There is no vendor ${vendor} that is linked.`);
      }
      return isOpen
        ? `${vendor} takes stakes again.`
        : `${vendor} takes no stakes; what was begun is played to its end.`;
    }
    case 'vendors-settle': {
      const { id, note, as } = command;
      const actor = await actorOf(context, as, 'review');
      if (!(await settleVendorIncident(context, { id, note }, actor))) {
        throw new CommandError(`No incident ${id} waits.`);
      }
      return `Incident ${id} is settled.`;
    }
    case 'vendors-end-round': {
      const { vendor, round, player } = command;
      const actor = await actorOf(context, command.by, 'review');
      const came = await endRoundByHand(context, command, actor);
      if (came !== 'ended') throw new CommandError(notEnded[came]);
      return `Round ${round} of ${player} at ${vendor} is ${command.as}.`;
    }
    case 'vendors-settle-transfer': {
      const { id, as } = command;
      const actor = await actorOf(context, command.by, 'review');
      if (!(await settleTransferByHand(context, command, actor))) {
        throw new CommandError(`No transfer ${id} is under way.`);
      }
      return `Transfer ${id} is ${as}.`;
    }
  }
}

async function link(
  context: CommandContext,
  { vendor, wallet, baseAddress, keyFile, as }: Extract<VendorRequest, { kind: 'vendors-link' }>,
): Promise<string> {
  const publicKey = await readKeyFile(keyFile);
  const actor = await actorOf(context, as, 'review');
  const link = { vendor, wallet, baseAddress, publicKey };
  const came = await linkVendorByHand(context, link, actor);
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

async function describeVendors(context: CommandContext): Promise<string> {
  const vendors = await listVendors(context);
  const lines = vendors.map(
    ({ vendor, wallet, baseAddress, isOpen, isShown, note, openRounds }) => {
      const standing = isOpen ? (isShown ? 'open' : 'open, but not shown') : `closed: ${note}`;
      return `${vendor}  ${wallet}  ${baseAddress}  ${openRounds ?? 0} rounds run  ${standing}`;
    },
  );
  return lines.join('\n') || 'No vendor is linked.';
}

async function describeIncidents(context: CommandContext): Promise<string> {
  const incidents = await listVendorIncidents(context);
  const lines = incidents.map(({ id, vendor, kind, subject, account, detail, raisedAt }) => {
    const whose = account === null ? '' : `  ${account}`;
    return `${id}  ${raisedAt.toISOString()}  ${vendor}  ${kind}  ${subject}${whose}  ${JSON.stringify(detail)}`;
  });
  return lines.join('\n') || 'Nothing waits.';
}
