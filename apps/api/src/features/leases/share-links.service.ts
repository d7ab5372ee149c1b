import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Lease, ShareLink } from '@keyclause/contracts';
import type { Clock } from '#adapters/clock/clock.ts';
import { AppError, notFound } from '#errors.ts';
import type { ShareLinkRepository } from './share-links.repository.ts';

const dayMs = 86_400_000;
const linksMax = 50;

/** A lease as its link shows it: `ownerUid` is for our own queries and never leaves. */
export type SharedLease = {
  readonly ownerUid: string;
  readonly leaseId: string;
  readonly title: string;
  readonly withDocument: boolean;
  readonly expiresAt: Date | null;
};

export const createShareLinksService = ({
  links,
  getLease,
  clock,
}: {
  readonly links: ShareLinkRepository;
  /** Raises not_found for a lease that the owner does not have. */
  readonly getLease: (uid: string, leaseId: string) => Promise<Lease>;
  readonly clock: Clock;
}) => ({
  list: async (uid: string, leaseId: string): Promise<ShareLink[]> => {
    await getLease(uid, leaseId);
    return (await links.list(uid, leaseId, clock.now())).map(viewOf);
  },

  /** The token is told here and never again. */
  create: async (
    uid: string,
    leaseId: string,
    { days, withDocument }: { days: number | null; withDocument: boolean },
  ): Promise<{ link: ShareLink; token: string }> => {
    const { status } = await getLease(uid, leaseId);
    if (status !== 'ready') throw new AppError('lease_not_ready', 'This lease has no report yet.');
    const now = clock.now();
    if ((await links.list(uid, leaseId, now)).length >= linksMax)
      throw new AppError('conflict', `A lease has at most ${linksMax} links. Revoke one that is no longer needed.`);
    const token = randomBytes(32).toString('base64url');
    const link = {
      id: randomUUID(),
      withDocument,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    };
    await links.insert({ ...link, leaseId, tokenHash: hashOf(token) });
    return { link: viewOf(link), token };
  },

  revoke: async (uid: string, leaseId: string, id: string): Promise<void> => {
    if (!(await links.remove(uid, leaseId, id))) throw notFound();
  },

  /** Raises not_found for a link that is unknown, revoked or expired, or whose lease is gone: nobody learns which. */
  open: async (token: string): Promise<SharedLease> => {
    const hash = hashOf(token);
    const found = await links.findByHash(hash, clock.now());
    if (!found || !timingSafeEqual(found.tokenHash, hash)) throw notFound();
    const { ownerUid, leaseId, title, withDocument, expiresAt } = found;
    return { ownerUid, leaseId, title, withDocument, expiresAt };
  },

  removeExpired: (): Promise<void> => links.removeExpired(clock.now()),
});

export type ShareLinksService = ReturnType<typeof createShareLinksService>;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const viewOf = ({
  createdAt,
  expiresAt,
  ...link
}: {
  id: string;
  withDocument: boolean;
  createdAt: Date;
  expiresAt: Date | null;
}): ShareLink => ({
  ...link,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
