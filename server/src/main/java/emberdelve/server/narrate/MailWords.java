package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.MailEvent;

import java.util.List;

/** Letters that arrive, in words. */
public final class MailWords {
    private MailWords() {}

    public static List<StyledText> tell(MailEvent fact, Telling telling) {
        return switch (fact) {
            case MailEvent.GotMail got -> telling.tell("life.got-mail", got.actors());
        };
    }
}
