import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitView } from './split-view.tsx';

const pane = (words: string) => <p style={{ padding: 24 }}>{words}</p>;

const meta = {
  component: SplitView,
  title: 'Panes/Split view',
  args: {
    storageKey: 'story-split',
    startLabel: 'Document',
    start: pane('The pages of the lease.'),
    endLabel: 'Report',
    end: pane('What they say.'),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 360, display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
/** On a narrow screen: two tabs, this one in front. */
export const DocumentInFront: Story = { args: { side: 'start' }, globals: { viewport: { value: 'mobile1' } } };
