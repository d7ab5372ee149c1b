import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { JourneyOptions } from './product/journey.ts';

/** The same journeys with Firebase for signing in and for the live profile, and those that only Firebase has. */
export default defineConfig<object, JourneyOptions>(base, {
  testDir: '.',
  testMatch: ['journeys/{account,guards,lease}.journey.ts', 'firebase/*.journey.ts'],
  outputDir: './test-results/firebase',
  use: { signInBy: 'firebase' },
});
