import type { Database } from '#server/database/open.ts';
import { schaden } from '#server/database/vorgangsschema.ts';
import { erkennung, erklaerung } from './einwilligung.ts';
import { geschaedigtenmeldung } from './geschaedigt.ts';
import { all401, all404, all409, alle, type RechteRow } from './rechte.ts';
import { nummern } from './rows.ts';

/** A claim on the customer's contract, looked after by `betreuerin`. */
export const schadenNummer = 'S26-0000901';
/** Another, which is decided. */
const zweiteNummer = 'S26-0000902';

const seine = [401, 200, 404, 200, 404, 200, 404, 401] as const;

const alle404 = [404, 404, 404, 404, 404, 404, 404, 404] as const;
const alle409 = [409, 409, 409, 409, 409, 409, 409, 409] as const;

/** Who sees and who reports claims of the customer, in the order of the table; a broker hands nothing in. */
export const schadenrechte = {
  schaedenLesen: {
    // Each of these agents has a contract of hers.
    request: { method: 'GET', path: '/schaden?partnernummer=P000001' },
    good: [401, 200, 404, 200, 200, 200, 200, 401],
    bad: all401,
  },
  schadenLesen: {
    request: { method: 'GET', path: `/schaden/${schadenNummer}` },
    good: seine,
    bad: all401,
  },
  unterlagenLesen: {
    request: { method: 'GET', path: `/schaden/BHV/required-documents/${schadenNummer}` },
    good: seine,
    bad: all401,
  },
  // Tomorrow nothing has happened yet: whoever may report is told so (422), and no cell changes anything.
  schadenMelden: {
    request: {
      method: 'POST',
      path: `/schaden/v2/${nummern.andererAgentur}`,
      body: {
        schadenart: 'LEITUNGSWASSER',
        ereignis: {
          schadendatum: '2026-11-21',
          schadenort: 'RISIKOORT',
          antwort: 'GESTOPPT',
          hergang: 'Ein Rohr ist geplatzt.',
          sachen: 'Teppich',
        },
        kontakt: { telefon: '+4915200000000', email: 'lena@example.org' },
        fotos: [],
        wahr: true,
      },
    },
    good: [401, 422, 404, 404, 422, 404, 404, 401],
    bad: all401,
  },
  // Nobody need be signed in. That is no mailbox (422); no code fits and no proof is one (409), whoever asks.
  geschaedigtenCodeSenden: {
    request: {
      method: 'POST',
      path: '/schaden/geschaedigte/code',
      body: { email: 'ida', marke: 'andsafe' },
    },
    good: [422, 422, 422, 422, 422, 422, 422, 422],
    bad: alle(422),
  },
  geschaedigtenCodePruefen: {
    request: {
      method: 'POST',
      path: '/schaden/geschaedigte/code/pruefung',
      body: { email: 'uwe@example.org', code: '123456' },
    },
    good: alle409,
    bad: all409,
  },
  geschaedigtMelden: {
    request: { method: 'POST', path: '/schaden/geschaedigte', body: geschaedigtenmeldung },
    good: alle409,
    bad: all409,
  },
  // Nobody signed in has a token of such a consent: there is none (404), whoever asks.
  einwilligungLesen: {
    request: { method: 'GET', path: '/einwilligungserklaerung' },
    good: alle404,
    bad: all404,
  },
  einwilligungErklaeren: {
    request: { method: 'POST', path: '/einwilligungserklaerung', body: erklaerung },
    good: alle404,
    bad: all404,
  },
  einwilligungWiderrufen: {
    request: { method: 'DELETE', path: '/einwilligungserklaerung' },
    good: alle404,
    bad: all404,
  },
  // That is no claim (422); no code was sent that fits (409).
  einwilligungsCodeSenden: {
    request: {
      method: 'POST',
      path: '/einwilligungserklaerung/code',
      body: { ...erkennung, schadenNummer: '6' },
    },
    good: [422, 422, 422, 422, 422, 422, 422, 422],
    bad: alle(422),
  },
  einwilligungsCodePruefen: {
    request: {
      method: 'POST',
      path: '/einwilligungserklaerung/code/pruefung',
      body: { ...erkennung, code: '123456' },
    },
    good: alle409,
    bad: all409,
  },
  // The claim asks for no such thing (409).
  angabenErgaenzen: {
    request: {
      method: 'PATCH',
      path: `/schaden/${schadenNummer}/angaben`,
      body: { versicherung: { weitere: false } },
    },
    good: [401, 409, 404, 401, 401, 401, 401, 401],
    bad: all401,
  },
  // One that is decided (409).
  schadenZurueckziehen: {
    request: { method: 'POST', path: `/schaden/${zweiteNummer}/ruecknahme` },
    good: [401, 409, 404, 401, 401, 401, 401, 401],
    bad: all401,
  },
  // The claim needs no such thing (409).
  unterlagenEinreichen: {
    request: {
      method: 'POST',
      path: `/schaden/${schadenNummer}/unterlagen`,
      body: { typ: 'FOTOS', dateien: ['0f0d3c8e-7a41-4c59-9a57-3f1f7f6f2b11'] },
    },
    good: [401, 409, 404, 401, 401, 401, 401, 401],
    bad: all401,
  },
} as const satisfies Record<string, RechteRow>;

const gemeldetAm = new Date('2026-11-10T09:00:00Z');
const einer = {
  versicherungsNummer: nummern.eigener,
  schadenart: 'SACHSCHADEN',
  schadendatum: '2026-11-09',
  gemeldetAm,
  letzteAktivitaet: gemeldetAm,
} as const;

/** The claim most of those requests are about. */
export async function insertSchaden(database: Database): Promise<void> {
  await database.insert(schaden).values({ ...einer, schadenNummer, status: 'IN_PRUEFUNG' });
}

/** One that is decided, for whoever asks to withdraw it. */
export async function insertEntschiedenen(database: Database): Promise<void> {
  const ende = { status: 'REGULIERT', abgeschlossenAm: '2026-11-12' } as const;
  await database.insert(schaden).values({ ...einer, ...ende, schadenNummer: zweiteNummer });
}
