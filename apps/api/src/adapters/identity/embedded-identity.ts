import type { IncomingHttpHeaders } from 'node:http';
import type { ApiError } from '@keyclause/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { UsersTable } from '#database/tables.ts';
import { AppError, notFound } from '#errors.ts';
import { clientAddressHeader, type EmbeddedAuth } from './embedded-auth.ts';
import { type AccountRecord, type Identity, type IdentityProvider, ownPagesOnly } from './identity.ts';
import type { SessionMemory } from './session-memory.ts';

/** Accounts in our own database, through the auth library. */
export const createEmbeddedIdentity = ({
  auth,
  database,
  memory,
  hasGoogleSignIn,
}: {
  auth: EmbeddedAuth;
  database: Database;
  memory: SessionMemory;
  hasGoogleSignIn: boolean;
}): IdentityProvider => ({
  kind: 'embedded',
  hasGoogleSignIn,
  pages: ownPagesOnly,
  mayBeSignedIn: (headers) => sessionCookie(headers.cookie) !== undefined,
  verify: async (headers) => {
    const token = sessionCookie(headers.cookie);
    if (token === undefined) {
      return null;
    }
    const remembered = memory.get(token);
    if (remembered) {
      return remembered;
    }
    const begunAt = memory.mark();
    const found = await auth.api
      .getSession({ headers: toHeaders(headers), query: { disableRefresh: true } })
      .catch(explainUnanswered);
    if (!found) {
      return null;
    }
    const identity: Identity = { ...accountOf(found.user), sessionId: found.session.id };
    memory.remember(token, identity, begunAt);
    return identity;
  },
  find: async (uid) => {
    const user = await database.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirst();
    return user ? accountOf(user) : null;
  },
  search: async (text, limit) => {
    const users = await database
      .selectFrom('users')
      .selectAll()
      .where('email', 'like', `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    return users.map(accountOf);
  },
  update: async (uid, { displayName, photoURL }) => {
    await database
      .updateTable('users')
      .set({
        ...(displayName === undefined ? {} : { name: displayName ?? '' }),
        ...(photoURL === undefined ? {} : { image: photoURL }),
        updatedAt: new Date(),
      })
      .where('id', '=', uid)
      .execute();
  },
  remove: async (uid) => {
    await database.deleteFrom('users').where('id', '=', uid).execute();
    memory.forget(uid);
  },
  // All of it stood in our own tables.
  erase: async () => undefined,
  routes: (app) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const response = await ask(auth, request);
      // Signing out must hold for the very next request, before the event of it has come back.
      const caller = request.method === 'POST' ? memory.get(sessionCookie(request.headers.cookie) ?? '') : undefined;
      if (caller) {
        memory.forget(caller.uid);
      }
      return send(response, request, reply);
    };
    app.route({ method: ['GET', 'POST'], url: '/api/auth/*', handler });
  },
});

// The library answers null for whoever is not signed in; it throws when it could not look.
const explainUnanswered = (cause: unknown): never => {
  throw new AppError('database_unavailable', 'This is not available right now. Try again in a moment.', {
    retryAfterSeconds: 2,
    cause,
  });
};

// Both names: the library adds the prefix when the installation is reached over https.
const sessionCookiePattern = /(?:^|;\s*)(?:__Secure-)?keyclause\.session_token=([^;]+)/;

const sessionCookie = (cookies: string | undefined): string | undefined =>
  cookies === undefined ? undefined : sessionCookiePattern.exec(cookies)?.[1];

const accountOf = (
  user: Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'emailVerified' | 'createdAt'> & {
    image?: string | null | undefined;
  },
): AccountRecord => ({
  uid: user.id,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.name === '' ? null : user.name,
  photoURL: user.image ?? null,
  createdAt: user.createdAt,
});

const toHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] satisfies [string, string]],
    ),
  );

const ask = (auth: EmbeddedAuth, request: FastifyRequest): Promise<Response> => {
  const headers = toHeaders(request.headers);
  headers.delete('content-length');
  headers.set(clientAddressHeader, request.ip);
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const body = request.method === 'GET' ? null : JSON.stringify(request.body ?? {});
  return auth.handler(new Request(url, { method: request.method, headers, body }));
};

const send = async (response: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    reply.header(name, value);
  }
  reply.header('cache-control', 'no-store');
  const text = await response.text();
  if (response.status >= 400) {
    return reply.type('application/json; charset=utf-8').send(errorBody(text, request.id, response.status));
  }
  return reply.send(text === '' ? undefined : text);
};

const libraryErrorSchema = z.object({ message: z.string(), code: z.string() });

// The library's failures in the one shape that clients know; what it did not mean to say stays inside.
const errorBody = (text: string, requestId: string, status: number): ApiError => {
  const parsed = libraryErrorSchema.safeParse(parseJson(text));
  // What it does not serve, or what we turned off, it answers with words of HTTP.
  if (status === 404 && !parsed.success) {
    return { error: notFound().message, code: 'not_found', requestId };
  }
  if (!parsed.success || status >= 500) {
    return { error: 'Signing in is not possible right now. Try again in a moment.', code: 'internal', requestId };
  }
  return { error: parsed.data.message, code: parsed.data.code.toLowerCase(), requestId };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
