import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import {
  signatureHeader,
  TransferState,
  VendorBalance,
  VendorJackpots,
  VendorRound,
  VendorRounds,
} from '#contract/vendor-api.ts';
import { VendorMatches } from '#contract/vendor-matches.ts';
import { LiveModels } from '#contract/vendor-tables.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { askOutside, type OutsideAnswer } from '#server/ports/outgoing/ask-outside.ts';
import { OutsideError } from '#server/ports/outgoing/outside-error.ts';
import { judgeAnswer, signRequest } from './sign.ts';
import type { Vendor, VendorAnswer } from './vendor.ts';

export interface HttpVendorOptions {
  base: URL;
  /** What its answers are signed with. */
  vendorKey: KeyObject;
  ownKey: KeyObject;
  clock: Pick<Clock, 'now'>;
  timeoutMs?: number;
}

/** Talks to a vendor over HTTP as `contract/vendor-api.ts` says; nothing unsigned is believed. */
export function httpVendor(options: HttpVendorOptions): Vendor {
  const get = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    askVendor(options, { method: 'GET', path }, schema);
  return {
    async transfer(order) {
      const reply = await askVendor(
        options,
        { method: 'POST', path: 'transfers', body: JSON.stringify(order) },
        TransferState,
      );
      return known(isAbout(reply, ({ id }) => id === order.id));
    },
    async transferState(id) {
      const reply = await get(`transfers/${encodeURIComponent(id)}`, TransferState);
      return isAbout(reply, (state) => state.id === id);
    },
    async balance(player) {
      const reply = await get(`players/${encodeURIComponent(player)}/balance`, VendorBalance);
      return known(isAbout(reply, (balance) => balance.player === player));
    },
    async round(round, player) {
      const path = `rounds/${encodeURIComponent(round)}?player=${encodeURIComponent(player)}`;
      const reply = await get(path, VendorRound);
      return isAbout(reply, (one) => one.round === round && one.player === player);
    },
    async roundsAfter(cursor) {
      const path = `rounds?after=${encodeURIComponent(cursor)}`;
      const question = { method: 'GET', path, longestAnswer: longestPage } as const;
      return known(await askVendor(options, question, VendorRounds));
    },
    async models() {
      const question = { method: 'GET', path: 'models', longestAnswer: longestPage } as const;
      return known(await askVendor(options, question, LiveModels));
    },
    jackpots: async () => known(await get('jackpots', VendorJackpots)),
    matches: async () => known(await get('matches', VendorMatches)),
  };
}

/** A page of rounds with the longest names is some hundred kilobytes, and so are tables with their results. */
const longestPage = 512 * 1024;

interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  longestAnswer?: number;
}

async function askVendor<Schema extends v.GenericSchema>(
  { base, vendorKey, ownKey, clock, timeoutMs = 8_000 }: HttpVendorOptions,
  { method, path, body, longestAnswer }: Question,
  schema: Schema,
): Promise<VendorAnswer<v.InferOutput<Schema> | 'never'>> {
  const url = new URL(`${base.href.replace(/\/$/, '')}/${path}`);
  const said = { method, path: `${url.pathname}${url.search}`, body: body ?? '' };
  const { header, nonce } = signRequest(ownKey, said, clock.now());
  const headers = {
    accept: 'application/json',
    [signatureHeader]: header,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const answer = await askOutside({
      ...{ url, method, headers, timeoutMs },
      ...(body === undefined ? {} : { body }),
      ...(longestAnswer === undefined ? {} : { longestAnswer }),
    });
    const signature = String(answer.headers[signatureHeader] ?? '');
    const { status, text } = answer;
    const judged = judgeAnswer(
      vendorKey,
      { status, body: text },
      { signature, nonce, now: clock.now() },
    );
    // Somebody on the way could say `refused`, and money would come back that the vendor has.
    return judged.isGood ? read(answer, schema) : unknown('signature');
  } catch (cause) {
    if (!(cause instanceof OutsideError)) throw cause;
    return unknown(cause.reason);
  }
}

function read<Schema extends v.GenericSchema>(
  { status, text }: OutsideAnswer,
  schema: Schema,
): VendorAnswer<v.InferOutput<Schema> | 'never'> {
  if (status === 404) return { isAnswered: true, value: 'never' };
  if (status < 200 || status >= 300) {
    const isFinal = status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
    return { isAnswered: false, isFinal, reason: `status-${status}` };
  }
  const value = v.safeParse(schema, parsed(text));
  return value.success ? { isAnswered: true, value: value.output } : unknown('wrong-answer');
}

/** An answer about something else than was asked is none. */
function isAbout<Value>(
  reply: VendorAnswer<Value | 'never'>,
  isMeant: (value: Value) => boolean,
): VendorAnswer<Value | 'never'> {
  if (!reply.isAnswered || reply.value === 'never' || isMeant(reply.value as Value)) return reply;
  return unknown('wrong-answer');
}

/** Where `never` is no answer to the question. */
function known<Value>(reply: VendorAnswer<Value | 'never'>): VendorAnswer<Value> {
  if (!reply.isAnswered) return reply;
  if (reply.value === 'never') return { isAnswered: false, isFinal: true, reason: 'status-404' };
  return { isAnswered: true, value: reply.value as Value };
}

function unknown(reason: string) {
  return { isAnswered: false, isFinal: false, reason } as const;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
