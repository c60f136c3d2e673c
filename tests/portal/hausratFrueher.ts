import { antworten } from './hausratMitTarif.ts';

const { einstieg, angebot, wohnung, inhalt, vorversicherung, person, kontaktZahlung } = antworten;
const { ort, strasse, hausnummer, ...gebaeude } = wohnung;
const { versicherungssumme, deckungen, ...tarif } = angebot;
const { email, handynummer } = kontaktZahlung;

/** The same answers as a draft kept them while everything was asked before the price (schema 3). */
export const hausratFrueher = {
  risikoort: { plz: einstieg.plz, ort, strasse, hausnummer },
  wohnung: { ...gebaeude, wohnflaeche: einstieg.wohnflaeche },
  versicherungssumme: { versicherungssumme, wertsachen: inhalt.wertsachen },
  bausteine: { deckungen, elementarVorschaden: inhalt.elementarVorschaden },
  vorversicherung,
  tarif,
  person,
  kontaktZahlung: { email, handynummer },
};
