import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const shownMax = 100;

/** What people sent without an account. Every address here is in lower case. */
export const createVisitorRepository = (database: Database) => ({
  addSubscriber: async (subscriber: { email: string; looksAutomatic: boolean }): Promise<void> => {
    await database
      .insertInto('newsletterSubscribers')
      .values(subscriber)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  addBetaRequest: async (request: {
    email: string;
    name: string;
    about: string;
    looksAutomatic: boolean;
  }): Promise<void> => {
    await database
      .insertInto('betaRequests')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  addMessage: async (message: {
    email: string;
    name: string;
    message: string;
    looksAutomatic: boolean;
    fingerprint: string;
  }): Promise<void> => {
    await database
      .insertInto('contactMessages')
      .values(message)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /**
   * Hands a message that nobody mailed yet to `send`; false when there is none. No two processes take the same one, and one that cannot be
   * mailed goes to the end of the line.
   */
  mailNext: async (send: (message: { email: string; name: string; message: string }) => Promise<void>) => {
    const attempt = await database.transaction().execute(async (transaction) => {
      const message = await transaction
        .selectFrom('contactMessages')
        .select(['id', 'email', 'name', 'message'])
        .where('mailedAt', 'is', null)
        .where('looksAutomatic', '=', false)
        .orderBy('mailTriedAt', (order) => order.asc().nullsFirst())
        .orderBy('createdAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!message) {
        return undefined;
      }
      const failure = await send(message).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      const now = new Date();
      await transaction
        .updateTable('contactMessages')
        .set({ mailTriedAt: now, mailedAt: failure ? null : now })
        .where('id', '=', message.id)
        .execute();
      return { failure };
    });
    if (attempt?.failure) {
      throw attempt.failure.error;
    }
    return attempt !== undefined;
  },

  list: async () => {
    const [messages, betaRequests, subscribers, count] = await Promise.all([
      database.selectFrom('contactMessages').selectAll().orderBy('createdAt', 'desc').limit(shownMax).execute(),
      database.selectFrom('betaRequests').selectAll().orderBy('createdAt', 'desc').limit(shownMax).execute(),
      database.selectFrom('newsletterSubscribers').selectAll().orderBy('createdAt', 'desc').limit(shownMax).execute(),
      database
        .selectFrom('newsletterSubscribers')
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return { messages, betaRequests, subscribers, subscriberCount: Number(count.total) };
  },

  listOf: async (email: string) => {
    const address = email.toLowerCase();
    const [messages, betaRequest, subscriber] = await Promise.all([
      database
        .selectFrom('contactMessages')
        .select(['name', 'message', 'createdAt'])
        .where('email', '=', address)
        .orderBy('createdAt')
        .execute(),
      database
        .selectFrom('betaRequests')
        .select(['name', 'about', 'createdAt'])
        .where('email', '=', address)
        .executeTakeFirst(),
      database.selectFrom('newsletterSubscribers').select('createdAt').where('email', '=', address).executeTakeFirst(),
    ]);
    return { messages, betaRequest: betaRequest ?? null, newsletter: subscriber ?? null };
  },

  /** Removes what an address sent until then, the mails about it included, and says how many rows that were. */
  forget: (email: string, until: Date): Promise<number> =>
    database.transaction().execute(async (transaction) => {
      const address = email.toLowerCase();
      const removals = [
        transaction.deleteFrom('newsletterSubscribers').where('email', '=', address).where('createdAt', '<=', until),
        transaction.deleteFrom('betaRequests').where('email', '=', address).where('createdAt', '<=', until),
        transaction.deleteFrom('contactMessages').where('email', '=', address).where('createdAt', '<=', until),
        transaction.deleteFrom('mails').where(sql`lower(reply_to)`, '=', address).where('createdAt', '<=', until),
      ];
      let removed = 0;
      for (const removal of removals) {
        removed += Number((await removal.executeTakeFirst()).numDeletedRows);
      }
      return removed;
    }),
});

export type VisitorRepository = ReturnType<typeof createVisitorRepository>;
