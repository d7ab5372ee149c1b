import { PageBody } from '@keyclause/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { AccountList } from './account-list.tsx';
import { FileCheck } from './file-check.tsx';
import { OutboxList } from './outbox-list.tsx';
import { VisitorList } from './visitor-list.tsx';

const tabs = ['accounts', 'visitors', 'outbox', 'files'] as const;
type AdminTab = (typeof tabs)[number];

const panels: Readonly<Record<AdminTab, ReactNode>> = {
  accounts: <AccountList />,
  visitors: <VisitorList />,
  outbox: <OutboxList />,
  files: <FileCheck />,
};

export const AdminPage = () => {
  const [search, setSearch] = useSearchParams();
  const tab: AdminTab = tabs.find((name) => name === search.get('tab')) ?? 'accounts';
  return (
    <PageBody
      title="Administration"
      lead="Assign plans and credits, read what visitors sent and the mails that this installation stored, and check its files."
    >
      <ScreenMeta title="Administration" />
      <Tabs
        value={tab}
        onChange={(_event, next: AdminTab) => setSearch({ tab: next }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Parts of the administration"
        sx={{ mb: 3 }}
      >
        <Tab value="accounts" label="Accounts" id="tab-accounts" aria-controls="panel-accounts" />
        <Tab value="visitors" label="Visitors" id="tab-visitors" aria-controls="panel-visitors" />
        <Tab value="outbox" label="Outbox" id="tab-outbox" aria-controls="panel-outbox" />
        <Tab value="files" label="Files" id="tab-files" aria-controls="panel-files" />
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {panels[tab]}
      </div>
    </PageBody>
  );
};
