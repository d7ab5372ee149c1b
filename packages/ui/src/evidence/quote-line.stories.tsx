import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteLine } from './quote-line.tsx';

const meta = { component: QuoteLine, title: 'Evidence/Quote line' } satisfies Meta<typeof QuoteLine>;
export default meta;

type Story = StoryObj<typeof meta>;

const longQuote =
  'If Tenant stays after the term without the written consent of Landlord, the tenancy is from month to month, the rent is one and a half times the rent of the last month, and every other term of this lease goes on.';

export const Short: Story = { args: { quote: 'Rent is due on the first day of each month.' } };
export const Long: Story = { args: { quote: longQuote } };
export const Folded: Story = { args: { quote: longQuote, linesMax: 1 } };
export const OneLongWord: Story = { args: { quote: 'W'.repeat(240) } };
