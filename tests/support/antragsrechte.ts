import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import { angaben, einreichung, welcher } from './antrag.ts';
import type { Musterantrag } from './antragsteile.ts';
import { musterantraege } from './musterantraege.ts';
import { all401, gesendet, type RechteRow } from './rechte.ts';

const unbekannt = '7b3a5c1e-2d4f-4a6b-8c9d-0e1f2a3b4c5d';
/** Who may ask for prices and conclude applications: everybody, signed in or not. */
export const antragsrechte = {
  fahrrad2Tarifieren: gesendet('/fahrrad2/tarifieren', {
    fahrradTyp: 'FAHRRAD',
    kaufpreis: 65_000,
    risikoOrt: { plz: '88212' },
  }),
  thvTarifieren: gesendet('/thv/tarifieren', { hunde: [{ name: 'Balu', rasse: 'Mops' }] }),
  phvTarifieren: gesendet('/phv/tarifieren', { geburtsdatum: '1990-01-01' }),
  hausratTarifieren: gesendet('/hausrat/tarifieren', {
    risikoOrt: { plz: '48143' },
    wohnflaeche: 65,
  }),
  bhvTarifieren: gesendet('/bhv/tarifieren', { hauptgewerbe: '1201', jahresumsatz: 18_000_000 }),
  vh2Tarifieren: gesendet('/vh2/tarifieren', { hauptgewerbe: '1002', jahresumsatz: 15_000_000 }),
  siTarifieren: gesendet('/si/tarifieren', {
    produkt: 'SI_MEHRGEFAHREN',
    hauptgewerbe: '1001',
    risikoOrt: { plz: '26122' },
    versicherungssumme: 2_000_000,
  }),
  reiseTarifieren: gesendet('/reise/tarifieren', {
    art: 'JAHRESVERTRAG',
    reisende: [{ geburtsdatum: '1990-01-01' }],
    bausteine: ['GEPAECK'],
  }),
  ...jeAntrag('Bonitaet', ({ produkt }) => unbekannter(produkt, 'bonitaet')),
  ...jeAntrag('Unterlagen', ({ produkt }) => unbekannter(produkt, 'unterlagen')),
  ...jeAntrag('Vorbereiten', vorbereitung),
  ...jeAntrag('Antrag', einreichen),
} as const satisfies Record<string, RechteRow>;

/** A row for each product that can be applied for. */
function jeAntrag<Ruf extends string>(ruf: Ruf, zeile: (antrag: Musterantrag) => RechteRow) {
  return Object.fromEntries(
    Object.values(musterantraege).map((antrag) => [`${antrag.produkt}${ruf}`, zeile(antrag)]),
  ) as Record<`${AntragProdukt}${Ruf}`, RechteRow>;
}

/** An application nobody prepared: everybody is told so (409). */
function unbekannter(produkt: string, ruf: string): RechteRow {
  const { request } = gesendet(`/${produkt}/${ruf}`, { antragId: unbekannt });
  return { request, good: [409, 409, 409, 409, 409, 409, 409, 401], bad: all401 };
}

/** Anybody may apply, a customer for herself alone; a sub-agent needs the right to, a sign-in has to hold. */
function vorbereitung(antrag: Musterantrag): RechteRow {
  const { produkt, antworten } = antrag;
  const good = [200, 409, 409, 200, 200, 403, 403, 401] as const;
  const { request } = gesendet(`/${produkt}/vorbereiten`, {
    ...angaben,
    ...welcher(antrag),
    antworten,
  });
  return { request, good, bad: all401 };
}

/** Documents nobody made: whoever may apply is told so (409), and no cell makes a contract. */
function einreichen(antrag: Musterantrag): RechteRow {
  const headers = { 'idempotency-key': unbekannt };
  const body = einreichung(antrag, unbekannt);
  return {
    request: { method: 'POST', path: `/${antrag.produkt}/antrag`, headers, body },
    good: [409, 409, 409, 409, 409, 403, 403, 401],
    bad: all401,
  };
}
