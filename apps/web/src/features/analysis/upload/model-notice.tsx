import { getClientConfig } from '@keyclause/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#app/endpoint-query.ts';

/** Says where the text will go, before anything is sent. Nothing to say where no model is configured. */
export const ModelNotice = ({ onReadHere }: { readonly onReadHere: () => void }) => {
  const { data } = useQuery({ ...endpointQuery(getClientConfig, {}), staleTime: Number.POSITIVE_INFINITY });
  if (!data?.model) return null;
  const { name, host } = data.model;
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" onClick={onReadHere}>
          Read in this browser
        </Button>
      }
    >
      The model {name} reads along: the text is sent to {host}. Read in this browser, it is sent nowhere, and the report
      is not kept.
    </Alert>
  );
};
