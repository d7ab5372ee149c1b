import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';

const Fragile = ({ isBroken }: { readonly isBroken: boolean }) => {
  if (isBroken) throw new Error('The clause could not be shown');
  return <p style={{ padding: 24 }}>Whole again.</p>;
};

const Guarded = ({ isBroken }: { readonly isBroken: boolean }) => {
  const [isMended, setMended] = useState(false);
  return (
    <ErrorBoundary
      fallback={(error, reset) => (
        <ErrorScreen
          message={error instanceof Error ? error.message : undefined}
          onRetry={() => {
            setMended(true);
            reset();
          }}
        />
      )}
    >
      <Fragile isBroken={isBroken && !isMended} />
    </ErrorBoundary>
  );
};

const meta = { component: Guarded, title: 'Screens/Error boundary' } satisfies Meta<typeof Guarded>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: { isBroken: false } };
export const Broken: Story = { args: { isBroken: true } };
