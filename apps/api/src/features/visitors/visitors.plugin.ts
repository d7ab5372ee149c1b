import {
  forgetVisitor,
  listVisitorMessages,
  requestBetaAccess,
  sendContactMessage,
  subscribeNewsletter,
} from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import { implement } from '#implement.ts';
import type { VisitorsService } from './visitors.service.ts';

/** What anybody may send. The answers say nothing about what is stored already. */
export const registerVisitors = (
  open: FastifyInstance,
  {
    visitors,
    afterMessage,
  }: {
    visitors: VisitorsService;
    /** Called when a message was stored; mails it without keeping the sender waiting. */
    afterMessage: () => void;
  },
): void => {
  implement(open, subscribeNewsletter, async ({ body }) => {
    await visitors.subscribe(body);
    return { status: 'subscribed' as const };
  });

  implement(open, sendContactMessage, async ({ body }) => {
    await visitors.send(body);
    afterMessage();
    return { status: 'received' as const };
  });

  implement(open, requestBetaAccess, async ({ body }) => {
    await visitors.requestBeta(body);
    return { status: 'received' as const };
  });
};

/** What the admin sees of it, and how an address is forgotten on request. */
export const registerVisitorAdmin = (signedIn: FastifyInstance, { visitors }: { visitors: VisitorsService }): void => {
  implement(signedIn, listVisitorMessages, async () => {
    const { messages, betaRequests, subscribers, subscriberCount } = await visitors.list();
    return {
      messages: messages.map(({ mailedAt, ...message }) => ({
        ...withDay(message),
        mailedAt: mailedAt?.toISOString() ?? null,
      })),
      betaRequests: betaRequests.map(withDay),
      subscribers: subscribers.map(withDay),
      subscriberCount,
    };
  });

  implement(signedIn, forgetVisitor, async ({ body }) => ({ removed: await visitors.forget(body.email) }));
};

const withDay = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
