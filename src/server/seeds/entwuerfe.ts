import { tagePlus, zeitAm, zeitPlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { entwurf } from '../database/antragsschema.ts';
import { tarifVersion } from '../rules/tarif/tarifantwort.ts';
import { kundennameAus } from '../rules/entwurf.ts';
import { subVon } from './accounts.ts';

type Zeile = typeof entwurf.$inferInsert;

interface Vorgabe {
  id: string;
  produkt: Zeile['produkt'];
  /** By name; null is nobody who signed in. */
  besitzer: string | null;
  agentur: string | null;
  antworten: Readonly<Record<string, object>>;
  schritt: string;
  /** „Schritt n von 6“. */
  nummer: number;
  /** Cents per year, as the tariff says for these answers. */
  beitrag: number;
  plz: string | null;
  variante?: string;
  /** Days since it was saved. */
  vor: number;
  weiteres?: Partial<Zeile>;
}

const westfalen = '4711000001';
const stadtbank = '4711000002';
const vorversicherung = { vorversicherungVorhanden: false, vorschaeden: 0 };
const koeln = { plz: '50667', ort: 'Köln', strasse: 'Hohe Straße', hausnummer: '21' };
const oskar = {
  anrede: 'HERR',
  vorname: 'Oskar',
  nachname: 'Neumann',
  geburtsdatum: '1981-03-09',
  woanders: false,
};

/** Drafts of the demo data in each of their states (`domain/daten.md §9.4`); all open in their application. */
export function entwuerfe(heute: string): Zeile[] {
  return vorgabenVon(heute).map((vorgabe) => zeileVon(vorgabe, heute));
}

function zeileVon(vorgabe: Vorgabe, heute: string): Zeile {
  const { id, besitzer, antworten, nummer, vor, variante = null, weiteres, ...felder } = vorgabe;
  const geaendertAm = zeitAm(tagePlus(heute, -vor), '09:00');
  return {
    ...felder,
    id,
    schluessel: id,
    anfrageHash: '',
    marke: 'andsafe',
    variante,
    vermittlerNummer: vorgabe.agentur,
    antworten: JSON.stringify(antworten),
    schema: 5,
    schrittNummer: nummer,
    schrittVon: 6,
    tarifVersion,
    zahlweise: 'JAEHRLICH',
    ...(besitzer !== null && {
      portal: 'vermittler',
      sub: subVon(besitzer),
      kundenname: kundennameAus(antworten),
    }),
    geaendertAm,
    laeuftAb: zeitPlus(geaendertAm, { days: fristen.entwurfTage }),
    ...weiteres,
  };
}

function vorgabenVon(heute: string): Vorgabe[] {
  const beginn = {
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: tagePlus(heute, 1),
    beginnverlegung: tagePlus(heute, 30),
  };
  return [hausratInDerMitte(beginn), betrieb(beginn), ...gesendeteUndBeendete(heute, beginn)];
}

/** A later release raises the tariff: what was calculated before it is calculated anew. */
const frueherer = 'RT-2025';

function hausratInDerMitte(beginn: object): Vorgabe {
  return {
    id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01',
    produkt: 'HAUSRAT',
    besitzer: 'Sina Ott',
    agentur: westfalen,
    antworten: {
      einstieg: { plz: '48143', wohnflaeche: 65, wunsch: 'AUSGEWOGEN' },
      angebot: {
        variante: 'KOMFORT',
        versicherungssumme: 42_250_00,
        deckungen: [],
        elementarVerzicht: 'BEWUSST',
        sb: 'SB_KEINE',
        ...beginn,
      },
    },
    schritt: 'wohnung',
    nummer: 3,
    beitrag: 68_70,
    plz: '48143',
    variante: 'KOMFORT',
    vor: 6,
  };
}

function betrieb(beginn: object): Vorgabe {
  return {
    id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a02',
    produkt: 'BHV',
    besitzer: 'Ralf Kemper',
    agentur: westfalen,
    antworten: {
      einstieg: {
        hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
        jahresumsatz: 120_000_00,
        wunsch: 'AUSGEWOGEN',
      },
      angebot: { versicherungssumme: 500_000_000, sb: 'SB_250', bausteine: [], ...beginn },
      taetigkeit: { nebengewerbe: [], risikofragen: {} },
      betrieb: {
        ...koeln,
        gegruendetVor2019: true,
        auslandsumsatzUSA: false,
        auslandsanteilUeber10: false,
        anzahlMitarbeiter: 2,
      },
      vorversicherung,
      firma: {
        firmenname: 'Lindner Software GmbH',
        rechtsform: 'GMBH',
        handelsregister: 'HRB 12345',
        registergericht: 'Köln',
        anrede: 'FRAU',
        vorname: 'Karla',
        nachname: 'Lindner',
        geburtsdatum: '1979-08-30',
      },
    },
    schritt: 'kontaktZahlung',
    nummer: 5,
    beitrag: 107_10,
    plz: koeln.plz,
    vor: 2,
  };
}

function gesendeteUndBeendete(heute: string, beginn: object): Vorgabe[] {
  const rad = {
    produkt: 'FAHRRAD',
    besitzer: 'Ralf Kemper',
    agentur: westfalen,
    antworten: {
      einstieg: { fahrradTyp: 'E_BIKE', kaufpreis: 2_400_00, plz: koeln.plz, wunsch: 'AUSGEWOGEN' },
      angebot: { reparaturschutz: 'OHNE_VERSCHLEISS', schutzbrief: true, ...beginn },
      rad: {
        hersteller: 'Riese & Müller',
        modell: 'Charger',
        kaufdatum: tagePlus(heute, -120),
        gebraucht: false,
        rahmennummerSpaeter: true,
      },
      nutzung: { nutzung: 'PRIVAT', schloss: true, ...koeln },
      vorversicherung,
      person: oskar,
    },
    schritt: 'kontaktZahlung',
    nummer: 5,
    beitrag: 201_27,
    plz: koeln.plz,
  } as const;
  const nichts = { antworten: {}, plz: null, nummer: 3, schritt: 'betrieb' } as const;
  return [
    {
      ...rad,
      id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a03',
      vor: 4,
      weiteres: {
        email: 'oskar.neumann@example.org',
        linkAm: zeitAm(tagePlus(heute, -3), '09:00'),
        geoeffnetAm: zeitAm(tagePlus(heute, -1), '18:00'),
      },
    },
    {
      ...rad,
      id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a04',
      vor: 60,
      beitrag: 71_15,
      antworten: { ...rad.antworten, person: { ...oskar, vorname: 'Paula' } },
      weiteres: { tarifVersion: frueherer },
    },
    {
      ...nichts,
      id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a05',
      produkt: 'VH',
      besitzer: 'Ralf Kemper',
      agentur: westfalen,
      beitrag: 835_38,
      // Nothing of its customer is kept any more.
      vor: fristen.entwurfTage + 3,
      weiteres: { status: 'ABGELAUFEN' },
    },
    {
      id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a06',
      produkt: 'PRIVATHAFTPFLICHT',
      besitzer: 'Ralf Kemper',
      agentur: westfalen,
      antworten: {
        einstieg: { familienstand: 'SINGLE', geburtsdatum: '1999-05-17', wunsch: 'AUSGEWOGEN' },
        person: { vorname: 'Marie', nachname: 'Schulte' },
      },
      schritt: 'abschluss',
      nummer: 6,
      beitrag: 48_55,
      plz: '10115',
      variante: 'KOMFORT',
      vor: 4,
      weiteres: { status: 'ABGESCHLOSSEN', versicherungsNummer: 'PH260000301' },
    },
    reisejahr(beginn),
    {
      ...hausratInDerMitte(beginn),
      id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a08',
      besitzer: null,
      agentur: null,
      vor: 1,
    },
  ];
}

function reisejahr(beginn: object): Vorgabe {
  return {
    id: '5e1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a07',
    produkt: 'REISE',
    besitzer: 'Birgit Thaler',
    agentur: stadtbank,
    antworten: {
      einstieg: { art: 'JAHRESVERTRAG', personenkreis: 'SINGLE', wunsch: 'AUSGEWOGEN' },
      angebot: { bausteine: ['RUECKTRITT'], sb20: false, jahresreisepreis: 4_000_00, ...beginn },
    },
    schritt: 'reisende',
    nummer: 3,
    beitrag: 85_68,
    plz: null,
    vor: 3,
  };
}
