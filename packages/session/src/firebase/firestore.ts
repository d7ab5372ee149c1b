/** The part of Firestore that a profile needs; the bundler leaves out the rest. */
export { connectFirestoreEmulator, doc, initializeFirestore, onSnapshot } from '@firebase/firestore';
