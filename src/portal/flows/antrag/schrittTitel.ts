import type { AnyStateMachine } from 'xstate';
import { statesOf } from '#machines/transitions.ts';
import { texte } from '../../texte.ts';

/** What the chart calls a step: "Wohnung"; a key where texts are shown as keys. */
export function schrittTitel(chart: AnyStateMachine, schritt: string): string {
  for (const { meta } of statesOf(chart)) {
    const gesagt: unknown = meta;
    if (istTitel(gesagt) && gesagt.step === schritt) {
      return texte('antrag.schritt', { [schritt]: gesagt.title })(schritt);
    }
  }
  return '';
}

function istTitel(meta: unknown): meta is { step: string; title: string } {
  return typeof meta === 'object' && meta !== null && 'step' in meta && 'title' in meta;
}
