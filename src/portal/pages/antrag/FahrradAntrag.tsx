import { lazy } from 'react';
import { ErsteFrage } from '../../flows/antrag/anfang/ErsteFrage.tsx';
import { fahrradAnfang } from '../../flows/antrag/fahrrad/anfang.ts';
// Its first question has other fields than an address.
import '../../formular/Eingabefeld.tsx';

/** `/fahrrad/antrag`, the step behind it. */
export default function FahrradAntrag() {
  return <ErsteFrage anfang={fahrradAnfang} Fluss={Fluss} />;
}

const Fluss = lazy(async () => ({
  default: (await import('../../flows/antrag/fahrrad/View.tsx')).FahrradView,
}));
