import {
  assignPlan,
  forgetVisitor,
  getIntegrity,
  grantCredits,
  listAccounts,
  listOutbox,
  listVisitorMessages,
  startIntegrityCheck,
} from '@keyclause/contracts';
import type { SubscriptionTier } from '@keyclause/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import { endpointKey, endpointQuery } from '#app/endpoint-query.ts';

export const useAccounts = (search: string) =>
  useQuery({ ...endpointQuery(listAccounts, { query: { search } }), placeholderData: keepPreviousData });

export const useOutbox = () => useQuery(endpointQuery(listOutbox, {}));

const lookAgainMs = 1_000;

/** The last check of all files; looked at again while one is under way. */
export const useFileCheck = () =>
  useQuery({
    ...endpointQuery(getIntegrity, {}),
    refetchInterval: ({ state }) => {
      const status = state.data?.check?.status;
      return status === 'queued' || status === 'running' ? lookAgainMs : false;
    },
  });

export const useStartFileCheck = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request(startIntegrityCheck),
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(getIntegrity) }),
  });
};

export const useVisitors = () => useQuery(endpointQuery(listVisitorMessages, {}));

/** Gives how many rows were removed. */
export const useForgetVisitor = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => (await request(forgetVisitor, { body: { email } })).data.removed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listVisitorMessages) }),
  });
};

export const useAssignPlan = () => {
  const refresh = useRefreshAccounts();
  return useMutation({
    mutationFn: ({ uid, subscriptionTier }: { uid: string; subscriptionTier: SubscriptionTier }) =>
      request(assignPlan, { params: { uid }, body: { subscriptionTier } }),
    onSettled: refresh,
  });
};

/** `key` makes a repeated send of the same grant count once. */
export const useGrantCredits = () => {
  const refresh = useRefreshAccounts();
  return useMutation({
    mutationFn: ({ uid, ...body }: { uid: string; credits: number; reason: string; key: string }) =>
      request(grantCredits, { params: { uid }, body }),
    onSettled: refresh,
  });
};

const useRefreshAccounts = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: endpointKey(listAccounts) });
};
