package emberdelve.server.feature.mail;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;

/** The words for events of mail. */
final class MailWords {
    private MailWords() {}

    public static List<StyledText> tell(MailEvent fact, Rendering telling) {
        return switch (fact) {
            case MailEvent.GotMail got -> telling.tell("life.got-mail", got.actors());
        };
    }
}
