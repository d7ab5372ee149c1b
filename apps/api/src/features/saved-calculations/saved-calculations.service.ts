import { randomUUID } from 'node:crypto';
import { CalculationError, calculatorNamed } from '@keyclause/calculator';
import type { SavedCalculation } from '@keyclause/contracts';
import type { Clock } from '#adapters/clock/clock.ts';
import { AppError, orNotFound } from '#errors.ts';
import type { SavedCalculationRepository } from './saved-calculations.repository.ts';

type Content = Pick<SavedCalculation, 'title' | 'calculator' | 'scenarios'>;
type Row = Omit<SavedCalculation, 'createdAt' | 'updatedAt'> & { readonly createdAt: Date; readonly updatedAt: Date };

/** How many one owner may keep. */
export const savedCalculationsMax = 200;

export const createSavedCalculationsService = ({
  rows,
  clock,
  undoSeconds,
}: {
  rows: SavedCalculationRepository;
  clock: Clock;
  undoSeconds: number;
}) => ({
  list: async (uid: string): Promise<SavedCalculation[]> => (await rows.list(uid)).map(view),

  save: async (uid: string, content: Content): Promise<SavedCalculation> => {
    refuseUnreckonable(content.calculator, content.scenarios);
    const row = await rows.insert(uid, randomUUID(), content, clock.now(), savedCalculationsMax);
    if (row) return view(row);
    throw new AppError('quota_reached', `You keep ${savedCalculationsMax} calculations. Delete one to save another.`);
  },

  update: async (
    uid: string,
    id: string,
    change: Partial<Pick<Content, 'title' | 'scenarios'>>,
  ): Promise<SavedCalculation> => {
    if (change.scenarios) {
      const { calculator } = orNotFound(await rows.find(uid, id));
      refuseUnreckonable(calculator, change.scenarios);
    }
    return view(orNotFound(await rows.update(uid, id, change, clock.now())));
  },

  remove: async (uid: string, id: string): Promise<{ restorableUntil: string }> => {
    const now = clock.now();
    if (!(await rows.markDeleted(uid, id, now))) orNotFound(null);
    return { restorableUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString() };
  },

  restore: async (uid: string, id: string): Promise<SavedCalculation> =>
    view(orNotFound(await rows.restore(uid, id, undoableSince(clock.now(), undoSeconds)))),

  /** Takes away for good what can no longer be restored. */
  purge: (): Promise<void> => rows.purge(undoableSince(clock.now(), undoSeconds)),
});

export type SavedCalculationsService = ReturnType<typeof createSavedCalculationsService>;

const undoableSince = (now: Date, undoSeconds: number): Date => new Date(now.getTime() - undoSeconds * 1000);

/** What is saved opens again: every scenario has to give a result now. */
const refuseUnreckonable = (name: string, scenarios: Content['scenarios']): void => {
  const calculator = calculatorNamed(name);
  if (calculator === undefined || calculator.name !== name)
    throw unprocessable('calculator', `There is no calculator "${name.slice(0, 60)}".`);
  for (const [index, inputs] of scenarios.entries()) {
    try {
      calculator.calculate(inputs);
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      throw unprocessable(`scenarios.${index}`, error.message);
    }
  }
};

const unprocessable = (path: string, message: string): AppError =>
  new AppError('unprocessable', message, { fields: [{ path, message }] });

const view = ({ createdAt, updatedAt, ...row }: Row): SavedCalculation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
