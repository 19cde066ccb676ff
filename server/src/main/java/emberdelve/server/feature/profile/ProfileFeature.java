package emberdelve.server.feature.profile;

import emberdelve.server.command.PublicSelf;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Exhibit;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The feature of the pages of characters; they ask for theirs with {@code set page on}. */
public final class ProfileFeature implements Feature {
    @Override
    public String name() {
        return "profile";
    }

    @Override
    public List<String> messages() {
        return List.of("profiles");
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new ProfileStore());
    }

    @Override
    public List<Exhibit<?>> exhibits() {
        return List.of(
                new Exhibit<>(
                        ProfileExhibit.WORD,
                        ProfileFacts.class,
                        ProfileFacts::of,
                        (facts, voice) -> new ProfileExhibit(voice).list(facts),
                        (facts, word, voice) -> new ProfileExhibit(voice).page(facts, word)));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Profiles.class, () -> new Profiles(world));
        parts.offer(PublicSelf.class, () -> parts.get(Profiles.class));
        hooks.onEntered(actor -> parts.get(Profiles.class).refresh(actor));
        hooks.onLeft(actor -> parts.get(Profiles.class).refresh(actor));
        hooks.onTick(() -> parts.get(Profiles.class).tick());
        hooks.onReloaded(_ -> parts.get(Profiles.class).changed());
        hooks.onErase(name -> parts.get(Profiles.class).wipe(name));
    }
}
