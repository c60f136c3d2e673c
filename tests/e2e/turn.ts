import { createServer, type Server } from 'node:net';
import { expect } from '@playwright/test';

/** Ports that no system hands out by itself. */
const first = 23_100;

/**
 * One at a time per phone number, also among test processes: two sign-ins of one account would
 * read each other's code. A port is the sign, since it is free again when a process dies.
 */
export async function inTurn<T>(number: string, act: () => Promise<T>): Promise<T> {
  const port = first + Number(number.slice(-2));
  let turn: Server | null = null;
  await expect
    .poll(async () => (turn = await taken(port)) !== null, { timeout: 30_000, intervals: [50] })
    .toBe(true);
  try {
    return await act();
  } finally {
    await release(turn);
  }
}

function taken(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function release(server: Server | null): Promise<void> {
  return new Promise((resolve) => {
    if (server) server.close(() => resolve());
    else resolve();
  });
}
