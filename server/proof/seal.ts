import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what awaits its proof from whoever can read the database, but has not the key (`proof.sealed`). */
export interface Seal {
  /** @param id of what it is part of: sealed for one it cannot be opened as another's */
  close(value: unknown, id: string): string;
  /** @throws Error where it was sealed with another key, for another id, or changed */
  open(sealed: string, id: string): unknown;
  /** The same for the same identity code, and for nobody without the key. */
  digestOf(identityCode: string): string;
}

const [NONCE, TAG] = [12, 16];

/** @param key 32 random bytes, which never stand in the database */
export function createSeal(key: Uint8Array): Seal {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `kajo ${use}`, 32));
  const [bodies, people] = [derived('body'), derived('person')];
  return {
    close: (value, id) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', bodies, nonce).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, id) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', bodies, bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    },
    digestOf: (identityCode) => createHmac('sha256', people).update(identityCode.toUpperCase()).digest('base64url'),
  };
}
