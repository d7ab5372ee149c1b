import { describe, expect, it } from 'vitest';
import { whyFor } from './why-for.ts';

describe('whyFor', () => {
  it('speaks to the side that the term hurts', () => {
    expect(whyFor('tenant', { why: 'Miss the date and you owe another term.', hurts: 'tenant' })).toBe(
      'Miss the date and you owe another term.',
    );
  });

  it.each([
    ['You could not recover for injury.', 'The tenant could not recover for injury.'],
    ['Miss the date and you owe another term.', 'Miss the date and the tenant owes another term.'],
    [
      "You pay the landlord's lawyer but not the reverse.",
      "The tenant pays the landlord's lawyer but not the reverse.",
    ],
    ["You can owe your roommate's share.", "The tenant can owe the tenant's roommate's share."],
    ['Shifts the duty to keep the home livable to you.', 'Shifts the duty to keep the home livable to the tenant.'],
    ['It ends while you are away. Your things go.', "It ends while the tenant is away. The tenant's things go."],
    ['You rely on it and you carry the cost.', 'The tenant relies on it and the tenant carries the cost.'],
  ])('names that side to a landlord and a manager: %s', (why, told) => {
    expect(whyFor('landlord', { why, hurts: 'tenant' })).toBe(told);
    expect(whyFor('manager', { why, hurts: 'tenant' })).toBe(told);
  });

  it('names the landlord to a tenant', () => {
    expect(whyFor('tenant', { why: 'You have no late fee.', hurts: 'landlord' })).toBe('The landlord has no late fee.');
  });

  it('leaves what hurts both sides as it is', () => {
    expect(whyFor('landlord', { why: 'You and the other side may argue.', hurts: 'both' })).toBe(
      'You and the other side may argue.',
    );
  });
});
