export { createFirestoreServer } from './firestore-server.ts';
