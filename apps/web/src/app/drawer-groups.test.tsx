import { expect, it } from 'vitest';
import { drawerGroups } from './drawer-groups.tsx';

const shown = (isAdmin: boolean) =>
  drawerGroups({ isAdmin }).flatMap(({ label, links }) => links.map((link) => `${label}: ${link.label}`));

it('has the groups of the specification in its order, none of them empty', () => {
  const specified = ['Main', 'Lease Tools', 'Property Tools', 'AI Landlord', 'More'];
  const groups = drawerGroups({ isAdmin: false });

  expect(groups.map(({ label }) => specified.indexOf(label))).toEqual(
    groups.map(({ label }) => specified.indexOf(label)).toSorted((a, b) => a - b),
  );
  for (const { label, links } of groups) {
    expect(specified).toContain(label);
    expect(links.length, label).toBeGreaterThan(0);
  }
});

it('names the administration to the admin only', () => {
  expect(shown(true)).toContain('More: Administration');
  expect(shown(false)).not.toContain('More: Administration');
});
