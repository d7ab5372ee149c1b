import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '#test/stores/a-folder.ts';
import { type FilesEnvironment, filesFaults, filesSettings } from './files-settings.ts';

const nothing: FilesEnvironment = {
  FILE_STORE: 'disk',
  S3_REGION: 'auto',
  FIREBASE_STORAGE_ADDRESS: 'https://storage.test',
};
const bucket = {
  S3_ENDPOINT: 'https://s3.test',
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('keeps files on disk when nothing is set', () => {
  expect(filesFaults(nothing)).toEqual([]);
  expect(filesSettings(nothing)).toEqual({ kind: 'disk' });
});

it('takes a whole S3 setting', () => {
  const environment: FilesEnvironment = { ...nothing, ...bucket, FILE_STORE: 's3' };
  expect(filesFaults(environment)).toEqual([]);
  expect(filesSettings(environment)).toMatchObject({ kind: 's3', endpoint: 'https://s3.test', bucket: 'b' });
});

it('names each part of a half-set S3', () => {
  const faults = filesFaults({ ...nothing, FILE_STORE: 's3', S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'b' });
  expect(faults).toEqual([
    'S3_ACCESS_KEY_ID is missing: FILE_STORE=s3 needs it.',
    'S3_SECRET_ACCESS_KEY is missing: FILE_STORE=s3 needs it.',
  ]);
});

it('does not leave files on disk in silence when a bucket is set', () => {
  expect(filesFaults({ ...nothing, S3_BUCKET: 'b' })).toEqual([
    'S3_BUCKET is set, but files go to disk. Set FILE_STORE=s3, or unset it.',
  ]);
});

it('reads the key file of Firebase Storage, and says what is wrong with it', async () => {
  const path = join(await aFolder(), 'key.json');
  const environment: FilesEnvironment = {
    ...nothing,
    FILE_STORE: 'firebase',
    FIREBASE_STORAGE_BUCKET: 'gs://project.firebasestorage.app',
    GOOGLE_APPLICATION_CREDENTIALS: path,
  };
  expect(filesFaults(environment)).toEqual([`GOOGLE_APPLICATION_CREDENTIALS: ${path} cannot be read as JSON.`]);
  writeFileSync(path, JSON.stringify({ type: 'authorized_user' }));
  expect(filesFaults(environment)).toEqual([
    'GOOGLE_APPLICATION_CREDENTIALS: the file is not the key of a service account.',
  ]);

  const account = {
    type: 'service_account',
    client_email: 'a@b.test',
    private_key: '-----BEGIN PRIVATE KEY-----',
    token_uri: 'https://oauth2.test/token',
  };
  writeFileSync(path, JSON.stringify(account));
  expect(filesFaults(environment)).toEqual([]);
  expect(filesSettings(environment)).toMatchObject({ kind: 'firebase', bucket: 'project.firebasestorage.app' });
});
