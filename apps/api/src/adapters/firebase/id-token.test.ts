import fc from 'fast-check';
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { startKeyServer } from '#test/firebase.ts';
import { createIdTokenVerifier } from './id-token.ts';

const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
  .extend('google', { scope: 'file' }, async ({}, { onCleanup }) => {
    const google = await startKeyServer();
    onCleanup(() => void google.close());
    return google;
  })
  .extend('verify', async ({ google }) => createIdTokenVerifier(google.settings));

const now = () => Math.floor(Date.now() / 1000);
const refusal = { code: 'not_signed_in', status: 401 };

describe('an ID token', () => {
  it('says who signed in, and when', async ({ google, verify }) => {
    const claims = google.claimsOf({ email_verified: true, name: 'Ann', picture: 'https://example.com/ann.png' });

    expect(await verify(await google.sign(claims))).toEqual({
      firebaseUid: 'firebase-ann',
      email: 'ann@keyclause.test',
      emailVerified: true,
      displayName: 'Ann',
      photoURL: 'https://example.com/ann.png',
      signedInAt: new Date(claims.auth_time * 1000),
    });
  });

  it('is refused unsigned, which is what the emulator issues', async ({ google, verify }) => {
    const token = new UnsecuredJWT(google.claimsOf()).encode();

    await expect(verify(token)).rejects.toMatchObject(refusal);
    await expect(verify(`${token}AAAA`)).rejects.toMatchObject(refusal);
  });

  it('is refused when the public key was used as a secret', async ({ google, verify }) => {
    const secret = new TextEncoder().encode(await exportSPKI(google.publicKey));
    const token = await new SignJWT(google.claimsOf())
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .sign(secret);

    await expect(verify(token)).rejects.toMatchObject(refusal);
  });

  it('is refused when another key signed it, or a letter was changed', async ({ google, verify }) => {
    const stranger = await startKeyServer();
    const token = await google.sign(google.claimsOf());
    const [header, payload, signature = ''] = token.split('.');
    const admin = Buffer.from(JSON.stringify(google.claimsOf({ email: 'admin@keyclause.test' }))).toString('base64url');

    await expect(verify(await stranger.sign(google.claimsOf()))).rejects.toMatchObject(refusal);
    await expect(verify(`${header}.${admin}.${signature}`)).rejects.toMatchObject(refusal);
    await expect(verify(`${header}.${payload}.${signature.slice(0, -6)}AAAAAA`)).rejects.toMatchObject(refusal);
    stranger.close();
  });

  it.for([
    ['the audience of another project', { aud: 'another-project' }],
    ['the issuer of another project', { iss: 'https://securetoken.google.com/another-project' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['no audience', { aud: undefined }],
    ['an end in the past', { exp: now() - 1 }],
    ['no end', { exp: undefined }],
    ['a start more than five minutes ahead', { iat: now() + 310 }],
    ['no start', { iat: undefined }],
    ['a sign-in more than five minutes ahead', { auth_time: now() + 310 }],
    ['nobody', { sub: '' }],
    ['no e-mail', { email: undefined }],
    ['an e-mail that is confirmed by a word', { email_verified: 'true' }],
  ] as const)('is refused with %s', async ([, change], { google, verify }) => {
    await expect(verify(await google.sign(google.claimsOf(change)))).rejects.toMatchObject(refusal);
  });

  it('of a clock that is a little ahead is taken', async ({ google, verify }) => {
    const claims = google.claimsOf({ iat: now() + 240, auth_time: now() + 240 });

    expect(await verify(await google.sign(claims))).toMatchObject({ firebaseUid: 'firebase-ann' });
  });

  it('that is none is refused, whatever it is', async ({ verify }) => {
    const piece = fc.oneof(
      fc.base64String(),
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), async (pieces) => {
        await expect(verify(pieces.join('.'))).rejects.toMatchObject(refusal);
      }),
    );
  });

  it('cannot be judged while the keys cannot be fetched: that is no refusal', async ({ google }) => {
    const verify = createIdTokenVerifier({ ...google.settings, keysUrl: 'http://127.0.0.1:9/keys' });

    await expect(verify(await google.sign(google.claimsOf()))).rejects.toMatchObject({ status: 503 });
  });
});

describe('with the emulator', () => {
  const emulators = { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080' };

  it('takes its unsigned tokens, by the same rules', async ({ google }) => {
    const verify = createIdTokenVerifier({ ...google.settings, emulators });

    expect(await verify(new UnsecuredJWT(google.claimsOf()).encode())).toMatchObject({ firebaseUid: 'firebase-ann' });
    for (const change of [{ aud: 'another-project' }, { exp: now() - 1 }, { iat: now() + 310 }, { email: undefined }]) {
      const token = new UnsecuredJWT(google.claimsOf(change)).encode();
      await expect(verify(token)).rejects.toMatchObject(refusal);
    }
  });
});
