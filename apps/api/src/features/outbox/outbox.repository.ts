import type { Database } from '#database/database.ts';

/** Mails that wait for the mail server, and what became of them. */
export const createOutboxRepository = (database: Database) => ({
  findQueued: (id: string) =>
    database
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text', 'replyTo'])
      .where('id', '=', id)
      .where('delivery', '=', 'queued')
      .executeTakeFirst(),

  /** Its text goes: links in it let people in, and whom it was for has it now. */
  markSent: async (id: string, now: Date): Promise<void> => {
    await database.updateTable('mails').set({ delivery: 'sent', sentAt: now, text: '' }).where('id', '=', id).execute();
  },

  markFailed: async (id: string, failure: string): Promise<void> => {
    await database
      .updateTable('mails')
      .set({ delivery: 'failed', failure })
      .where('id', '=', id)
      .where('delivery', '=', 'queued')
      .execute();
  },

  listQueuedIds: async (): Promise<string[]> =>
    (await database.selectFrom('mails').select('id').where('delivery', '=', 'queued').execute()).map(({ id }) => id),
});
