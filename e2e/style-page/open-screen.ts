import { loadChunk } from '@keyclause/ui';

const main = document.querySelector('main');
if (main) {
  const screen = loadChunk(() => import('./screen.ts'));
  main.textContent = await screen.then(
    ({ words }) => words,
    (error: unknown) =>
      error instanceof Error && 'code' in error ? `${error.message} (${error.code})` : String(error),
  );
}
