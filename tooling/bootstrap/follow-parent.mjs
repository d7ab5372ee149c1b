import { isMainThread } from 'node:worker_threads';

// Loaded before the API. When the bootstrap dies without a word (kill -9), its channel closes, and the API ends in good order.
if (isMainThread && process.env.KEYCLAUSE_FOLLOW === '1') {
  // Children of the API inherit this import, not the wish to follow.
  delete process.env.KEYCLAUSE_FOLLOW;
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
