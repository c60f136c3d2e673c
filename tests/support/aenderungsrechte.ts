import { all401, type Row } from './rechte.ts';
import { nummern } from './rows.ts';

const nr = nummern.eigener;

/** The customer, her broker and the sub-agent in charge get the answer; to all others the contract is not there. */
function wer(status: number): Pick<Row, 'good' | 'bad'> {
  return { good: [401, status, 404, status, 404, status, 404, 401], bad: all401 };
}

// The contract has none of this to change: whoever may see it is told so (409), and no cell changes anything.
function paar(was: string, wunsch: object): [berechnen: Row, speichern: Row] {
  const body = { wirksamkeitsdatum: '2027-01-01', ...wunsch };
  const kopf = { versicherungsNummer: nr, berechnungId: 'stale', beitragErwartet: 1 };
  return [
    { request: { method: 'POST', path: `/vertrag/${nr}/beitrag/${was}`, body }, ...wer(409) },
    {
      request: {
        method: 'PATCH',
        path: `/vertrag/${nr}/${was}`,
        body: { ...kopf, ...body, imAuftragDesKunden: true },
      },
      ...wer(409),
    },
  ];
}

const selbstbeteiligung = paar('selbstbeteiligung', { selbstbeteiligung: 'SB_500' });
const elementar = paar('elementar', { elementar: false });
const buerohaftpflicht = paar('buerohaftpflicht', { buerohaftpflicht: true });
const vhUmsatz = paar('vh/umsatz', { jahresumsatz: 20_000_000 });
const bhvUmsatz = paar('bhv/umsatz', { jahresumsatz: 20_000_000 });
const deckung = paar('deckung/GLASBRUCH', { coverageType: 'GLASBRUCH', wert: true });
const summe = paar('versicherungssumme', { value: '3000000' });
const familienstand = paar('familienstand', { familienstand: 'SINGLE', anlass: 'AUSZUG' });
const risikoort = paar('risikoort', {
  risikoOrt: { plz: '48143', ort: 'Münster', strasse: 'Königsstraße', hausnummer: '1' },
});
const personenkreis = paar('personenkreis', { personenkreis: 'SINGLE', reisende: [] });
const fahrradtyp = paar('fahrradtyp', { fahrradTyp: 'E_BIKE' });
const phv = paar('phv', { anzahl: 'KEINE', personen: [] });

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
  selbstbeteiligungBerechnen: selbstbeteiligung[0],
  selbstbeteiligungSpeichern: selbstbeteiligung[1],
  elementarBerechnen: elementar[0],
  elementarSpeichern: elementar[1],
  buerohaftpflichtBerechnen: buerohaftpflicht[0],
  buerohaftpflichtSpeichern: buerohaftpflicht[1],
  phvBerechnen: phv[0],
  phvSpeichern: phv[1],
  vhUmsatzBerechnen: vhUmsatz[0],
  vhUmsatzSpeichern: vhUmsatz[1],
  bhvUmsatzBerechnen: bhvUmsatz[0],
  bhvUmsatzSpeichern: bhvUmsatz[1],
  deckungBerechnen: deckung[0],
  deckungSpeichern: deckung[1],
  summeBerechnen: summe[0],
  summeSpeichern: summe[1],
  familienstandBerechnen: {
    ...familienstand[0],
    request: {
      ...familienstand[0].request,
      path: `/vertrag/v2/${nr}/beitrag/phv/familienstand`,
    },
  },
  familienstandSpeichern: familienstand[1],
  personenkreisBerechnen: personenkreis[0],
  personenkreisSpeichern: personenkreis[1],
  fahrradtypBerechnen: fahrradtyp[0],
  fahrradtypSpeichern: fahrradtyp[1],
  risikoortBerechnen: risikoort[0],
  risikoortSpeichern: risikoort[1],
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
} as const satisfies Record<string, Row>;
