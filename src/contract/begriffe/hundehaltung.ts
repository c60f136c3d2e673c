import type { tierhalterhaftpflicht } from '../produkte/tierhalterhaftpflicht.ts';

type Nutzung = (typeof tierhalterhaftpflicht.grenzen.nutzungen)[number];

/** How a dog is kept (`domain/antrag.md §6.2`). */
export const hundenutzung: Readonly<Record<Nutzung, string>> = {
  PRIVAT: 'Als Haustier',
  ASSISTENZ: 'Als Assistenzhund',
  JAGD: 'Als Jagdhund',
  GEWERBLICH: 'Für ein Gewerbe',
};
