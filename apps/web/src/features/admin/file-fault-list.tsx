import type { FileFault, IntegrityCheck } from '@keyclause/contracts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Each file with a fault, by its hash and the leases that name it. Names of files are their owners' and not shown. */
export const FileFaultList = ({ check: { findings, counts } }: { check: IntegrityCheck }) => {
  const all = counts.missing + counts.mismatch + counts.orphan;
  return (
    <List aria-label="Files with faults">
      {findings.map(({ fault, sha256, bytes, leaseIds }) => (
        <Row key={`${fault}-${sha256}`}>
          <Chip size="small" label={words[fault]} sx={{ minWidth: 84 }} />
          <Facts>
            <Mono>{sha256}</Mono>
            <Typography variant="body2" color="textSecondary" component="span">
              {bytes.toLocaleString()} bytes
              {leaseIds.length > 0
                ? `, named by ${leaseIds.length === 1 ? 'lease' : 'leases'} ${leaseIds.join(', ')}`
                : null}
            </Typography>
          </Facts>
        </Row>
      ))}
      {all > findings.length ? (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ p: 2 }}>
          The first {findings.length} of {all}.
        </Typography>
      ) : null}
    </List>
  );
};

const words: Readonly<Record<FileFault, string>> = { missing: 'missing', mismatch: 'mismatch', orphan: 'orphan' };

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('li')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', padding: 16, alignItems: 'start' });

const Facts = styled('div')({ display: 'grid', gap: 4, flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' });

const Mono = styled('span')({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
});
