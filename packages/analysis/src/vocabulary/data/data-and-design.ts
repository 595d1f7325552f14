import type { OccupationData } from '../occupation-data.ts';

export const dataAndDesign: OccupationData[] = [
  {
    name: 'Data Scientist',
    titles: 'data scientist, applied scientist, research data scientist, quantitative researcher',
    technical: `Python, SQL, Machine learning|ML|builds models, Experiment design|design of experiments|designs experiments, A/B testing|A/B tests|split testing, Statistics|statistical analysis, Data visualisation|data visualization|data viz, Pandas|pandas DataFrame, scikit-learn|sklearn, Data cleaning|data wrangling|messy data|data preparation, !R|R programming, NumPy, Predictive modelling|predictive modeling|predictive analytics, Feature engineering, Regression analysis, Time series analysis|time series forecasting|time-series, Natural language processing|NLP, Deep learning, TensorFlow, PyTorch, Keras, XGBoost, Jupyter|Jupyter Notebook, Apache Spark|!Spark, Causal inference, Bayesian statistics|Bayesian methods, Hypothesis testing|significance testing, Clustering, Recommender systems|recommendation systems, Anomaly detection, Model evaluation, Model deployment, Matplotlib, Tidyverse, SAS|SAS Enterprise, SPSS|IBM SPSS, Stata, Survival analysis, Dimensionality reduction, Optimisation modelling, Monte Carlo simulation, Uplift modelling, Decision trees, Survey analysis, Git, Linear regression, Logistic regression, Neural networks, LightGBM, Gradient boosting, RStudio, K-means, Unsupervised learning, Cross-validation, Seaborn, Plotly, ggplot2, dplyr, Principal component analysis|PCA, Linear programming, Operations research, Random forest, PySpark, Statistical modelling|statistical modeling`,
    soft: `Explaining results to non-specialists|explains results|data storytelling|storytelling with data, Critical thinking, Curiosity|intellectual curiosity, Problem framing|asks sharp questions, Stakeholder communication`,
    industry: `Research methods|research methodology, Data ethics, Product analytics, Customer segmentation, Churn analysis, Fraud detection, Churn prediction`,
  },
  {
    name: 'Machine Learning Engineer',
    titles:
      'ml engineer, ai engineer, deep learning engineer, computer vision engineer, nlp engineer, artificial intelligence engineer, ai researcher, mlops engineer, prompt engineer',
    technical: `Python, PyTorch, TensorFlow, Machine learning, Deep learning, MLOps, Model serving|model inference, Large language models|LLM, Prompt engineering|prompt design, Retrieval-augmented generation|RAG, Vector databases|vector search, Hugging Face|Hugging Face Transformers, LangChain, Fine-tuning|model fine-tuning, Computer vision, Image segmentation, Reinforcement learning, Generative AI|GenAI, CUDA, ONNX, Feature stores, Amazon SageMaker|SageMaker, Docker, Kubernetes, Model monitoring|model drift, Data pipelines, Speech recognition|ASR, Graph neural networks, Distributed training, Data annotation|data labelling|data labeling, JAX, spaCy, Model evaluation, A/B testing, Weights & Biases, Knowledge graphs, Federated learning, MLflow, Kubeflow, TorchServe, GPT models, !Pinecone, Embeddings, Transformer models, LlamaIndex, !LoRA, Object detection, YOLO, Diffusion models, GPU programming, TensorRT, Model quantization, Feast feature store, Vertex AI, Azure Machine Learning|Azure ML, Text to speech|speech synthesis, Horovod, Ray Train, NLTK`,
    soft: `Research mindset, Problem solving, Collaboration, Communication`,
    industry: `Responsible AI practice|responsible AI, Robotics, Autonomous systems, EU AI Act, AI governance, AI safety, Autonomous driving`,
  },
  {
    name: 'Data Engineer',
    titles:
      'etl developer, data architect, analytics engineer, data warehouse developer, database developer, sql developer',
    technical: `SQL, Python, ETL|ETL pipelines|extract transform load, Apache Airflow|!Airflow, Apache Spark, Data warehousing|data warehouse, Snowflake, BigQuery|Google BigQuery, Amazon Redshift|Redshift, Databricks, dbt|data build tool, Kafka, Data modelling (dimensional)|dimensional modelling|dimensional modeling, Data lakes, Hadoop, Apache Hive|HiveQL, Apache Flink, AWS Glue, Azure Data Factory, !Scala, Data quality, Data governance, Master data management|MDM data, Data lineage, Change data capture|CDC pipelines, Parquet, Database administration, SSIS|SQL Server Integration Services, Informatica|Informatica PowerCenter, Talend, Fivetran, NoSQL|NoSQL databases, Stored procedures, Data migration|database migration, Backup and replication, Trino|Presto SQL, Terraform, Docker, Metadata management, Partitioning and indexing, Dagster, !Prefect, Delta Lake, Data lakehouse|lakehouse, HDFS, MapReduce, Stream processing|real-time data, Spark Streaming, Amazon Athena, Amazon Kinesis, Azure Synapse, Microsoft Fabric, Data validation, Great Expectations, Data catalogue|data catalog, Debezium, Apache Iceberg, Avro, Database tuning, Airbyte, Stitch Data, T-SQL, Database replication, Database indexing, ELT, Star schema`,
    soft: `Attention to detail, Collaboration with analysts, Problem solving, Documentation`,
    industry: `Data platform strategy|data platform, Data privacy compliance, Data mesh, Data retention`,
  },
  {
    name: 'Data Analyst',
    titles:
      'business intelligence analyst, bi analyst, bi developer, reporting analyst, insights analyst, marketing analyst, product analyst, operations analyst',
    technical: `SQL, !Excel|Microsoft Excel|MS Excel|advanced Excel, Tableau, Power BI|Microsoft Power BI, Data visualisation, Python, Data analysis|data analytics|analysing data|analyzing data, Dashboards|dashboard design|dashboard development, Reporting|report automation|management reporting, Statistics, Data cleaning, !Looker, Google Analytics|GA4|Google Analytics 4, A/B testing, Pivot tables|PivotTables, DAX, Cohort analysis, Funnel analysis, KPI definition|KPIs|key performance indicators|KPI reporting, Exploratory data analysis|EDA, !R, Google Sheets, Qlik, MicroStrategy, Ad hoc analysis, Forecasting, Trend analysis, Data mining, Survey design, Alteryx, Metabase, Web analytics, !Amplitude, Geospatial analysis|spatial analysis, Requirements gathering|gathering requirements, Looker Studio|Google Data Studio, LookML, VLOOKUP|XLOOKUP, Power Query|M language, Retention analysis, !Superset, Redash, Adobe Analytics, Mixpanel, QlikView, Qlik Sense`,
    soft: `Critical thinking, Presenting findings|presenting insights|data presentation, Attention to detail, Stakeholder communication|stakeholder engagement`,
    industry: `Business intelligence|BI, Marketing analytics, Financial analytics, Operational analytics, Self-service analytics`,
  },
  {
    name: 'UX/UI Designer',
    titles:
      'ux designer, ui designer, product designer, interaction designer, user experience designer, user interface designer, ux researcher, service designer, web designer',
    technical: `Figma, User research|UX research, Prototyping|prototypes|interactive prototypes|rapid prototyping, Usability testing|usability tests|tests with real people|user testing, Design systems, User flows|clear flows, Wireframing|wireframes, Information architecture, Interaction design|IxD, Visual design, UI design|user interface design, User interviews, Personas|user personas, Journey mapping|customer journey maps|user journeys, Accessibility design|inclusive design|accessible design, !Sketch|Sketch App, Adobe XD, InVision, !Framer, Axure|Axure RP, !Miro|Miro board, Design tokens, Heuristic evaluation|heuristic review|expert review, Design thinking, Mobile app design|mobile design, Responsive design, Microinteractions, UX writing|microcopy, Design handoff|design hand-off|developer handoff, Service blueprints, Competitive analysis|competitor analysis, Survey design, Eye tracking, Hotjar, Maze testing, Storyboarding|storyboards, Typography, Colour theory|color theory, Layout and composition, Diary studies, Contextual inquiry, Concept testing, HTML, CSS, Voice user interfaces, Card sorting, Tree testing, FigJam, Zeplin, Service design, Heatmaps, FullStory, UserTesting.com, Unmoderated testing, Grid systems, Field studies, Conversation design`,
    soft: `Empathy, Facilitating workshops|workshop facilitation|design workshops, Presenting design work, Collaboration with developers, Storytelling, Design critique`,
    industry: `Human-centred design|human-centered design|user-centred design|user-centered design|UCD, Human-computer interaction|HCI, Product discovery|continuous discovery, Design sprints, Design leadership, DesignOps`,
  },
  {
    name: 'Graphic Designer',
    titles:
      'visual designer, brand designer, art director, creative director, illustrator, digital designer, packaging designer, layout artist',
    technical: `Adobe Photoshop|Photoshop, Adobe Illustrator|!Illustrator, Adobe InDesign|InDesign, Typography, Brand identity|!branding|corporate identity, Logo design, Layout design|page layout, Print design, Adobe Creative Suite|Adobe Creative Cloud|Creative Cloud, Packaging design, Illustration, Colour theory, Photo editing|photo retouching|image editing, Infographics|infographic design, Canva, CorelDRAW, Affinity Designer, Procreate, Icon design, Vector graphics, Poster design, Social media graphics|social graphics, Presentation design|PowerPoint design, Email design, Brand guidelines|style guides, Signage design, Figma, Motion graphics, Adobe After Effects|After Effects, Mood boards|moodboards, Colour management|color management, Book cover design, Exhibition design, Large format printing, Screen printing, Hand lettering, Adobe Lightroom|Lightroom, Digital illustration, Editorial design, Print production, Affinity Publisher, Flyers and posters, Wayfinding, Newsletter design, CMYK, Pantone, Calligraphy`,
    soft: `Creativity|creative thinking, Taking feedback|receptive to feedback, Time management, Attention to detail`,
    industry: `Art direction, Advertising design, Publishing production, Copyright awareness, Brand strategy, Advertising campaigns, Image licensing`,
  },
  {
    name: 'Video Producer',
    titles:
      'video editor, motion designer, filmmaker, videographer, multimedia designer, film editor',
    technical: `Adobe Premiere Pro|Premiere Pro, Final Cut Pro, DaVinci Resolve, Adobe After Effects, Video editing|film editing, Motion graphics, Cinematography, !Blender|Blender 3D, Cinema 4D, 3ds Max, Houdini FX, 3D modelling|3D modeling, 3D animation, Compositing, Lighting design, Sound design, Pro Tools, Audio mixing|sound mixing, Storyboarding, Scriptwriting|screenwriting, Adobe Lightroom, Aerial photography, Live streaming, Rendering, Podcast production, Green screen|chroma key, Video compression|video encoding, Stop motion, 2D animation, Location recording|field recording, Shot planning|shot lists|storyboards for film, Camera operation, Visual effects|VFX, Nuke compositing, Audio editing, Ableton Live, Logic Pro, Adobe Audition, Mastering audio|audio mastering, Drone photography|drone videography, OBS Studio, V-Ray|V-Ray rendering, Arnold renderer, Toon Boom`,
    soft: `Creativity, Directing people on set|directing talent, Time management, Teamwork`,
    industry: `Film production, Post-production, Broadcast standards, Music licensing, Virtual reality|VR, Rights clearance, Mixed reality, Video production`,
  },
];
