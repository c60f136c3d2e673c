import type { Kuendigungsgrund } from '#contract/entities/beendigungsgrund.ts';
import type { ProduktSchluessel } from '#contract/entities/produkt.ts';

/** Reasons to cancel a contract of that product, with what has to be uploaded (`domain/vertrag.md §8`). */
export function kuendigungsgruendeFuer(produkt: ProduktSchluessel): Kuendigungsgrund[] {
  return gruende
    .filter(({ nachweise }) => nachweise === undefined || produkt in nachweise)
    .map(({ key, label, datumsRegel, uebergang, nachweise, nachweis }) => ({
      key,
      label,
      datumsRegel: uebergang === produkt ? 'UEBERGANG' : datumsRegel,
      nachweis: nachweise?.[produkt] ?? nachweis ?? null,
      freitextPflicht: key === 'SONSTIGES',
    }));
}

interface Grund extends Pick<Kuendigungsgrund, 'key' | 'label' | 'datumsRegel'> {
  /** Only these products know the reason, some with a proof of their own. */
  nachweise?: Partial<Record<ProduktSchluessel, string | null>>;
  nachweis?: string;
  /** There the contract passes to the buyer instead of ending. */
  uebergang?: ProduktSchluessel;
}

const betriebsaufgabe = 'Gewerbeabmeldung';
const kaufvertrag = 'Kaufvertrag';

const gruende: readonly Grund[] = [
  ordentlich('WECHSEL', 'Ich wechsle zu einem anderen Versicherer'),
  ordentlich('ZU_TEUER', 'Der Beitrag ist mir zu hoch'),
  ordentlich('UNZUFRIEDEN', 'Ich bin mit dem Service unzufrieden'),
  ordentlich('NICHT_BENOETIGT', 'Ich benötige den Schutz nicht mehr'),
  {
    key: 'SCHADENFALL',
    label: 'Kündigung nach einem Schadenfall',
    datumsRegel: 'SCHADENFALL',
    nachweise: {
      HAUSRAT: null,
      SI: null,
      FAHRRAD: null,
      PRIVATHAFTPFLICHT: null,
      TIERHALTER: null,
      BHV: null,
      VH: null,
    },
  },
  {
    key: 'BEITRAGSERHOEHUNG',
    label: 'Kündigung wegen Beitragserhöhung',
    datumsRegel: 'BEITRAGSERHOEHUNG',
  },
  {
    key: 'RISIKOFORTFALL',
    label: 'Das versicherte Risiko besteht nicht mehr',
    datumsRegel: 'RISIKOFORTFALL',
    nachweise: {
      FAHRRAD: 'Kaufvertrag oder Diebstahlanzeige',
      TIERHALTER: 'Bescheinigung der Tierarztpraxis oder Übergabevertrag',
      BHV: betriebsaufgabe,
      VH: betriebsaufgabe,
      SI: betriebsaufgabe,
      HAUSRAT: 'Abmeldung der Wohnung',
      PRIVATHAFTPFLICHT: 'Abmeldung bei der Meldebehörde oder Sterbeurkunde',
    },
  },
  {
    key: 'VERKAUF',
    label: 'Ich habe das versicherte Objekt verkauft',
    datumsRegel: 'VERKAUF',
    uebergang: 'SI',
    nachweise: { SI: kaufvertrag, FAHRRAD: kaufvertrag },
  },
  {
    key: 'DOPPELVERSICHERUNG',
    label: 'Es besteht bereits eine andere Versicherung',
    datumsRegel: 'DOPPELVERSICHERUNG',
    nachweis: 'Kopie der anderen Police',
  },
  ordentlich('SONSTIGES', 'Sonstiger Grund'),
];

function ordentlich(key: Grund['key'], label: string): Grund {
  return { key, label, datumsRegel: 'ORDENTLICH' };
}
