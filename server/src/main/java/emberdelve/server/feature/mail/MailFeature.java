package emberdelve.server.feature.mail;

import emberdelve.server.command.Displays;
import emberdelve.server.command.Greetings;
import emberdelve.server.command.Mailbox;
import emberdelve.server.command.Verb;
import emberdelve.server.command.WritingKind;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The feature of letters and notice boards. */
public final class MailFeature implements Feature {
    @Override
    public String name() {
        return "mail";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(MailCommand.VERB, BoardCommand.VERB);
    }

    @Override
    public List<WritingKind> writings() {
        return List.of(MailCommand.LETTER, BoardCommand.NOTICE);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(MailEvent.class, MailWords::tell));
    }

    @Override
    public List<Dispatch<?>> dispatches() {
        return List.of(FarMail.DISPATCH);
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new MailStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Post.class, () -> new Post(world));
        parts.offer(Mailbox.class, () -> parts.get(Post.class));
        parts.get(Displays.class).addOther(BoardCommand::read);
        parts.get(Greetings.class).add(actor -> waiting(parts.get(Post.class).unread(actor)));
    }

    private static Optional<Note> waiting(long letters) {
        return letters > 0
                ? Optional.of(Note.of("mail.waits", Map.of("count", Long.toString(letters))))
                : Optional.empty();
    }
}
