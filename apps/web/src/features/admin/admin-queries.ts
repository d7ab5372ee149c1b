import { assignPlan, grantCredits, listAccounts, listOutbox } from '@keyclause/contracts';
import type { SubscriptionTier } from '@keyclause/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import { endpointKey, endpointQuery } from '#app/endpoint-query.ts';

export const useAccounts = (search: string) =>
  useQuery({ ...endpointQuery(listAccounts, { query: { search } }), placeholderData: keepPreviousData });

export const useOutbox = () => useQuery(endpointQuery(listOutbox, {}));

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
