import { createContext } from 'react';
import type { Antragslage } from '#machines/antrag/frage.ts';
import type { Konfigurator } from '#machines/antrag/fragen/konfigurator.ts';
import type { Feldeingabe } from '../../../../formular/antwort.ts';

/** What the fields of an offer look at beside their own value. */
export interface Angebotsstand {
  readonly konfigurator: Konfigurator;
  readonly stand: Antragslage;
  /** Its prices are being calculated: the old ones stay, grey. */
  readonly rechnet: boolean;
  setze(name: string, wert: Feldeingabe): void;
}

export const Angebotslage = createContext<Angebotsstand | null>(null);
