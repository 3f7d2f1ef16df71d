import * as v from 'valibot';
import { MessageKind } from '#contract/notices.ts';
import { NodeId } from '#contract/values.ts';

/** First it is decided whether and when a message is pushed, then each device has a job of its own. */
export const pushKind = 'notice-push';
export const pushToDeviceKind = 'notice-push-device';

export const PushJob = v.object({ playerId: NodeId, kind: MessageKind });
export const DeviceJob = v.object({
  messageId: NodeId,
  subscriptionId: NodeId,
  playerId: NodeId,
  kind: MessageKind,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type DeviceJob = v.InferOutput<typeof DeviceJob>;

/** After so long nobody wants to be woken by it any more; the message itself stays to be read. */
export const newsForSeconds: Readonly<Record<MessageKind, number>> = {
  money: 24 * 60 * 60,
  security: 24 * 60 * 60,
  promotions: 4 * 60 * 60,
};
