import * as z from 'zod/mini';
import type { ReiseAntworten } from '#machines/antrag/reise/answers.ts';
import type { reise } from '#machines/antrag/reise/machine.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { abschlussAntworten, adresse, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { person } from '../nehmer.ts';

const { anschluss: _, ...amEnde } = abschlussAntworten;
const anna = { vorname: 'Anna', nachname: 'Bergmann', geburtsdatum: '1988-04-12' } as const;
const jonas = { vorname: 'Jonas', nachname: 'Weber', geburtsdatum: '1990-07-01' } as const;

/** One valid answer per step: a year of trips for two. */
export const antworten = {
  einstieg: { art: 'JAHRESVERTRAG', personenkreis: 'PAAR', wunsch: 'AUSGEWOGEN' },
  angebot: {
    bausteine: ['RUECKTRITT'],
    sb20: false,
    jahresreisepreis: 4_000_00,
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  reisende: { reisende: [anna, jonas] },
  buchung: { laengereReisen: false, keinGrundGebucht: true },
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
  person: { ...personAntworten.person, woanders: true, ...adresse },
  ...amEnde,
} satisfies Required<ReiseAntworten>;

/** One trip, far enough ahead that no day of its booking counts. */
export const eineReise = {
  einstieg: {
    art: 'EINZELREISE',
    personenkreis: 'PAAR',
    ziel: 'EUROPA',
    reisepreis: 2_400_00,
    beginn: '2027-02-06',
    ende: '2027-02-20',
    wunsch: 'AUSGEWOGEN',
  },
  buchung: { buchungsdatum: '2026-11-02', land: 'ES', keinGrund: true },
} as const satisfies ReiseAntworten;

const istEinzeln = ({ antworten: { einstieg } }: AntragKontext<ReiseAntworten>) =>
  einstieg?.art === 'EINZELREISE';

/** What is asked and answered here alone. */
export const fall: AntragFall<ReiseAntworten> = {
  antworten,
  anfrage,
  preisbestimmend,
  angenommen: () => ({ reisende: { reisende: [] }, buchung: {} }),
  haelt,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  korrektur: { ...antworten.angebot, annahmen: { aelteste: 'AB_65' } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { aelteste: 'UNTER_65' } },
  vorschlagSeltener: true,
  einmalig: ({ einstieg }) => einstieg?.art === 'EINZELREISE',
  flags: ({ antworten: { angebot, einstieg, reisende, buchung }, gesehenerBeitrag }) => [
    JSON.stringify(angebot),
    einstieg?.art,
    reisende?.reisende.length,
    JSON.stringify(buchung),
    gesehenerBeitrag !== null,
  ],
  teile: ['RUECKTRITT'],
  nehmer: person,
  weitereWahl: [
    { sb20: true },
    { jahresreisepreis: 10_000_00 },
    { bausteine: ['RUECKTRITT', 'GEPAECK'] },
    { annahmen: { aelteste: 'AB_75' } },
    { annahmen: { aelteste: 'AB_85' } },
  ],
  andereWahl: { ...antworten.angebot, sb20: true },
  andere: {
    einstieg: [{ ...antworten.einstieg, wunsch: 'RUNDUM' }],
    reisende: [
      {
        reisende: [
          { vorname: 'Ida', nachname: 'Berg', geburtsdatum: '1950-03-05' },
          { vorname: 'Paul', nachname: 'Berg', geburtsdatum: '1948-12-31' },
        ],
      },
    ],
    person: [
      {
        anrede: 'HERR',
        vorname: 'Paul',
        nachname: 'Berg',
        geburtsdatum: '1961-12-31',
        plz: '20095',
        ort: 'Hamburg',
        strasse: 'Domstraße',
        hausnummer: '3',
      },
    ],
  },
  aenderung: {
    schritt: 'reisende',
    antwort: { reisende: [{ ...anna, geburtsdatum: '1955-04-12' }, jonas] },
  },
  entwurf: { einstieg: antworten.einstieg },
  sonst: {
    'für eine Reise': { schritt: 'einstieg', antwort: eineReise.einstieg },
    'mit dem Vorschlag für eine Reise': {
      schritt: 'angebot',
      antwort: { ...antworten.angebot, zahlweise: 'MONATLICH' },
      nur: istEinzeln,
    },
    'mit der Buchung der Reise': {
      schritt: 'buchung',
      antwort: eineReise.buchung,
      nur: istEinzeln,
    },
  },
  anfragen: {
    'ANFRAGEN mit teurer Reise': {
      schritt: 'einstieg',
      antwort: { ...eineReise.einstieg, reisepreis: 25_000_00 },
    },
  },
  abseits: istEinzeln,
};

export const cases = casesFor<typeof reise>(antragCases(fall));

/** What the price takes of those who travel (`domain/antrag.md §6.7`). */
function anfrage(alle: ReiseAntworten): object | null {
  const { einstieg, angebot, reisende, buchung } = alle;
  if (!einstieg || !angebot || !reisende || !buchung) return null;
  const { personenkreis } = einstieg;
  const { bausteine, sb20, jahresreisepreis, zahlweise } = angebot;
  const gemeinsam = {
    personenkreis,
    reisende: geburtstage(alle, personenkreis),
    bausteine,
    ...(bausteine.includes('RUECKTRITT') && { sb20 }),
    zahlweise,
  };
  if (einstieg.art === 'JAHRESVERTRAG') {
    return { ...gemeinsam, art: 'JAHRESVERTRAG', reisepreis: jahresreisepreis };
  }
  const { ziel, reisepreis, beginn, ende } = einstieg;
  return {
    ...gemeinsam,
    art: 'EINZELREISE',
    zahlweise: 'EINMALIG',
    reisepreis,
    ziel,
    beginn,
    ende,
  };
}

/** Whoever she named; assumed to be so old while these are not the group she said. */
function geburtstage(
  { einstieg, angebot, reisende }: ReiseAntworten,
  kreis: keyof typeof gruppen,
): readonly { geburtsdatum: string }[] {
  const genannt = reisende?.reisende.map(({ geburtsdatum }) => geburtsdatum) ?? [];
  const jahr = { UNTER_65: 1986, AB_65: 1961, AB_75: 1951, AB_85: 1941 }[
    angebot?.annahmen?.aelteste ?? 'UNTER_65'
  ];
  const { grosse, kleine } = gruppen[kreis];
  const angenommen = [
    ...Array.from({ length: grosse }, () => `${jahr}-01-01`),
    ...Array.from({ length: kleine }, () => '2016-01-01'),
  ];
  const alle = einstieg && sindGruppe(kreis, genannt) ? genannt : angenommen;
  return alle.map((geburtsdatum) => ({ geburtsdatum }));
}

/** How many there are at least, grown-up and not, and how many at most (`domain/antrag.md §6.7`, `domain/offen.md` P1). */
const gruppen = {
  SINGLE: { grosse: 1, kleine: 0, hoechstens: 1, volljaehrig: 0 },
  SINGLE_PLUS_KIND: { grosse: 1, kleine: 1, hoechstens: 5, volljaehrig: 1 },
  PAAR: { grosse: 2, kleine: 0, hoechstens: 2, volljaehrig: 2 },
  FAMILIE: { grosse: 2, kleine: 1, hoechstens: 7, volljaehrig: 2 },
} as const;

function sindGruppe(kreis: keyof typeof gruppen, geboren: readonly string[]): boolean {
  const { grosse, kleine, hoechstens, volljaehrig } = gruppen[kreis];
  const ueber25 = geboren.filter((tag) => tag <= '2001-11-20').length;
  const ueber18 = geboren.filter((tag) => tag <= '2008-11-20').length;
  return (
    geboren.length >= grosse + kleine &&
    geboren.length <= hoechstens &&
    ueber25 <= grosse &&
    ueber18 >= volljaehrig
  );
}

const gefragt = z.looseObject({ reisende: z.array(z.object({ geburtsdatum: z.string() })) });

/** No day of birth changes a price by itself: how old the oldest is does. */
function preisbestimmend(inAnfrage: object): object {
  const { reisende, ...andere } = z.parse(gefragt, inAnfrage);
  const [aelteste = ''] = reisende.map(({ geburtsdatum }) => geburtsdatum).toSorted();
  const grenzen = ['1941-11-20', '1951-11-20', '1961-11-20'];
  return { ...andere, gruppe: grenzen.filter((grenze) => aelteste <= grenze).length };
}

/** Those travel whom she said first, and she agreed to the sentence of what she insures. */
function haelt(schritt: string, stand: AntragKontext<ReiseAntworten>): boolean {
  const { einstieg, angebot, reisende, buchung } = stand.antworten;
  const einzeln = istEinzeln(stand);
  if (schritt === 'reisende') {
    const geboren = reisende?.reisende.map(({ geburtsdatum }) => geburtsdatum) ?? [];
    return einstieg !== undefined && sindGruppe(einstieg.personenkreis, geboren);
  }
  if (schritt !== 'buchung') return true;
  const gesagt = einzeln ? buchung?.buchungsdatum !== undefined : buchung?.laengereReisen === false;
  const satz = einzeln ? buchung?.keinGrund : buchung?.keinGrundGebucht;
  const mitSatz = angebot?.bausteine.includes('RUECKTRITT') !== true || satz === true;
  return gesagt && mitSatz;
}
