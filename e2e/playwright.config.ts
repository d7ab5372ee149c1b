import { defineConfig } from '@playwright/test';

/**
 * The journeys run against the built product, one process with its own data folder a worker. Two cores: one worker, so that a slow page is
 * the product's fault. Nothing is retried: a journey that passes the second time has failed.
 */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  outputDir: './test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'America/New_York' },
});
