import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Produkt } from '#contract/entities/produkt.ts';

/** An application in tests: its answers step by step, and what its contract costs. */
export interface Musterantrag {
  /** Name of its calls. */
  produkt: AntragProdukt;
  /** Which is meant, where several are made with the same calls. */
  gemeint?: Produkt;
  antworten: Readonly<Record<string, unknown>>;
  /** Cents per instalment. */
  beitrag: number;
}

/** What most of them have in common. */
export const kontaktZahlung = {
  email: 'anna.bergmann@example.org',
  handynummer: '+491701234567',
  zahlart: 'LASTSCHRIFT',
  iban: 'DE02120300000000202051',
  kontoinhaberAbweichend: false,
};

export const vorversicherung = { vorversicherungVorhanden: false, vorschaeden: 0 };
