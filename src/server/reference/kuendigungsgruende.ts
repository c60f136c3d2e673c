import type { Kuendigungsgrund } from '#contract/entities/beendigungsgrund.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';

/** Reasons to cancel a contract of that product, with what has to be uploaded (`domain/vertrag.md §8`). */
export function kuendigungsgruendeFuer(produkt: ProduktSchluessel): Kuendigungsgrund[] {
  const { sonderkuendigung }: Produktbeschreibung = produkte[produkt];
  const { nachSchaden, risikofortfall, verkauf } = sonderkuendigung;
  return [
    ordentlich('WECHSEL', 'Ich wechsle zu einem anderen Versicherer'),
    ordentlich('ZU_TEUER', 'Der Beitrag ist mir zu hoch'),
    ordentlich('UNZUFRIEDEN', 'Ich bin mit dem Service unzufrieden'),
    ordentlich('NICHT_BENOETIGT', 'Ich benötige den Schutz nicht mehr'),
    ...(nachSchaden === null ? [] : [schadenfall]),
    beitragserhoehung,
    ...(risikofortfall === null ? [] : [{ ...fortfall, nachweis: risikofortfall }]),
    ...(verkauf === null ? [] : [verkauft(verkauf)]),
    doppelversicherung,
    { ...ordentlich('SONSTIGES', 'Sonstiger Grund'), freitextPflicht: true },
  ];
}

const ohneNachweis = { nachweis: null, freitextPflicht: false } as const;

const schadenfall: Kuendigungsgrund = {
  ...ohneNachweis,
  key: 'SCHADENFALL',
  label: 'Kündigung nach einem Schadenfall',
  datumsRegel: 'SCHADENFALL',
};

const beitragserhoehung: Kuendigungsgrund = {
  ...ohneNachweis,
  key: 'BEITRAGSERHOEHUNG',
  label: 'Kündigung wegen Beitragserhöhung',
  datumsRegel: 'BEITRAGSERHOEHUNG',
};

const fortfall: Kuendigungsgrund = {
  ...ohneNachweis,
  key: 'RISIKOFORTFALL',
  label: 'Das versicherte Risiko besteht nicht mehr',
  datumsRegel: 'RISIKOFORTFALL',
};

const doppelversicherung: Kuendigungsgrund = {
  ...ohneNachweis,
  key: 'DOPPELVERSICHERUNG',
  label: 'Es besteht bereits eine andere Versicherung',
  datumsRegel: 'DOPPELVERSICHERUNG',
  nachweis: 'Kopie der anderen Police',
};

function verkauft(folge: 'ENDET' | 'GEHT_UEBER'): Kuendigungsgrund {
  return {
    ...ohneNachweis,
    key: 'VERKAUF',
    label: 'Ich habe das versicherte Objekt verkauft',
    datumsRegel: folge === 'GEHT_UEBER' ? 'UEBERGANG' : 'VERKAUF',
    nachweis: 'Kaufvertrag',
  };
}

function ordentlich(key: Kuendigungsgrund['key'], label: string): Kuendigungsgrund {
  return { ...ohneNachweis, key, label, datumsRegel: 'ORDENTLICH' };
}
