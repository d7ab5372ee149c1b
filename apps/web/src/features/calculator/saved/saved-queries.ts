import {
  deleteSavedCalculation,
  listSavedCalculations,
  restoreSavedCalculation,
  type SavedCalculation,
  saveCalculation,
  updateSavedCalculation,
} from '@keyclause/contracts';
import { showNotice } from '@keyclause/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '#app/api-client.ts';
import { endpointKey, endpointQuery } from '#app/endpoint-query.ts';

export const savedCalculationsQuery = endpointQuery(listSavedCalculations, {});

// Shorter than the minute in which the server can bring a calculation back.
const undoMs = 12_000;

type Content = Pick<SavedCalculation, 'title' | 'calculator' | 'scenarios'>;

/** What can be done to saved calculations. The list is asked for anew after each; a call that fails is told at the bottom of the page. */
export const useSavedActions = () => {
  const client = useQueryClient();
  return useMemo(() => {
    const fetchAgain = (): Promise<void> => client.invalidateQueries({ queryKey: endpointKey(listSavedCalculations) });
    const undo = async ({ id, title }: SavedCalculation): Promise<void> => {
      await request(restoreSavedCalculation, { params: { calculationId: id } }).then(
        () => showNotice({ message: `${title} is back.`, tone: 'success' }),
        () => undefined,
      );
      await fetchAgain();
    };
    return {
      /** Null when it could not be saved. */
      save: async (content: Content): Promise<SavedCalculation | null> => {
        const saved = await request(saveCalculation, { body: content }).then(
          ({ data }) => data,
          () => null,
        );
        await fetchAgain();
        return saved;
      },
      update: async (id: string, change: Partial<Pick<Content, 'title' | 'scenarios'>>): Promise<boolean> => {
        const isDone = await request(updateSavedCalculation, { params: { calculationId: id }, body: change }).then(
          () => true,
          () => false,
        );
        await fetchAgain();
        return isDone;
      },
      remove: async (saved: SavedCalculation): Promise<void> => {
        await request(deleteSavedCalculation, { params: { calculationId: saved.id } }).then(
          () =>
            showNotice({
              message: `${saved.title} was deleted.`,
              durationMs: undoMs,
              action: { label: 'Undo', onClick: () => void undo(saved) },
            }),
          () => undefined,
        );
        await fetchAgain();
      },
    };
  }, [client]);
};
