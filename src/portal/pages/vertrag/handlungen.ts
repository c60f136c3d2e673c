import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';

type Angaben = Pick<Vertrag, 'vertragsstatus' | 'kuendbar' | 'widerrufbar' | 'kacheln'>;

/** Whether anything can be done with it here: an ended contract offers nothing, and some are only to be read. */
export function hatHandlungen(vertrag: Angaben, imAuftrag: boolean): boolean {
  return istAktiv(vertrag) && (vertrag.kacheln.length > 0 || kannEnden(vertrag, imAuftrag));
}

/** An ending contract leads there too: its cancellation may be taken back. Only the customer herself revokes. */
export function kannEnden(vertrag: Omit<Angaben, 'kacheln'>, imAuftrag: boolean): boolean {
  const { vertragsstatus, kuendbar, widerrufbar } = vertrag;
  return kuendbar !== 'NEIN' || vertragsstatus === 'AUSLAUFEND' || (widerrufbar && !imAuftrag);
}
