import { erlaubnis, vermittlerart } from '#contract/begriffe/anbindung.ts';
import { rechtsformName } from '#contract/entities/rechtsform.ts';
import {
  type Anbindungsdienste,
  anbindungEntscheiden,
} from '../commands/vermittler/anbindungEntscheiden.ts';
import { nichtGefunden } from '../http/answers.ts';
import type { EndpointAnswer, EndpointCall } from '../http/registerEndpoint.ts';
import { anbindungen, type Anbindungszeile } from '../repositories/anbindungen.ts';
import { ibanMaskiert } from '../repositories/vertragsansicht.ts';
import {
  type Anbindungsblatt,
  type Anbindungskopf,
  type internaufrufe,
  proSeite,
} from './aufrufe.ts';

type Aufrufe = typeof internaufrufe;

/** Applications of agencies as the desk decides them. */
export function anbindungsdienst(dienste: Anbindungsdienste) {
  const alle = anbindungen(dienste.database);
  return {
    async anbindungenLesen({
      query: { seite = '1' },
    }: EndpointCall<Aufrufe['anbindungenLesen']>): Promise<
      EndpointAnswer<Aufrufe['anbindungenLesen']>
    > {
      const { zeilen, gesamt } = await alle.offene({ seite: Number(seite), proSeite });
      return { anbindungen: zeilen.map(kopfAus), gesamt };
    },

    async anbindungLesen({
      params,
    }: EndpointCall<Aufrufe['anbindungLesen']>): Promise<Anbindungsblatt> {
      const zeile = await alle.zuEntscheiden(params.anbindungsNummer);
      if (!zeile) throw nichtGefunden();
      return { ...kopfAus(zeile), angaben: angabenAus(zeile) };
    },

    async anbindungEntscheiden({
      params,
      body,
    }: EndpointCall<Aufrufe['anbindungEntscheiden']>): Promise<
      EndpointAnswer<Aufrufe['anbindungEntscheiden']>
    > {
      return {
        vermittlerNummer: await anbindungEntscheiden(dienste, params.anbindungsNummer, body),
      };
    },
  };
}

function kopfAus({
  anbindungsNummer,
  angaben,
  eingegangenAm,
  status,
}: Anbindungszeile): Anbindungskopf {
  const { firma, vermittlerart: art } = angaben;
  return {
    anbindungsNummer,
    firmenname: firma.firmenname,
    ort: firma.ort,
    art: art.art,
    eingegangenAm: eingegangenAm.toISOString(),
    unfertig: status === 'ANGENOMMEN',
  };
}

function angabenAus({ ihkNummer, angaben }: Anbindungszeile): Anbindungsblatt['angaben'] {
  const { firma, registrierung, ansprechpartner: person, bank } = angaben;
  return [
    { label: 'Tätigkeit', wert: vermittlerart[angaben.vermittlerart.art] },
    { label: 'Firma', wert: firma.firmenname },
    { label: 'Rechtsform', wert: rechtsformName[firma.rechtsform] },
    {
      label: 'Anschrift',
      wert: `${firma.strasse} ${firma.hausnummer}, ${firma.plz} ${firma.ort}`,
    },
    ...(firma.website === undefined ? [] : [{ label: 'Website', wert: firma.website }]),
    { label: 'Registernummer', wert: ihkNummer },
    { label: 'Erlaubnis', wert: erlaubnis[registrierung.erlaubnis] },
    { label: 'Ansprechpartner', wert: `${person.vorname} ${person.nachname}` },
    { label: 'E-Mail', wert: person.email },
    { label: 'Handynummer', wert: person.handynummer },
    { label: 'IBAN', wert: ibanMaskiert(bank.iban) },
    { label: 'Steuernummer', wert: bank.steuernummer },
    ...(bank.ustId === undefined ? [] : [{ label: 'Umsatzsteuer-ID', wert: bank.ustId }]),
  ];
}
