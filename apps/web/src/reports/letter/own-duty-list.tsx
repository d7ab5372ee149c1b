import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnDuty } from './own-duties.ts';

/** Advice beside the letter: nothing of it goes to the other side. */
export const OwnDuties = ({ duties }: { readonly duties: readonly OwnDuty[] }) =>
  duties.length === 0 ? null : (
    <section>
      <Typography variant="h6" component="h3">
        For you to do, not for the letter
      </Typography>
      <List>
        {duties.map(({ key, title, why, todo }) => (
          <li key={key}>
            <strong>{title}.</strong> {why} {todo}
          </li>
        ))}
      </List>
    </section>
  );

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '4px 0 0',
  paddingLeft: 20,
  '& li': { padding: '4px 0' },
}));
