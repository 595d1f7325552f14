import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '@folio/contract/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Deviations from a correct response. */
export type Twist = {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  crossOrigin?: boolean;
};

const flag = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 };

/** A browser with an authenticator that has one passkey (ES256), by WebAuthn level 3. */
export function softwareAuthenticator(pageOrigin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  let signatures = 0;

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${type}`,
        challenge,
        origin: twist.origin ?? pageOrigin,
        crossOrigin: twist.crossOrigin ?? false,
      }),
    );

  function authenticatorData(rpId: string, twist: Twist, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? ++signatures);
    const verified = twist.isVerified === false ? 0 : flag.isVerified;
    const flags = flag.isPresent | verified | (credential.length > 0 ? flag.hasCredential : 0);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), counter, credential]);
  }

  /** Attested credential data: AAGUID, the identifier with its length, and the public key. */
  function credentialData(): Buffer<ArrayBuffer> {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
  }

  return {
    make(options: CreationOptions, twist: Twist = {}, format = 'none', statement = new Map()) {
      userHandle = options.user.id;
      const client = clientData('create', options.challenge, twist);
      const data = authenticatorData(options.rp.id, twist, credentialData());
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(data)],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return {
        id: base64Url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64Url(client),
          attestationObject: base64Url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }: RequestOptions, twist: Twist = {}) {
      const client = clientData('get', challenge, twist);
      const data = authenticatorData(rpId, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: base64Url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(signature),
          userHandle,
        },
      };
    },
  };
}
