import { lazy } from 'react';
import { ErsteFrage } from '../../flows/antrag/anfang/ErsteFrage.tsx';
import { betriebshaftpflichtAnfang } from '../../flows/antrag/betriebshaftpflicht/anfang.ts';
// Its first question has other fields than an address.
import '../../formular/Eingabefeld.tsx';

/** `/betriebshaftpflicht/antrag`, the step behind it. */
export default function BetriebshaftpflichtAntrag() {
  return <ErsteFrage anfang={betriebshaftpflichtAnfang} Fluss={Fluss} />;
}

const Fluss = lazy(async () => ({
  default: (await import('../../flows/antrag/betriebshaftpflicht/View.tsx'))
    .BetriebshaftpflichtView,
}));
