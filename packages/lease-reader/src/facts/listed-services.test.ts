import { describe, expect, it } from 'vitest';
import { withListed } from './listed-services.ts';
import { servicesIn } from './service-names.ts';

const read = (text: string): string[] => withListed(text, servicesIn(text)).map(({ service }) => service);

describe('withListed', () => {
  it('gives the other members of a list of services in their own words', () => {
    expect(read(' for gas, telephone, data and the emptying of the fat trap.')).toEqual([
      'gas',
      'telephone',
      'data',
      'emptying of the fat trap',
    ]);
    expect(read(' water, sewer, storm drainage and hedge trimming.')).toEqual([
      'water',
      'sewer',
      'storm drainage',
      'hedge trimming',
    ]);
    expect(read(' the fire alarm line and water')).toEqual(['fire alarm line', 'water']);
  });

  it('swallows no deed and no clause that follows', () => {
    expect(read(' water and trash and mows.')).toEqual(['water', 'trash']);
    expect(read(' water and keeps the hedge.')).toEqual(['water']);
    expect(read(' heat, which Owner reads, and trims the trees.')).toEqual(['heat']);
    expect(read(' gas and electricity, each separately metered, by the first.')).toEqual(['gas', 'electricity']);
  });

  it('takes what is owed or furnished beside services for none', () => {
    expect(read(' rent, property taxes, water and insurance.')).toEqual(['water']);
    expect(read(' heat, linens and the parking fee')).toEqual(['heat']);
    expect(read(' electricity for lamps and machines')).toEqual(['electricity']);
  });

  it('reads nothing where no service is known', () => {
    expect(read(' roof, walls and gutters.')).toEqual([]);
  });
});
