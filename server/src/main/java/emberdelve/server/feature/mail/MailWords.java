package emberdelve.server.feature.mail;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;

/** Puts events of mail into words. */
final class MailWords {
    private MailWords() {}

    public static List<StyledText> tell(MailEvent fact, Rendering telling) {
        return switch (fact) {
            case MailEvent.GotMail got -> telling.tell("life.got-mail", got.actors());
        };
    }
}
