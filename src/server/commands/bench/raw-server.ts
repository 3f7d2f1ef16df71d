import { createServer } from 'node:http';

/** The floor: node's own server, answering the same bytes without looking at anything. */
const [address = ''] = process.argv.slice(2);
const body = Buffer.from(await (await fetch(address)).arrayBuffer());
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', body.length);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  process.send?.(typeof bound === 'object' ? bound?.port : undefined);
});
process.on('disconnect', () => process.exit(0));
