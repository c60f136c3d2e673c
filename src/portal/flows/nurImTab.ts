import type { AnyMachineSnapshot } from 'xstate';
import { behalten as behaltenNach, type Entwurfsregel } from '#machines/entwurf.ts';
import type { Gemerktes } from '../formular/notizen.ts';
import type { draftAt } from './draft.ts';
import { behalten } from './vertrag/beendigung/aufgehoben.ts';
import { gemerktes } from './vertrag/beendigung/merken.ts';

/** What is typed stays as long as the page stands; what the rule does not keep, no storage gets. */
export function notizenNach<Schritt extends string>(
  regel: Entwurfsregel,
  draft: ReturnType<typeof draftAt>,
): (schritt: Schritt) => Gemerktes {
  const getippt = new Map<string, ReturnType<Gemerktes['lies']>>();
  return (schritt) => {
    const imTab = Object.hasOwn(regel.antworten, schritt) ? gemerktes(draft, schritt) : null;
    return {
      lies: () => getippt.get(schritt) ?? imTab?.lies() ?? {},
      schreibe: (eingaben) => {
        getippt.set(schritt, eingaben);
        imTab?.schreibe(eingaben);
      },
    };
  };
}

/** Of the answers what the rule keeps. */
export function keepNach(regel: Entwurfsregel) {
  return (snapshot: AnyMachineSnapshot): ReturnType<typeof behalten> => {
    const alles = behalten(snapshot);
    if (alles === null || alles === 'saved') return alles;
    return { antworten: { ...behaltenNach(regel, alles.antworten) } };
  };
}
