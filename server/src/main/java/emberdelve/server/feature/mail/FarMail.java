package emberdelve.server.feature.mail;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;

/**
 * The news for a player in another world that a letter has come.
 *
 * @param account the account of the author
 */
record FarMail(long account, MailEvent.GotMail news) {
    static final Dispatch<FarMail> DISPATCH = new Dispatch<>(FarMail.class, FarMail::arrive);

    private static void arrive(World world, Directory directory, FarMail it) {
        world.population()
                .find(it.news.actor().id())
                .filter(reader -> !reader.ignores(it.account))
                .ifPresent(reader -> world.tell(reader, it.news));
    }
}
