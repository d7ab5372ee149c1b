import type { Account, Profile } from '@keyclause/contracts';
import { plans, type SubscriptionTier, subscriptionTiers } from '@keyclause/domain';
import { EmptyState, ErrorScreen, FormField, PageSpinner, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { useAccounts, useAssignPlan } from './admin-queries.ts';
import { GrantForm } from './grant-form.tsx';

export const AccountList = () => {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useAccounts(useDeferredValue(search.trim()));
  return (
    <>
      <SearchBox>
        <FormField
          label="Search by e-mail"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </SearchBox>
      {error ? <ErrorScreen isPart message={error.message} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <PageSpinner /> : null}
      {data?.accounts.length === 0 ? (
        <EmptyState
          title="No account matches"
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              Clear the search
            </Button>
          }
        >
          Check the spelling, or clear the search.
        </EmptyState>
      ) : null}
      <Cards>
        {data?.accounts.map(({ account, profile }) => (
          <AccountCard key={account.uid} account={account} profile={profile} />
        ))}
      </Cards>
    </>
  );
};

const AccountCard = ({ account, profile }: { account: Account; profile: Profile }) => {
  const assign = useAssignPlan();
  const changePlan = (subscriptionTier: SubscriptionTier) =>
    assign.mutate(
      { uid: account.uid, subscriptionTier },
      {
        onSuccess: () =>
          showNotice({ message: `${account.email} is on ${plans[subscriptionTier].name}`, tone: 'success' }),
        onError: ({ message }) => showNotice({ message, tone: 'error' }),
      },
    );
  return (
    <Card aria-label={account.email}>
      <Head>
        <strong>{account.email}</strong>
        <Quiet>
          {account.displayName ?? 'No name'} · {account.emailVerified ? 'e-mail verified' : 'e-mail not verified'} ·
          since {new Date(account.createdAt).toLocaleDateString()}
        </Quiet>
        <Quiet>
          {profile.freeScansUsed} free {profile.freeScansUsed === 1 ? 'scan' : 'scans'} used · {profile.analysisCredits}{' '}
          {profile.analysisCredits === 1 ? 'credit' : 'credits'}
        </Quiet>
      </Head>
      <Row>
        <Plan>
          <Label aria-hidden="true">Plan</Label>
          <Select
            value={profile.subscriptionTier}
            disabled={assign.isPending}
            onChange={({ target }) => changePlan(target.value)}
            inputProps={{ 'aria-label': `Plan of ${account.email}` }}
          >
            {subscriptionTiers.map((tier) => (
              <MenuItem key={tier} value={tier}>
                {plans[tier].name}: {plans[tier].scans} scans{plans[tier].period === 'month' ? ' a month' : ''}
              </MenuItem>
            ))}
          </Select>
        </Plan>
        <GrantForm uid={account.uid} email={account.email} />
      </Row>
    </Card>
  );
};

const SearchBox = styled('div')({ maxWidth: 420, marginBottom: 24 });

const Cards = styled('div')({ display: 'grid', gap: 12 });

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
}));

const Head = styled('div')({ display: 'grid', overflowWrap: 'anywhere' });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '12px 16px' });

const Plan = styled('div')({ display: 'grid', gap: 6 });

const Label = styled('span')({ fontSize: '0.875rem', fontWeight: 600 });

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.875rem' }));
