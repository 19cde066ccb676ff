package emberdelve.server.feature.trigger;

import emberdelve.server.model.Actor;

import java.util.Optional;

/**
 * The words of a trigger, with the name of the character that has set it off, or "you", in their
 * gaps.
 */
final class Wording {
    /** The gap for the name of the character that has set the trigger off. */
    private static final String NAME = "{name}";

    /** The gap for that name where it is no subject; the character itself reads "you". */
    private static final String WHOM = "{whom}";

    private static final String WHOSE = "{whose}";

    private Wording() {}

    /** The words with the character's name in all gaps. */
    private static String filled(String words, Occasion on) {
        var name = on.self().map(Actor::name).orElse("somebody");
        return words.replace(NAME, name).replace(WHOM, name).replace(WHOSE, name + "'s");
    }

    /** The words as the character itself reads them. */
    static String ownWords(String words, Occasion on) {
        return filled(words.replace(WHOM, "you").replace(WHOSE, "your"), on);
    }

    static TriggerEvent said(Occasion on, String words) {
        var filled = filled(words, on);
        return speaker(on)
                .<TriggerEvent>map(actor -> new TriggerEvent.Said(actor.named(), filled))
                .orElseGet(() -> new TriggerEvent.Voiced(on.trigger().cue().voice(), filled));
    }

    static TriggerEvent shown(Occasion on, String words) {
        var filled = filled(words, on);
        var own =
                on.self()
                        .map(self -> new TriggerEvent.Own(self.named(), ownWords(words, on)))
                        .filter(its -> !its.words().equals(filled));
        return speaker(on)
                .<TriggerEvent>map(actor -> new TriggerEvent.Emoted(actor.named(), filled, own))
                .orElseGet(() -> new TriggerEvent.Shown(filled, own));
    }

    /** The monster that speaks; empty if a voice that the trigger names speaks in its stead. */
    private static Optional<Actor> speaker(Occasion on) {
        return on.trigger().cue().voice().isEmpty() ? on.origin().actor() : Optional.empty();
    }
}
