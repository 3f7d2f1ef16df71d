import type { Generated, GeneratedAlways } from 'kysely';

export interface MessageTables {
  outbox: OutboxTable;
  message_pace: MessagePaceTable;
  verification_code: VerificationCodeTable;
  upload: UploadTable;
}

interface OutboxTable {
  id: Generated<string>;
  kind: 'sms' | 'mail';
  /** A number in E.164 or an e-mail address. */
  recipient: string;
  language: string;
  template: string;
  /** SMS have none. */
  subject: string | null;
  /** Null once it was sent, or was no longer worth sending. */
  body: string | null;
  player_id: string | null;
  state: Generated<'waiting' | 'sent' | 'kept' | 'failed' | 'expired' | 'withheld'>;
  /** Why it was not sent, as one of our codes: a provider's text may repeat the recipient. */
  reason: string | null;
  send_before: Date | null;
  blank_at: Date | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

interface MessagePaceTable {
  id: GeneratedAlways<string>;
  recipient: string;
  address: string;
  country: string;
  allowed_at: Date;
}

interface VerificationCodeTable {
  scene: string;
  target: string;
  salt: Buffer;
  /** SHA-256 over salt and code. */
  hash: Buffer;
  attempts_left: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface UploadTable {
  /** Random, so that nobody finds another's by counting. */
  id: string;
  player_id: string;
  purpose: string;
  media_type: 'image/png' | 'image/jpeg';
  byte_length: number;
  width: number;
  height: number;
  created_at: Generated<Date>;
}
