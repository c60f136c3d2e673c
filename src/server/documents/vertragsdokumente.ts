import { istNurName, type Produkt } from '#contract/entities/produkt.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { beitragBei } from '../rules/zahlweise.ts';
import type { Vertragszeile } from '../repositories/vertraege.ts';
import { vertragsleistungen } from './angaben/vertrag.ts';
import type { Absender, Versicherungsnehmer } from './daten.ts';
import { avb, bedingungsname, bedingungsstand } from './inhalt/avb.ts';
import type { Dokumentinhalt, Dokumenttyp } from './inhalt/inhalt.ts';
import { pib } from './inhalt/pib.ts';
import { versicherungsschein } from './inhalt/versicherungsschein.ts';

interface Quelle {
  zeile: Vertragszeile;
  ansicht: Vertrag;
  nehmer: Versicherungsnehmer;
  absender: Absender;
  /** Today in Berlin, yyyy-MM-dd. */
  heute: string;
}

/** What can be made from the data of a contract that was concluded before documents were kept; nothing of a motor contract. */
export function herstellbar(
  produkt: Produkt,
  namen: Absender['namen'],
): { typ: Dokumenttyp; name: string }[] {
  if (istNurName(produkt)) return [];
  return [
    { typ: 'VERSICHERUNGSSCHEIN', name: 'Versicherungsschein' },
    { typ: 'AVB', name: namen.avb },
    { typ: 'PIB', name: namen.pib },
  ];
}

/** Such a document; null for a kind that needs what the contract does not say. */
export function vertragsdokument(typ: Dokumenttyp, quelle: Quelle): Dokumentinhalt | null {
  const { zeile, absender } = quelle;
  const { produkt } = zeile;
  if (istNurName(produkt)) return null;
  if (typ === 'VERSICHERUNGSSCHEIN') return schein(quelle);
  // What counted when she applied, as the papers of younger contracts are kept as they were handed out.
  const grund = { produkt, absender, stand: zeile.antragsdatum };
  if (typ === 'AVB') return avb(grund);
  return typ === 'PIB' ? pib(grund) : null;
}

function schein({ zeile, ansicht, nehmer, absender, heute }: Quelle): Dokumentinhalt {
  const { produkt, zahlweise, beitragsKomponenten: komponenten } = zeile;
  return versicherungsschein({
    absender,
    nehmer,
    produkt,
    versicherungsNummer: zeile.versicherungsNummer,
    leistungen: vertragsleistungen(ansicht, zeile.tarifAngaben),
    preis: komponenten.length === 0 ? null : { zahlweise, ...beitragBei(komponenten, zahlweise) },
    beginn: zeile.beginnverlegung ?? zeile.vertragsBeginn,
    ablauf: zeile.beendigungsdatum ?? zeile.ablaufdatum,
    hauptfaelligkeit: ansicht.hauptfaelligkeit,
    ausgestelltAm: zeile.antragsdatum,
    zweitschriftVom: heute,
    bestandteile: [],
    bedingungen: bedingungsname(
      absender,
      bedingungsstand({ produkt, absender, stand: zeile.antragsdatum }).version,
    ),
    vermittler: zeile.vermittler?.name ?? null,
  });
}
