import { launchOrigins } from '#contract/launch-hosts.ts';
import type {
  RoundByHand,
  TransferByHand,
} from '#server/vendor-play/operate/vendor-end-by-hand.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandOptions } from './site-command.ts';

export type VendorRequest =
  | { kind: 'vendors-list' }
  | { kind: 'vendors-close'; vendor: string; note: string; as: string | null }
  | { kind: 'vendors-open'; vendor: string; as: string | null }
  | { kind: 'vendors-incidents' }
  | { kind: 'vendors-settle'; id: string; note: string; as: string | null }
  | {
      kind: 'vendors-link';
      vendor: string;
      wallet: 'seamless' | 'transfer';
      baseAddress: string;
      keyFile: string;
      as: string | null;
    }
  | { kind: 'vendors-key' }
  | { kind: 'vendors-hosts'; hosts: string[]; as: string | null }
  | ({ kind: 'vendors-end-round'; by: string | null } & RoundByHand)
  | ({ kind: 'vendors-settle-transfer'; by: string | null } & TransferByHand);

export function parseVendors(
  [word, what, ...more]: readonly string[],
  { as: name, reason }: CommandOptions,
): VendorRequest {
  const as = name ?? null;
  if (more.length === 0 && what === undefined) {
    if (word === 'list') return { kind: 'vendors-list' };
    if (word === 'key') return { kind: 'vendors-key' };
    if (word === 'incidents') return { kind: 'vendors-incidents' };
  }
  if (word === 'link') return readLink([what, ...more], as);
  if (word === 'hosts') return readHosts(what === undefined ? [] : [what, ...more], as);
  if (word === 'end-round') return readEndRound([what, ...more], reason, as);
  if (word === 'settle-transfer') return readSettleTransfer([what, ...more], reason, as);
  if (what === undefined || more.length > 0) throw new UsageError(usage);
  if (word === 'settle') {
    if (!isNumber(what)) throw new UsageError(`"${what}" is no number of an incident.`);
    return { kind: 'vendors-settle', id: what, note: readReason(reason), as };
  }
  if (!isCode(what)) throw new UsageError(`"${what}" is no code.`);
  if (word === 'close') {
    return { kind: 'vendors-close', vendor: what, note: readReason(reason), as };
  }
  if (word === 'open') return { kind: 'vendors-open', vendor: what, as };
  throw new UsageError(usage);
}

type Words = readonly (string | undefined)[];

function readLink(
  [vendor = '', wallet, address = '', keyFile = '', ...more]: Words,
  as: string | null,
): VendorRequest {
  const isKind = wallet === 'seamless' || wallet === 'transfer';
  if (!isCode(vendor) || !isKind || address === '' || keyFile === '' || more.length > 0) {
    throw new UsageError('It is "vendors link CODE seamless|transfer ADDRESS KEYFILE".');
  }
  const baseAddress = readAddress(address).href.replace(/\/$/, '');
  return { kind: 'vendors-link', vendor, wallet, baseAddress, keyFile, as };
}

function readHosts(given: readonly string[], as: string | null): VendorRequest {
  const hosts = given.map((host) => {
    const [origin] = launchOrigins([host]);
    if (origin !== host.replace(/\/$/, '').toLowerCase()) {
      throw new UsageError(`"${host}" is no origin such as https://games.example.`);
    }
    return origin;
  });
  return { kind: 'vendors-hosts', hosts: [...new Set(hosts)], as };
}

/** Without encryption on this machine alone. */
function readAddress(text: string): URL {
  const address = URL.parse(text);
  const isOwn = ['127.0.0.1', 'localhost', '[::1]'].includes(address?.hostname ?? '');
  const isSafe = address?.protocol === 'https:' || (address?.protocol === 'http:' && isOwn);
  const isPlain = !address?.username && !address?.search && !address?.hash;
  if (!address || !isSafe || !isPlain || text.length > 500) {
    throw new UsageError(`"${text}" is no address that begins with https://.`);
  }
  return address;
}

function readEndRound(
  [vendor = '', round = '', player = '', as, ...more]: Words,
  reason: string | undefined,
  by: string | null,
): VendorRequest {
  const isNamed = isCode(vendor) && round !== '' && player !== '';
  if (!isNamed || more.length > 0 || (as !== 'completed' && as !== 'cancelled')) {
    throw new UsageError(
      'It is "vendors end-round VENDOR ROUND PLAYER completed" or "... cancelled".',
    );
  }
  return { kind: 'vendors-end-round', vendor, round, player, as, note: readReason(reason), by };
}

function readSettleTransfer(
  [id = '', as, ...more]: Words,
  reason: string | undefined,
  by: string | null,
): VendorRequest {
  if (!isTransfer(id) || more.length > 0 || (as !== 'done' && as !== 'returned')) {
    throw new UsageError('It is "vendors settle-transfer ID done" or "... returned".');
  }
  return { kind: 'vendors-settle-transfer', id, as, note: readReason(reason), by };
}

const isNumber = (text: string) => /^[1-9]\d{0,17}$/.test(text);
// As incidents name it: transfer:ID.

const isTransfer = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const isCode = (text: string) => /^[A-Za-z0-9_.-]{1,64}$/.test(text);

const usage =
  'It is "vendors list", "link ...", "key", "hosts", "close CODE", "open CODE", "incidents", "settle ID", "end-round ..." or "settle-transfer ...".';

function readReason(text: string | undefined): string {
  const reason = text?.trim() ?? '';
  if (reason === '' || reason.length > 300) {
    throw new UsageError('Say why: --reason TEXT, 300 characters at most.');
  }
  return reason;
}
