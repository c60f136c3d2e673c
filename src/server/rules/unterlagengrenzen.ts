import type { Principal } from '../access/decision.ts';
import { linksProStunde } from './entwurf.ts';
import { codegrenzen } from './nummerncode.ts';

const stundeMs = 3_600_000;
const tagMs = 24 * stundeMs;

/** Sets a mailbox gets: as many an hour as links to drafts, twice that a day. */
const jePostfach = [
  { mal: linksProStunde, ms: stundeMs },
  { mal: 2 * linksProStunde, ms: tagMs },
];

/** A broker has many customers in one office. */
const jeVermittler = [{ mal: 100, ms: tagMs }];

interface Versandgrenze {
  schluessel: readonly string[];
  mal: number;
  ms: number;
}

/**
 * What counts against sending papers of an application, so that nobody fills a mailbox that is not his: the mailbox,
 * and whoever asks, by his connection as for codes to a phone.
 */
export function unterlagengrenzen(
  wer: Principal | null,
  adresse: string,
): (email: string) => Versandgrenze[] {
  const fragende =
    wer?.portal === 'vermittler'
      ? jeVermittler.map((grenze) => unter(['vermittler', wer.sub], grenze))
      : codegrenzen.adresse.map((grenze) => unter(['adresse', adresse], grenze));
  return (email) => [
    ...jePostfach.map((grenze) => unter(['postfach', email.toLowerCase()], grenze)),
    ...fragende,
  ];
}

function unter(wer: string[], grenze: { mal: number; ms: number }): Versandgrenze {
  return { schluessel: ['unterlagen', ...wer, String(grenze.ms)], ...grenze };
}
