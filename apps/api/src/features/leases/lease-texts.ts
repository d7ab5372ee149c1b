import { leaseSchema } from '@keyclause/contracts';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import { leaseView } from './lease-view.ts';
import { createLeaseRepository, idOfVersion, leaseChangedTopic } from './leases.repository.ts';

export interface LeaseTexts {
  /** The leases of these versions as JSON of the wire, in their order. A lease that changed since comes as it is now. */
  of: (uid: string, versions: readonly string[]) => Promise<string[]>;
}

const textsMax = 20_000;

/**
 * Remembers leases as the wire has them. Which leases somebody has, and in which state, comes from the database each time;
 * only what it takes to write a state out is saved, which is most of the work of a list.
 */
export const createLeaseTexts = ({ database, events }: { database: Database; events: Events }): LeaseTexts => {
  const texts = new Map<string, { version: string; text: string }>();
  events.subscribe(leaseChangedTopic, ({ id }) => texts.delete(id));
  // Behind another server, or a restored one, the same transaction may have written something else.
  events.onGap(() => texts.clear());

  const write = async (uid: string, ids: readonly string[]): Promise<Map<string, string>> => {
    const written = new Map<string, string>();
    for (const { version, ...row } of await createLeaseRepository(database).listVersions(uid, ids)) {
      const text = JSON.stringify(leaseSchema.parse(leaseView(row)));
      written.set(row.id, text);
      if (texts.size >= textsMax) texts.clear();
      texts.set(row.id, { version, text });
    }
    return written;
  };

  return {
    of: async (uid, versions) => {
      const known = versions.map((version) => {
        const found = texts.get(idOfVersion(version));
        return found?.version === version ? found.text : undefined;
      });
      if (!known.includes(undefined)) return known as string[];
      const missing = versions.filter((_, index) => known[index] === undefined).map(idOfVersion);
      const written = await write(uid, missing);
      return versions.flatMap((version, index) => known[index] ?? written.get(idOfVersion(version)) ?? []);
    },
  };
};
