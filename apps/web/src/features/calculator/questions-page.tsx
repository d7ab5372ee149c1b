import { type AnyCalculator, calculators, families } from '@keyclause/calculator';
import { useAuth } from '@keyclause/session';
import { FormField, PageBody } from '@keyclause/ui';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { ScreenMeta } from '#app/screen-meta.tsx';
import { paths } from '#paths.ts';
import { questionsAbout } from './questions-about.ts';
import { SavedList } from './saved/saved-list.tsx';

/** Every question the calculator answers, by what it is about. Open to everybody; who is signed in also finds what they saved. */
export const QuestionsPage = () => {
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const found = questionsAbout(calculators as readonly AnyCalculator[], search);
  return (
    <PageBody
      title="Lease calculator"
      lead="Choose a question. You get the answer as you type, with the working and what it counts on."
    >
      <ScreenMeta
        title="Lease calculator"
        description="Rent, charges, fees, deposits, renewals and lease accounting, worked out to the cent with every step shown."
      />
      {user ? <SavedList /> : null}
      <Search role="search">
        <FormField
          label="Find a question"
          type="search"
          value={search}
          onChange={({ target }) => setQuery(target.value === '' ? {} : { search: target.value }, { replace: true })}
          placeholder="late fee, deposit, IFRS 16"
        />
      </Search>
      <Typography role="status" variant="body2" color="textSecondary">
        {found.length === 0
          ? 'No question has these words. Try another one, such as rent.'
          : search === ''
            ? ''
            : `${found.length} questions`}
      </Typography>
      <Families>
        {Object.entries(families).map(([family, title]) => {
          const own = found.filter((calculator) => calculator.family === family);
          return own.length === 0 ? null : (
            <section key={family} aria-labelledby={`family-${family}`}>
              <Typography variant="h2" id={`family-${family}`}>
                {title}
              </Typography>
              <ul>
                {own.map(({ name, question }) => (
                  <li key={name}>
                    <Link href={paths.calculation(name)}>{question}</Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Families>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 5, maxWidth: '72ch' }}>
        The methods are checked against published examples, which each answer names. The calculator explains; it does
        not give legal, tax or accounting advice.
      </Typography>
    </PageBody>
  );
};

const Search = styled('div')({ maxWidth: 420, margin: '24px 0 8px' });

const Families = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 48px',
  marginTop: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': { padding: '6px 0' },
}));
