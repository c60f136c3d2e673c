import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

/** RFC 3526 group 15, the prime of the user-pool protocol (3072 bit); the generator is 2. */
const prime = getDiffieHellman('modp15').getPrime();
export const N = fromBytes(prime);
const g = 2n;
const k = fromBytes(sha256(pad(N), pad(g)));

/** What a proof is made over besides the key (`reference/identity.md §4`). */
export interface Proof {
  poolName: string;
  userId: string;
  secretBlock: Buffer;
  timestamp: string;
}

/** Private exponent of a password; `userId` must never change, it is hashed in. */
export function privateExponent(
  poolName: string,
  userId: string,
  password: string,
  salt: bigint,
): bigint {
  return fromBytes(sha256(pad(salt), sha256(`${poolName}${userId}:${password}`)));
}

/** What the server keeps instead of a password: g^x mod N. */
export function verifierOf(x: bigint): bigint {
  return power(g, x);
}

/** B = k·v + g^b, the server's half of the exchange. */
export function serverPublic(b: bigint, verifier: bigint): bigint {
  return (k * verifier + power(g, b)) % N;
}

/** u = H(A | B); 0 must be refused. */
export function scrambler(A: bigint, B: bigint): bigint {
  return fromBytes(sha256(pad(A), pad(B)));
}

/** S = (A · v^u)^b mod N. */
export function serverSecret(A: bigint, verifier: bigint, u: bigint, b: bigint): bigint {
  return power((A * power(verifier, u)) % N, b);
}

/** 16 bytes, HKDF-SHA-256 of S. */
export function sessionKey(S: bigint, u: bigint): Buffer {
  return Buffer.from(hkdfSync('sha256', pad(S), pad(u), 'Caldera Derived Key', 16));
}

/** The proof that only a holder of the key can make, 32 bytes. */
export function signatureOf(key: Buffer, proof: Proof): Buffer {
  return createHmac('sha256', key)
    .update(proof.poolName + proof.userId)
    .update(proof.secretBlock)
    .update(proof.timestamp)
    .digest();
}

/** Compares in constant time; a wrong length is simply wrong. */
export function isSameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The client's A, or undefined if it is no hex number, far too long, or 0 modulo N. */
export function parsePublic(hex: string): bigint | undefined {
  if (!/^[0-9a-fA-F]{1,1024}$/.test(hex)) return undefined;
  const A = fromHex(hex);
  return A % N === 0n ? undefined : A;
}

export function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

export function fromBytes(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'));
}

/**
 * Minimal big-endian bytes with a leading 00 if the top bit is set. Never a fixed width: one sign-in
 * in 256 has a number with a leading zero byte, and the client hashes it without.
 */
function pad(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const group = createDiffieHellman(prime, 2);

/** base^exponent mod N through OpenSSL's private-key path: five times faster than BigInt. */
function power(base: bigint, exponent: bigint): bigint {
  const reduced = base % N;
  // OpenSSL refuses these as public keys.
  if (reduced <= 1n || reduced >= N - 1n || exponent <= 1n) return slowPower(reduced, exponent);
  group.setPrivateKey(pad(exponent));
  return fromBytes(group.computeSecret(pad(reduced)));
}

function slowPower(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}
