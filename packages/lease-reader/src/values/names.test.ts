import { expect, it } from 'vitest';
import { namesIn } from './names.ts';

const named = (text: string): string[] => namesIn(text).map(({ name }) => name);

it.each([
  'On March 3',
  'June 21',
  '9 Heron Gate Road',
  'Bed D',
  'Parking Two',
  'Limited parking is free',
  'c/o Finch Services, LLC',
  'RR 2 Box 40',
  '1.1 In these Conditions',
  'Information',
  'Drive',
])('takes no day, street or label of a place for a name: %s', (text) => {
  expect(named(text)).toEqual([]);
});

it.each([
  ['June Bedford', ['June Bedford']],
  ['9 Heron Gate LLC', ['9 Heron Gate LLC']],
  ['Tidewater Dental, PSC', ['Tidewater Dental, PSC']],
  ['Brine & Oak, P.C. and Ola Finch', ['Brine & Oak, P.C.', 'Ola Finch']],
  ['Rolf and Ilse Brandt', ['Rolf Brandt', 'Ilse Brandt']],
  ['Brine Homes, LLC, by Ola Finch, President', ['Brine Homes, LLC']],
  ['MSgt. Rolf Brandt, USAF', ['Rolf Brandt']],
  ['1. Dr. Álvaro Moss', ['Álvaro Moss']],
  ['Ola Finch, Trustee of the Finch Land Trust, an Ohio trust', ['Ola Finch, Trustee of the Finch Land Trust']],
  ['Ola Finch, of 9 Heron Road, Lima, Ohio 45801, and Rolf Brandt, of Troy, Ohio, both', ['Ola Finch', 'Rolf Brandt']],
  ['Ola Finch, of the Town of Troy, County of Miami and State of Ohio', ['Ola Finch']],
  ['Pia Moss (sister of Jan); Jan Moss (for Room 2)', ['Pia Moss', 'Jan Moss']],
])('keeps the names that look alike: %s', (text, names) => {
  expect(named(text)).toEqual(names);
});
