import type { LeaseReport } from '@keyclause/contracts';
import { type AnsweredPart, joinModel, questionOf, type TextPart, textPartsOf } from '@keyclause/lease-reader/model';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { JobHandlers } from '#adapters/jobs/jobs.ts';
import { type Model, ModelError } from '#adapters/model/model.ts';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import type { LeasePayload } from '#features/leases/leases.jobs.ts';
import { leaseChangedTopic } from '#features/leases/leases.repository.ts';
import { type AwaitedReading, createModelReadings } from '#features/leases/model-readings.ts';

export type ModelReaderOptions = {
  readonly database: Database;
  readonly events: Pick<Events, 'subscribe'>;
  readonly clock: Clock;
  readonly model: Model | undefined;
  readonly onError: (error: unknown) => void;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
};

export type ModelReader = JobHandlers<LeasePayload> & { readonly stop: () => void };

type Failure = NonNullable<NonNullable<LeaseReport['model']>['reason']>;

/** Questions of one lease that are under way at a time. */
const atOnce = 3;

/**
 * Asks the model about a lease that has its report and is paid for. Whatever comes of it, the lease stays ready and nothing is charged:
 * the report gets what the model adds, or a note that it was read without.
 */
export const createModelReader = (options: ModelReaderOptions): ModelReader => {
  const { database, events, clock, model, onError, log } = options;
  const readings = createModelReadings(database);
  const running = new Map<string, AbortController>();
  const unsubscribe = events.subscribe(leaseChangedTopic, ({ id }) => {
    const stopping = running.get(id);
    if (!stopping) return;
    void readings.isAwaited(id).then((isAwaited) => {
      if (!isAwaited) stopping.abort(new LeaseGone());
    }, onError);
  });

  const settle = async (
    leaseId: string,
    reading: AwaitedReading,
    { answers, failure }: { answers: readonly AnsweredPart[]; failure: Failure | null },
  ): Promise<void> => {
    const upTo = reading.texts.map((_, index) =>
      Math.max(0, ...answers.filter(({ part }) => part.document === index).map(({ part }) => part.end)),
    );
    const now = clock.now();
    const report = joinModel(reading.report, await reading.documents(upTo), answers, {
      name: model?.name ?? 'none',
      host: model?.host ?? 'none',
      askedAt: now.toISOString(),
      failure,
    });
    if (!(await readings.settle(leaseId, report as LeaseReport, now)) || !report.model) return;
    const { host, outcome, reason, charactersRead, added, confirmed, disputed, dropped } = report.model;
    log.info(
      { leaseId, host, outcome, reason, charactersRead, added, confirmed, disputed, dropped },
      'lease read with the model',
    );
  };

  return {
    run: async ({ payload: { leaseId }, signal }) => {
      const reading = await readings.find(leaseId);
      if (!reading) return;
      if (!model || reading.isDeleted) {
        return settle(leaseId, reading, { answers: [], failure: model ? 'interrupted' : 'not_configured' });
      }
      const stopping = new AbortController();
      running.set(leaseId, stopping);
      try {
        await settle(leaseId, reading, await askAll(model, reading, AbortSignal.any([signal, stopping.signal])));
      } catch (error) {
        if (!(error instanceof LeaseGone)) throw error;
        await settle(leaseId, reading, { answers: [], failure: 'interrupted' });
      } finally {
        running.delete(leaseId);
      }
    },
    giveUp: async ({ leaseId }) => {
      const reading = await readings.find(leaseId);
      if (reading) await settle(leaseId, reading, { answers: [], failure: 'interrupted' });
    },
    stop: () => {
      unsubscribe();
    },
  };
};

/** The owner has deleted the lease while the model was asked. */
class LeaseGone extends Error {
  override name = 'LeaseGone';
}

/** One answer for each part, in order; null where there is none. A server that fails for good is not asked about the other parts. */
const askAll = async (
  model: Model,
  { report, texts }: AwaitedReading,
  signal: AbortSignal,
): Promise<{ answers: AnsweredPart[]; failure: Failure | null }> => {
  const parts = textPartsOf(texts);
  const answers: AnsweredPart[] = parts.map((part) => ({ part, answer: null }));
  const waiting = [...parts.entries()];
  let failure: Failure | null = null;
  const ask = async (index: number, part: TextPart): Promise<void> => {
    try {
      const answer = await model.answer(questionOf(report.kind, texts, part), { signal });
      answers[index] = { part, answer };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      failure ??= error.code;
      if (error.code !== 'unreadable') waiting.length = 0;
    }
  };
  const askOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await ask(...next);
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return { answers, failure };
};
