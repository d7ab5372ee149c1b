import { PageBody } from '@keyclause/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { AccountList } from './account-list.tsx';
import { OutboxList } from './outbox-list.tsx';

const tabs = ['accounts', 'outbox'] as const;
type AdminTab = (typeof tabs)[number];

export const AdminPage = () => {
  const [search, setSearch] = useSearchParams();
  const tab: AdminTab = search.get('tab') === 'outbox' ? 'outbox' : 'accounts';
  return (
    <PageBody title="Administration" lead="Assign plans and credits, and read the mails that this installation stored.">
      <ScreenMeta title="Administration" />
      <Tabs
        value={tab}
        onChange={(_event, next: AdminTab) => setSearch({ tab: next }, { replace: true })}
        aria-label="Parts of the administration"
        sx={{ mb: 3 }}
      >
        <Tab value="accounts" label="Accounts" id="tab-accounts" aria-controls="panel-accounts" />
        <Tab value="outbox" label="Outbox" id="tab-outbox" aria-controls="panel-outbox" />
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'accounts' ? <AccountList /> : <OutboxList />}
      </div>
    </PageBody>
  );
};
