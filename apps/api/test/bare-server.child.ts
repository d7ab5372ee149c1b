import { createServer } from 'node:http';

// A server that does nothing but answer: what somebody waits for it is the machine's doing.
const server = createServer((_request, answer) => answer.end('{"ok":true}'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.once('disconnect', () => process.exit());
