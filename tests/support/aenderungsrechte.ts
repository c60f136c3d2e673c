import { aenderungsaufrufe, type Paarname } from '#contract/endpoints/vertrag/aenderung.ts';
import { all401, type RechteRow } from './rechte.ts';
import { nummern } from './rows.ts';

const nr = nummern.eigener;

/** The customer, her broker and the sub-agent in charge get the answer; to all others the contract is not there. */
function wer(status: number): Pick<RechteRow, 'good' | 'bad'> {
  return { good: [401, status, 404, status, 404, status, 404, 401], bad: all401 };
}

/** A wish of each pair of calls; the payment period has rows of its own, as the contract has one. */
const wuensche: Readonly<Record<Exclude<Paarname, 'zahlweise'>, object>> = {
  selbstbeteiligung: { selbstbeteiligung: 'SB_500' },
  elementar: { elementar: false },
  buerohaftpflicht: { buerohaftpflicht: true },
  phv: { anzahl: 'KEINE', personen: [] },
  vhUmsatz: { jahresumsatz: 20_000_000 },
  bhvUmsatz: { jahresumsatz: 20_000_000 },
  siUmsatz: { umsatz: 20_000_000 },
  deckung: { coverageType: 'GLASBRUCH', wert: true },
  summe: { value: '3000000' },
  familienstand: { familienstand: 'SINGLE', anlass: 'AUSZUG' },
  personenkreis: { personenkreis: 'SINGLE', reisende: [] },
  fahrradtyp: { fahrradTyp: 'E_BIKE' },
  risikoort: {
    risikoOrt: { plz: '48143', ort: 'Münster', strasse: 'Königsstraße', hausnummer: '1' },
  },
  wohnflaeche: { wohnflaeche: 80 },
};

type Paarrechte = {
  readonly [Name in keyof typeof wuensche as `${Name}Berechnen` | `${Name}Speichern`]: RechteRow;
};

// The contract has none of this to change: whoever may see it is told so (409), and no cell changes anything.
const paarrechte = Object.fromEntries(
  Object.entries(wuensche).flatMap(([name, wunsch]) => {
    const body = { wirksamkeitsdatum: '2027-01-01', ...wunsch };
    const kopf = { versicherungsNummer: nr, berechnungId: 'stale', beitragErwartet: 1 };
    const [berechnen, speichern] = [pfadVon(`${name}Berechnen`), pfadVon(`${name}Speichern`)];
    const gespeichert = { ...kopf, ...body, imAuftragDesKunden: true };
    return [
      [`${name}Berechnen`, { request: { method: 'POST', path: berechnen, body }, ...wer(409) }],
      [
        `${name}Speichern`,
        { request: { method: 'PATCH', path: speichern, body: gespeichert }, ...wer(409) },
      ],
    ];
  }),
) as Paarrechte;

function pfadVon(name: string): string {
  const pfade = new Map(Object.entries(aenderungsaufrufe).map(([n, { path }]) => [n, path]));
  return (pfade.get(name) ?? '')
    .replace('{versicherungsNummer}', nr)
    .replace('{coverageType}', 'GLASBRUCH');
}

/** Pending since before; its day has come, so that nobody can withdraw it (409). */
export const geltendeVormerkung = {
  versicherungsNummer: nr,
  art: 'elementar',
  wert: true,
  wirksamkeitsdatum: '2026-11-20',
} as const;

/** Who may change what of a contract. */
export const aenderungsrechte = {
  aenderungLesen: {
    request: { method: 'GET', path: `/vertrag/${nr}/aenderung/zahlweise` },
    ...wer(200),
  },
  vormerkungLoeschen: {
    request: {
      method: 'DELETE',
      path: `/vertrag/${nr}/vormerkung/${geltendeVormerkung.art}`,
      body: { imAuftragDesKunden: true },
    },
    ...wer(409),
  },
  ...paarrechte,
  // The deductible cannot be priced here: the answer says so, and saving is refused (409).
  schutzBerechnen: {
    request: {
      method: 'POST',
      path: `/vertrag/${nr}/beitrag/schutz`,
      body: { aenderungen: [{ art: 'selbstbeteiligung', selbstbeteiligung: 'SB_500' }] },
    },
    ...wer(200),
  },
  schutzSpeichern: {
    request: {
      method: 'PATCH',
      path: `/vertrag/${nr}/schutz`,
      body: {
        versicherungsNummer: nr,
        wirksamkeitsdatum: '2027-01-01',
        berechnungId: 'stale',
        beitragErwartet: 1,
        imAuftragDesKunden: true,
        aenderungen: [{ art: 'selbstbeteiligung', selbstbeteiligung: 'SB_500' }],
      },
    },
    ...wer(409),
  },
  betriebsartAendern: {
    request: {
      method: 'PATCH',
      path: `/vertrag/${nr}/betriebsart`,
      body: {
        versicherungsNummer: nr,
        wirksamkeitsdatum: '2027-01-01',
        hauptgewerbe: '1001',
        nebengewerbe: [],
        risikofragen: {},
        berechnungId: 'stale',
        beitragErwartet: 1,
        imAuftragDesKunden: true,
      },
    },
    ...wer(409),
  },
  umsatzBestaetigen: {
    request: {
      method: 'POST',
      path: `/vertrag/${nr}/umsatz/bestaetigung`,
      body: { imAuftragDesKunden: true },
    },
    ...wer(409),
  },
} as const satisfies Record<string, RechteRow>;
