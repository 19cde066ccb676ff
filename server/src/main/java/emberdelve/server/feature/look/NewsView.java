package emberdelve.server.feature.look;

import emberdelve.config.content.News;
import emberdelve.server.view.View;

import java.util.List;

/** What is new, newest first. */
public record NewsView(List<News> news) implements View {}
