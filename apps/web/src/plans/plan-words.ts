import { formatMoney, money, type Plan } from '@keyclause/domain';

export const priceText = ({ monthlyPriceCents }: Plan): string =>
  monthlyPriceCents === 0 ? 'no charge' : `${formatMoney(money(monthlyPriceCents))} a month`;

export const scansText = ({ scans, period }: Plan): string =>
  period === 'month' ? `${scans} scans each calendar month` : `${scans} scans in all`;
