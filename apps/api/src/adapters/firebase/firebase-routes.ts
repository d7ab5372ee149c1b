import {
  beginSession,
  endSession,
  getFirebaseSession,
  listFirebaseSessions,
  refreshSession,
  revokeFirebaseSession,
  revokeOtherFirebaseSessions,
} from '@keyclause/contracts/firebase';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#database/database.ts';
import { AppError } from '#errors.ts';
import { implement } from '#implement.ts';
import type { SessionMemory } from '../identity/session-memory.ts';
import { createFirebaseSessionRepository, type FoundSession } from './firebase-sessions.repository.ts';
import type { FirebaseSignIn } from './firebase-sign-in.ts';
import { sessionCookie, sessionTokenOf } from './session-cookie.ts';

/** Signing in with an ID token, signing out, and the list of browsers that are signed in. */
export const registerFirebaseRoutes = (
  app: FastifyInstance,
  {
    database,
    memory,
    signIn,
    isSecure,
  }: { database: Database; memory: SessionMemory; signIn: FirebaseSignIn; isSecure: boolean },
): void => {
  const sessions = createFirebaseSessionRepository(database);
  const find = async ({ headers }: FastifyRequest): Promise<FoundSession | undefined> => {
    const token = sessionTokenOf(headers);
    return token === undefined ? undefined : sessions.find(token);
  };
  const current = async (request: FastifyRequest): Promise<FoundSession> => {
    const session = await find(request);
    if (!session) {
      throw new AppError('not_signed_in', 'Sign in to continue.');
    }
    return session;
  };
  const end = async ({ id, sessionId }: FoundSession): Promise<void> => {
    await sessions.end(id, sessionId);
    memory.forget(id);
  };

  implement(app, beginSession, async ({ body, request, reply }) => {
    const { token } = await signIn.begin(body.idToken, {
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
      ipAddress: request.ip,
    });
    // One browser, one session: the one before would stand in the list for a month.
    const before = await find(request);
    if (before) {
      await end(before);
    }
    reply.header('set-cookie', sessionCookie(token, { isSecure }));
    return {};
  });

  implement(app, getFirebaseSession, async ({ request, reply }) => {
    const session = await find(request);
    if (session && (await signIn.check(session))) {
      return { id: session.sessionId, firebaseUid: session.firebaseUid };
    }
    if (request.headers.cookie !== undefined && sessionTokenOf(request.headers) !== undefined) {
      reply.header('set-cookie', sessionCookie(null, { isSecure }));
    }
    return null;
  });

  implement(app, endSession, async ({ request, reply }) => {
    const session = await find(request);
    if (session) {
      await end(session);
    }
    reply.header('set-cookie', sessionCookie(null, { isSecure }));
    return {};
  });

  implement(app, refreshSession, async ({ request }) => {
    const session = await current(request);
    await signIn.check(session, { isForced: true });
    memory.forget(session.id);
    return {};
  });

  implement(app, listFirebaseSessions, async ({ request }) => {
    const { id: accountId, sessionId } = await current(request);
    return (await sessions.list(accountId)).map(({ id, createdAt, checkedAt, userAgent, ipAddress }) => ({
      id,
      isCurrent: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: checkedAt.toISOString(),
      userAgent,
      ipAddress,
    }));
  });

  implement(app, revokeFirebaseSession, async ({ request, body }) => {
    const { id: accountId } = await current(request);
    await sessions.end(accountId, body.id);
    memory.forget(accountId);
    return {};
  });

  implement(app, revokeOtherFirebaseSessions, async ({ request }) => {
    const { id: accountId, sessionId } = await current(request);
    await sessions.endOthers(accountId, sessionId);
    memory.forget(accountId);
    return {};
  });
};
