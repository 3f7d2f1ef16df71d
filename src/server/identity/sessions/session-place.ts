/** Where a session was opened: the device and the address. */
export interface SessionPlace {
  deviceHash: Buffer | null;
  deviceName: string;
  address: string | null;
}
