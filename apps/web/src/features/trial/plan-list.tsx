import { brand, creditPacks, formatMoney, money, plans, subscriptionTiers } from '@keyclause/domain';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { priceText, scansText } from '#plans/plan-words.ts';

export const PlanList = () => (
  <section aria-labelledby="plans">
    <Typography id="plans" variant="h2" sx={{ mb: 2 }}>
      What is in each plan
    </Typography>
    <Plans>
      {subscriptionTiers.map((tier) => (
        <li key={tier}>
          <Typography variant="h3">{plans[tier].name}</Typography>
          <Typography
            variant="figures"
            component="p"
            sx={{ my: 0.5, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {priceText(plans[tier])}
          </Typography>
          <Typography variant="figures" component="p" color="textSecondary" sx={{ m: 0 }}>
            {scansText(plans[tier])}
          </Typography>
        </li>
      ))}
    </Plans>
    <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '72ch' }}>
      A scan is one delivered report. A file that cannot be read, or that you have had read before, costs nothing.
      Credits are scans apart from a plan and do not expire: {creditPacks.map(packText).join(', ')}.
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '72ch' }}>
      This site takes no payments yet. For a larger plan or for credits, write to{' '}
      <Link href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</Link>.
    </Typography>
  </section>
);

const packText = ({ credits, priceCents }: (typeof creditPacks)[number]): string =>
  `${credits} for ${formatMoney(money(priceCents))}`;

const Plans = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  '& li': {
    padding: '20px 24px',
    borderRadius: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
