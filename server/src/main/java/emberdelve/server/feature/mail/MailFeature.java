package emberdelve.server.feature.mail;

import emberdelve.server.command.Verb;
import emberdelve.server.command.WritingKind;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** Letters and notice boards. */
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
    public List<Stored<?, ?>> stored() {
        return List.of(new MailStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Post.class, () -> new Post(world));
        hooks.onGivenUp(guest -> parts.get(Post.class).giveUp(guest.name()));
    }
}
