package emberdelve.server.feature.trigger;

import emberdelve.server.model.Actor;

import java.util.Optional;

/**
 * The words of a trigger as those read them who hear them: who has set it off stands in their gaps.
 */
final class Wording {
    /** Stands in words for the name of whoever set the trigger off. */
    private static final String NAME = "{name}";

    /** The same where it is no subject: that one reads "you" and "your". */
    private static final String WHOM = "{whom}";

    private static final String WHOSE = "{whose}";

    private Wording() {}

    /** The words with the name of whoever set it off. */
    private static String filled(String words, Occasion on) {
        var name = on.self().map(Actor::name).orElse("somebody");
        return words.replace(NAME, name).replace(WHOM, name).replace(WHOSE, name + "'s");
    }

    /** The words as whoever set it off reads them. */
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

    /** The monster; a voice that the trigger names speaks in its stead. */
    private static Optional<Actor> speaker(Occasion on) {
        return on.trigger().cue().voice().isEmpty() ? on.origin().actor() : Optional.empty();
    }
}
