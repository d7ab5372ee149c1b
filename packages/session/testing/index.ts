export { aUser, fakeIdentity, fakeProfiles } from './fake-session.ts';
