import { createShareLink, type Lease, listShareLinks, revokeShareLink, type ShareLink } from '@keyclause/contracts';
import { showNotice } from '@keyclause/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { request } from '#app/api-client.ts';
import { endpointKey, endpointQuery } from '#app/endpoint-query.ts';
import { paths } from '#paths.ts';
import { NewLink } from './new-link.tsx';
import { ShareForm, type ShareWish } from './share-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';

type ShareDialogProps = { readonly lease: Lease; readonly onClose: () => void };

/** Makes read-only links to a report and ends them. */
export const ShareDialog = ({ lease, onClose }: ShareDialogProps) => {
  const titleId = useId();
  const client = useQueryClient();
  const params = { leaseId: lease.id };
  const [address, setAddress] = useState<string | null>(null);
  const { data, error } = useQuery(endpointQuery(listShareLinks, { params }));
  const fetchAgain = () => client.invalidateQueries({ queryKey: endpointKey(listShareLinks, { params }) });

  const making = useMutation({
    mutationFn: async (wish: ShareWish) => (await request(createShareLink, { params, body: wish })).data,
    onSuccess: ({ token }) => {
      setAddress(`${window.location.origin}${paths.sharedLease(token)}`);
      return fetchAgain();
    },
  });
  const ending = useMutation({
    mutationFn: (link: ShareLink) => request(revokeShareLink, { params: { leaseId: lease.id, shareLinkId: link.id } }),
    onSuccess: async () => {
      setAddress(null);
      showNotice({ tone: 'success', message: 'The link no longer works.' });
      await fetchAgain();
    },
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ typography: 'h2' }}>
        Share this report
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Whoever has the link can read the report. They see nothing of your account and can change nothing. You can end
          a link at any time.
        </Typography>
        {address ? <NewLink address={address} /> : null}
        <ShareForm isBusy={making.isPending} onCreate={(wish) => making.mutate(wish)} />
        {making.error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            The link could not be made. {making.error.message}
          </Alert>
        ) : null}
        {error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            The links could not be loaded. {error.message}
          </Alert>
        ) : null}
        {data && data.links.length > 0 ? (
          <ShareLinkList links={data.links} isBusy={ending.isPending} onRevoke={(link) => ending.mutate(link)} />
        ) : null}
        {ending.error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            The link could not be revoked and still works. {ending.error.message}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
