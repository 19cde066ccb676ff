package emberdelve.server.narrate;

import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.game.Heard;
import emberdelve.server.world.event.Company;
import emberdelve.server.world.event.Delving;
import emberdelve.server.world.event.Duelling;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.Life;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.Service;
import emberdelve.server.world.event.Talk;
import java.util.List;

/** Puts facts into words; each family of facts has a class of its own. Safe for any thread. */
public final class Narrator {
    private final Phrasing phrasing;

    public Narrator(Messages messages) {
        this.phrasing = new Phrasing(messages);
    }

    /** What this reader is told of it, a line each; empty when that is nothing. */
    public List<StyledText> tell(Heard.Fact fact, Reader reader) {
        var telling = new Telling(
                phrasing, reader, fact.direction(), fact.seen(), fact.scene());
        return switch (fact.event()) {
            case Company company -> CompanyWords.tell(company, telling);
            case Delving delving -> DelvingWords.tell(delving, telling);
            case Duelling duelling -> DuelWords.tell(duelling, telling.heard());
            case Fight fight -> FightWords.tell(fight, telling);
            case Handling handling -> HandlingWords.tell(handling, telling);
            case Life life -> LifeWords.tell(life, telling);
            case Magic magic -> MagicWords.tell(magic, telling);
            case Movement movement -> MovementWords.tell(movement, telling);
            case Service service -> ServiceWords.tell(service, telling);
            case Talk talk -> TalkWords.tell(talk, telling);
        };
    }
}
