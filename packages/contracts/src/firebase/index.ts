export * from './firebase-client.ts';
export * from './firebase-sessions.endpoints.ts';
