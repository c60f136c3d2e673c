import type { Anfang, Pfad } from './addresses.ts';

/**
 * Addresses whose page is still to come: whoever opens one reads that it does, and nothing leads there.
 * An entry goes with its content; navigation, start page, questions and sentences that lead there come
 * back by themselves.
 */
export const kommtNoch = [
  '/antrag/allgemeine-versicherungsdaten',
  '/betriebshaftpflicht/beratung',
  '/betriebshaftpflicht/wechsel',
  '/einwilligung',
  '/fahrrad/beratung',
  '/hausrat/beratung',
  '/kunden/nachricht',
  '/kunden/postfach',
  '/kunden/postfach/eingang',
  '/kunden/postfach/gesendet',
  '/kunden/schaeden',
  '/kunden/schaeden/:schadennummer',
  '/privathaftpflicht/antrag',
  '/privathaftpflicht/beratung',
  '/reise/antrag',
  '/reise/beratung',
  '/sachinhalt-mehrgefahren/antrag',
  '/sachinhalt-mehrgefahren/beratung',
  '/sachinhalt/antrag',
  '/sachinhalt/beratung',
  '/schaden-melden',
  '/schaden-melden/bhv/:contractIndex',
  '/schaden-melden/fahrrad/:contractIndex',
  '/schaden-melden/hausrat/:contractIndex',
  '/schaden-melden/phv/:contractIndex',
  '/schaden-melden/reise/:contractIndex',
  '/schaden-melden/si/:contractIndex',
  '/schaden-melden/thv/:contractIndex',
  '/schaden-melden/vh/:contractIndex',
  '/tierhalterhaftpflicht/antrag',
  '/tierhalterhaftpflicht/beratung',
  '/vermittler/agentur',
  '/vermittler/betriebshaftpflicht/beratung',
  '/vermittler/einstellungen',
  '/vermittler/entwuerfe',
  '/vermittler/fahrrad/beratung',
  '/vermittler/hausrat/beratung',
  '/vermittler/kundendaten',
  '/vermittler/privathaftpflicht/beratung',
  '/vermittler/reise/beratung',
  '/vermittler/sachinhalt-mehrgefahren/beratung',
  '/vermittler/sachinhalt/beratung',
  '/vermittler/tierhalterhaftpflicht/beratung',
  '/vermittler/untervermittler/anlegen',
  '/vermittler/vermoegensschadenhaftpflicht/beratung',
  '/vermittler/vertriebspartner-werden',
  '/vermoegensschadenhaftpflicht/antrag',
  '/vermoegensschadenhaftpflicht/beratung',
] as const satisfies readonly Pfad[];

export type KommtNoch = (typeof kommtNoch)[number];

/** Whether there is more behind an address than the word that it is to come. */
export function steht(adresse: Anfang | Pfad): boolean {
  return !alle.has(adresse);
}

const alle: ReadonlySet<string> = new Set(kommtNoch);

/** Where a claim is reported: the form, or the answer that says who takes it until then. */
export const schadenweg = steht('/schaden-melden')
  ? '/schaden-melden/'
  : '/haeufige-fragen/#schaden-melden';
