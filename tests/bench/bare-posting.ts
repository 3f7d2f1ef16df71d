import { Client } from 'pg';

/** As little as there can be: the function in a transaction of its own, planned once. */
export function openBare(connectionString: string, clients: number) {
  return Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString });
      await client.connect();
      return {
        async post(key: string, from: string, to: string) {
          await client.query('begin');
          await client.query({ name: 'post', text: bareText, values: [key, [from, to], [-5, 5]] });
          await client.query('commit');
        },
        end: () => client.end(),
      };
    }),
  );
}

const bareText = `select * from ledger_post($1, 'storm', 'storm', 'storm', $2::bigint[], $3::bigint[])`;
