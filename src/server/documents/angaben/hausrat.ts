import { formatBetrag } from '#contract/fields/betrag.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import type { Antragsangaben } from '../daten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import {
  anschriftszeilen,
  beginnVon,
  jaNein,
  kontaktGruppe,
  kontoVon,
  namensfakten,
  selbstbeteiligungen,
  tarifgruppe,
  varianten,
  vollerName,
  vorversicherungGruppe,
  zahlungGruppe,
} from './gemeinsam.ts';

/** The answers for home contents as documents say them (`domain/antrag.md §6.4`); null while one is missing. */
export function hausratAngaben(antworten: HausratAntworten): Antragsangaben | null {
  const { risikoort, wohnung, versicherungssumme, bausteine, vorversicherung, tarif } = antworten;
  const { person, anschrift, kontakt, zahlung } = antworten;
  if (!risikoort || !wohnung || !versicherungssumme || !bausteine || !vorversicherung) return null;
  if (!tarif || !person || !anschrift || !kontakt || !zahlung) return null;
  const risiko = { risikoort, wohnung, versicherungssumme, bausteine, tarif };
  const name = vollerName(person);
  const wohnort = anschriftszeilen(anschrift.woanders ? anschrift : risikoort);
  return {
    produkt: 'hausrat',
    nehmer: { name, anschrift: wohnort, email: kontakt.email },
    antworten: [
      ...risikogruppen(risiko),
      vorversicherungGruppe(
        vorversicherung,
        'Wie viele Schäden hatten Sie in den letzten 5\u00A0Jahren?',
      ),
      tarifgruppe(tarif),
      {
        titel: 'Person',
        fakten: [...namensfakten(person), { name: 'Anschrift', wert: wohnort.join(', ') }],
      },
      kontaktGruppe(kontakt),
      zahlungGruppe(zahlung, tarif.zahlweise),
    ],
    leistungen: leistungen(risiko),
    beginn: beginnVon(tarif),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, name),
  };
}

type Risiko = Pick<
  Required<HausratAntworten>,
  'risikoort' | 'wohnung' | 'versicherungssumme' | 'bausteine' | 'tarif'
>;

function risikogruppen(antworten: Omit<Risiko, 'tarif'>): Antragsangaben['antworten'] {
  const { risikoort, wohnung, bausteine } = antworten;
  const { versicherungssumme, wertsachen } = antworten.versicherungssumme;
  return [
    {
      titel: 'Versicherte Wohnung',
      fakten: [
        { name: 'Anschrift', wert: anschriftszeilen(risikoort).join(', ') },
        { name: 'Wohnung oder Haus', wert: wohnformen[wohnung.wohnform] },
        { name: 'Wohnfläche', wert: `${wohnung.wohnflaeche}\u00A0m²` },
        { name: 'Ist die Wohnung ständig bewohnt?', wert: jaNein(wohnung.staendigBewohnt) },
        { name: 'Bauweise des Gebäudes', wert: bauarten[wohnung.bauart] },
      ],
    },
    {
      titel: 'Versicherungssumme und Bausteine',
      fakten: [
        { name: 'Versicherungssumme', wert: formatBetrag(versicherungssumme) },
        {
          name: `Besitzen Sie Wertsachen über ${formatBetrag(20_000_00)}?`,
          wert: jaNein(wertsachen),
        },
        deckung(bausteine),
        elementarAntwort(bausteine),
      ],
    },
  ];
}

function leistungen({ risikoort, versicherungssumme, bausteine, tarif }: Risiko): Fakt[] {
  return [
    { name: 'Versicherte Wohnung', wert: anschriftszeilen(risikoort).join(', ') },
    { name: 'Tarif', wert: varianten[tarif.variante] },
    { name: 'Versicherungssumme', wert: formatBetrag(versicherungssumme.versicherungssumme) },
    deckung(bausteine),
    { name: 'Selbstbeteiligung', wert: selbstbeteiligungen[tarif.sb] },
    ...(bausteine.deckungen.includes('ELEMENTAR') ? [elementarSelbstbeteiligung] : []),
  ];
}

const elementarSelbstbeteiligung = {
  name: 'Selbstbeteiligung bei Elementarschäden',
  wert: `10\u00A0% des Schadens, mindestens ${formatBetrag(500_00)}, höchstens ${formatBetrag(5_000_00)}`,
};

const wohnformen = { WOHNUNG: 'Wohnung', HAUS: 'Haus' } as const;

const bauarten = {
  MASSIV: 'Massiv, zum Beispiel Stein oder Beton',
  HOLZ_FACHWERK: 'Holz oder Fachwerk',
  WEICHE_DACHUNG: 'Weiches Dach, zum Beispiel Reet oder Stroh',
} as const;

type Bausteine = NonNullable<HausratAntworten['bausteine']>;

const deckungen = {
  GLASBRUCH: 'Glasbruch',
  ELEMENTAR: 'Elementarschäden',
  FAHRRAD: 'Fahrraddiebstahl',
  WOHNSCHUTZBRIEF: 'Haus- und Wohnungsschutzbrief',
  UNBENANNTE_GEFAHREN: 'Unbenannte Gefahren',
} as const satisfies Record<Bausteine['deckungen'][number], string>;

function deckung({ deckungen: gewaehlt, fahrradProzent }: Bausteine): Fakt {
  const namen = gewaehlt.map((deckung) =>
    deckung === 'FAHRRAD' && fahrradProzent !== undefined
      ? `${deckungen.FAHRRAD} bis ${fahrradProzent}\u00A0% der Versicherungssumme`
      : deckungen[deckung],
  );
  return { name: 'Bausteine', wert: ['Grunddeckung', ...namen].join(', ') };
}

function elementarAntwort({ deckungen: gewaehlt, elementarVorschaden }: Bausteine): Fakt {
  return gewaehlt.includes('ELEMENTAR')
    ? {
        name: 'Gab es in den letzten 10\u00A0Jahren Elementarschäden an dieser Adresse?',
        wert: jaNein(elementarVorschaden ?? false),
      }
    : { name: 'Elementarschutz', wert: 'Ich möchte bewusst auf Elementarschutz verzichten.' };
}
