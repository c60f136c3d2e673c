import * as z from 'zod/mini';
import * as lies from '#tests/models/gelesen.ts';
import { kontaktZahlung, name, vorversicherung } from './fragen.ts';
import { vomAngebot } from './worte.ts';

/** What the choices of every firm are called (`domain/antrag.md §6.5`, `domain/daten.md §6`). */
export const betriebsworte = {
  ...vomAngebot,
  'risikofragen.R01': lies.jaNein,
  'risikofragen.R02': lies.jaNein,
  gegruendetVor2019: lies.jaNein,
  auslandsumsatzUSA: lies.jaNein,
  auslandsanteilUeber10: lies.jaNein,
  rechtsform: {
    EINZELUNTERNEHMEN: 'Einzelunternehmen',
    FREIBERUFLER: 'Freiberufler:in',
    EK: 'eingetragener Kaufmann / eingetragene Kauffrau (e. K.)',
    GBR: 'GbR',
    OHG: 'OHG',
    KG: 'KG',
    PARTG: 'Partnerschaftsgesellschaft',
    PARTG_MBB: 'Partnerschaftsgesellschaft mbB',
    GMBH: 'GmbH',
    UG: 'UG (haftungsbeschränkt)',
    AG: 'AG',
    GMBH_CO_KG: 'GmbH & Co. KG',
    EG: 'eG',
    EV: 'e. V.',
    STIFTUNG: 'Stiftung',
    KOERPERSCHAFT: 'Körperschaft des öffentlichen Rechts',
  },
};

const taetigkeit = z.object({ name: z.string() });
const fragen = z.record(z.string(), z.boolean());

/** What a firm does, by its name. */
export const taetigkeitszeile: lies.GeleseneZeile = [
  'Was ist Ihre Haupttätigkeit?',
  ({ hauptgewerbe }) => z.parse(taetigkeit, hauptgewerbe).name,
];

/** What it does besides. */
export const weitereTaetigkeiten: lies.GeleseneZeile = [
  'Weitere Tätigkeiten',
  ({ nebengewerbe }) =>
    z
      .parse(z.array(taetigkeit), nebengewerbe)
      .map(({ name: eine }) => eine)
      .join('; ') || 'keine',
];

/** Who it is, and who speaks for it. */
export const firmenschritt: readonly lies.GeleseneZeile[] = [
  lies.text('Firmenname', 'firmenname'),
  lies.wahl('Rechtsform', 'rechtsform', betriebsworte.rechtsform),
  lies.text('Handelsregisternummer', 'handelsregister'),
  lies.text('Registergericht', 'registergericht'),
  ...name,
];

type Schritte = Readonly<Record<string, readonly lies.GeleseneZeile[]>>;

/** What is read back of every firm in the order of the page; `umsatz` is how its product calls what it earns. */
export function betriebsschritte(umsatz: string, { angebot = [], ...danach }: Schritte): Schritte {
  return {
    einstieg: [
      taetigkeitszeile,
      lies.betrag(umsatz, 'jahresumsatz'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', betriebsworte.wunsch),
    ],
    angebot,
    taetigkeit: [
      weitereTaetigkeiten,
      gefragt('Entwickeln Sie Software für Medizin?', 'R01'),
      gefragt('Verarbeiten Sie mehr als 10.000 Kundendatensätze?', 'R02'),
    ],
    ...danach,
    vorversicherung: vorversicherung('Wie viele Schäden hatten Sie in den letzten 5 Jahren?'),
    firma: firmenschritt,
    kontaktZahlung,
  };
}

/** Where a firm is. */
export const sitz = lies.adresse('Wo hat Ihre Firma ihren Sitz?');

/** Since when there is it, and what it earns abroad. */
export const gruendungUndAusland: readonly lies.GeleseneZeile[] = [
  lies.wahl(
    'Wurde Ihr Unternehmen vor dem 01.01.2019 gegründet?',
    'gegruendetVor2019',
    lies.jaNein,
  ),
  lies.tag('Gründungsdatum', 'gruendungsdatum'),
  lies.wahl('Erzielen Sie Umsätze in USA oder Kanada?', 'auslandsumsatzUSA', lies.jaNein),
  lies.wahl(
    'Erzielen Sie mehr als ein Zehntel Ihres Umsatzes im Ausland?',
    'auslandsanteilUeber10',
    lies.jaNein,
  ),
];

/** A question about her trades, by its id. */
function gefragt(frage: string, id: string): lies.GeleseneZeile {
  return [
    frage,
    ({ risikofragen }) => {
      const ja = z.parse(fragen, risikofragen)[id];
      return ja === undefined ? null : lies.jaNein[`${ja}`];
    },
  ];
}
