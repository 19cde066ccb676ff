package emberdelve.server.feature.mail;

import emberdelve.server.command.Verb;
import emberdelve.server.command.post.Board;
import emberdelve.server.command.post.Mail;
import emberdelve.server.narrate.MailWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.event.MailEvent;
import emberdelve.server.world.post.Post;

import java.util.List;

/** Letters and notice boards. */
public final class MailFeature implements Feature {
    @Override
    public String name() {
        return "mail";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(Mail.VERB, Board.VERB);
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
    }
}
