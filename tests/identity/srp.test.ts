import { describe, expect, test } from 'vitest';
import {
  fromHex,
  isSameBytes,
  N,
  parsePublic,
  privateExponent,
  scrambler,
  serverPublic,
  serverSecret,
  sessionKey,
  signatureOf,
  verifierOf,
} from '#identity/srp.ts';
import vectors from './srp-vectors.json' with { type: 'json' };

describe.each(vectors)('the exchange "$name", recorded from the real client', (vector) => {
  const { poolName, userId, password, timestamp } = vector;
  const verifier = fromHex(vector.verifier);
  const A = fromHex(vector.A);
  const b = fromHex(vector.b);
  const u = fromHex(vector.u);

  test('a password becomes the same verifier', () => {
    const x = privateExponent(poolName, userId, password, fromHex(vector.salt));
    expect(x).toBe(fromHex(vector.x));
    expect(verifierOf(x)).toBe(verifier);
  });

  test('the server comes to the same numbers as the client', () => {
    const B = serverPublic(b, verifier);
    expect(B).toBe(fromHex(vector.B));
    expect(scrambler(A, B)).toBe(u);
    expect(serverSecret(A, verifier, u, b)).toBe(fromHex(vector.S));
  });

  test('the server expects the signature that the client makes', () => {
    const key = sessionKey(fromHex(vector.S), u);
    expect(key.toString('hex')).toBe(vector.key);
    const secretBlock = Buffer.from(vector.secretBlock, 'base64');
    const signature = signatureOf(key, { poolName, userId, secretBlock, timestamp });
    expect(signature.toString('base64')).toBe(vector.signature);
  });
});

test('a client that sends a multiple of N, no hex, or a huge number is refused', () => {
  for (const A of [0n, N, 2n * N]) expect(parsePublic(A.toString(16))).toBeUndefined();
  for (const text of ['', 'xyz', '-1', '0x10', 'f'.repeat(1025)]) {
    expect(parsePublic(text)).toBeUndefined();
  }
  expect(parsePublic((N + 5n).toString(16))).toBe(N + 5n);
});

test('numbers that OpenSSL does not take are still raised correctly', () => {
  expect(serverSecret(1n, 1n, 5n, 7n)).toBe(1n);
  // (N-1)^odd = N-1, (N-1)^even = 1
  expect(serverSecret(N - 1n, 1n, 5n, 7n)).toBe(N - 1n);
  expect(serverSecret(N - 1n, 1n, 5n, 8n)).toBe(1n);
});

test('a signature of the wrong length is wrong and does not throw', () => {
  expect(isSameBytes(Buffer.alloc(32), Buffer.alloc(31))).toBe(false);
  expect(isSameBytes(Buffer.alloc(32), Buffer.alloc(32))).toBe(true);
});
