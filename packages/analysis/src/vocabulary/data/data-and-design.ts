import type { OccupationData } from '../occupation-data.ts';

export const dataAndDesign: OccupationData[] = [
  {
    name: 'Data Scientist',
    titles: 'data scientist, applied scientist, research data scientist, quantitative researcher',
    technical: `Python, SQL, Machine learning|ML|builds models, Experiment design|design of experiments|designs experiments, A/B testing|A/B tests|split testing, Statistics|statistical analysis|statistical modelling|statistical modeling, Data visualisation|data visualization|data viz, Pandas|pandas DataFrame, scikit-learn|sklearn, Data cleaning|data wrangling|messy data|data preparation, !R|R programming|RStudio, NumPy, Predictive modelling|predictive modeling|predictive analytics, Feature engineering, Regression analysis|linear regression|logistic regression, Time series analysis|time series forecasting|time-series, Natural language processing|NLP, Deep learning|neural networks, TensorFlow, PyTorch, Keras, XGBoost|LightGBM|gradient boosting, Jupyter|Jupyter Notebook, Apache Spark|PySpark|!Spark, Causal inference, Bayesian statistics|Bayesian methods, Hypothesis testing|significance testing, Clustering|k-means|unsupervised learning, Recommender systems|recommendation systems, Anomaly detection, Model evaluation|cross-validation, Model deployment, Matplotlib|Seaborn|Plotly, Tidyverse|ggplot2|dplyr, SAS|SAS Enterprise, SPSS|IBM SPSS, Stata, Survival analysis, Dimensionality reduction|principal component analysis|PCA, Optimisation modelling|linear programming|operations research, Monte Carlo simulation, Uplift modelling, Decision trees|random forest, Survey analysis, Git`,
    soft: `Explaining results to non-specialists|explains results|data storytelling|storytelling with data, Critical thinking, Curiosity|intellectual curiosity, Problem framing|asks sharp questions, Stakeholder communication`,
    industry: `Research methods|research methodology, Data ethics|responsible AI, Product analytics, Customer segmentation, Churn analysis|churn prediction, Fraud detection`,
  },
  {
    name: 'Machine Learning Engineer',
    titles:
      'ml engineer, ai engineer, deep learning engineer, computer vision engineer, nlp engineer, artificial intelligence engineer, ai researcher, mlops engineer, prompt engineer',
    technical: `Python, PyTorch, TensorFlow, Machine learning, Deep learning, MLOps|MLflow|Kubeflow, Model serving|model inference|TorchServe, Large language models|LLM|GPT models, Prompt engineering|prompt design, Retrieval-augmented generation|RAG, Vector databases|Pinecone|vector search|embeddings, Hugging Face|Hugging Face Transformers|transformer models, LangChain|LlamaIndex, Fine-tuning|model fine-tuning|LoRA, Computer vision, Image segmentation|object detection|YOLO, Reinforcement learning, Generative AI|GenAI|diffusion models, CUDA|GPU programming, ONNX|TensorRT|model quantization, Feature stores|Feast feature store, Amazon SageMaker|SageMaker|Vertex AI|Azure ML, Docker, Kubernetes, Model monitoring|model drift, Data pipelines, Speech recognition|ASR|text to speech, Graph neural networks, Distributed training|Horovod|Ray Train, Data annotation|data labelling|data labeling, JAX, spaCy|NLTK, Model evaluation, A/B testing, Weights & Biases, Knowledge graphs, Federated learning`,
    soft: `Research mindset, Problem solving, Collaboration, Communication`,
    industry: `Responsible AI practice|AI governance|AI safety, Robotics, Autonomous systems|autonomous driving, EU AI Act`,
  },
  {
    name: 'Data Engineer',
    titles:
      'etl developer, data architect, analytics engineer, data warehouse developer, database developer, sql developer',
    technical: `SQL, Python, ETL|ELT|ETL pipelines|extract transform load, Apache Airflow|!Airflow|Dagster|!Prefect, Apache Spark, Data warehousing|data warehouse, Snowflake, BigQuery|Google BigQuery, Amazon Redshift|Redshift, Databricks|Delta Lake, dbt|data build tool, Kafka, Data modelling (dimensional)|dimensional modelling|dimensional modeling|star schema|Kimball, Data lakes|lakehouse, Hadoop|HDFS|MapReduce, Apache Hive|HiveQL, Apache Flink|stream processing|real-time data|Spark Streaming, AWS Glue|Amazon Athena|Amazon Kinesis, Azure Data Factory|Azure Synapse|Microsoft Fabric, !Scala, Data quality|data validation|Great Expectations, Data governance|data catalogue|data catalog, Master data management|MDM data, Data lineage, Change data capture|CDC pipelines|Debezium, Parquet|Apache Iceberg|Avro, Database administration|database tuning, SSIS|SQL Server Integration Services, Informatica|Informatica PowerCenter, Talend, Fivetran|Airbyte|Stitch Data, NoSQL|NoSQL databases, Stored procedures|T-SQL, Data migration|database migration, Backup and replication|database replication, Trino|Presto SQL, Terraform, Docker, Metadata management, Partitioning and indexing|database indexing`,
    soft: `Attention to detail, Collaboration with analysts, Problem solving, Documentation`,
    industry: `Data platform strategy|data platform, Data privacy compliance|data retention, Data mesh`,
  },
  {
    name: 'Data Analyst',
    titles:
      'business intelligence analyst, bi analyst, bi developer, reporting analyst, insights analyst, marketing analyst, product analyst, operations analyst',
    technical: `SQL, !Excel|Microsoft Excel|MS Excel|advanced Excel, Tableau, Power BI|Microsoft Power BI, Data visualisation, Python, Data analysis|data analytics|analysing data|analyzing data, Dashboards|dashboard design|dashboard development, Reporting|report automation|management reporting, Statistics, Data cleaning, !Looker|Looker Studio|LookML|Google Data Studio, Google Analytics|GA4|Google Analytics 4, A/B testing, Pivot tables|PivotTables|VLOOKUP|XLOOKUP, DAX|Power Query|M language, Cohort analysis|retention analysis, Funnel analysis, KPI definition|KPIs|key performance indicators|KPI reporting, Exploratory data analysis|EDA, !R, Google Sheets, Qlik|Qlik Sense|QlikView, MicroStrategy, Ad hoc analysis, Forecasting|demand forecasting, Trend analysis, Data mining, Survey design, Alteryx, Metabase|!Superset|Redash, Web analytics|Adobe Analytics, !Amplitude|Mixpanel, Geospatial analysis|spatial analysis, Requirements gathering|gathering requirements`,
    soft: `Critical thinking, Presenting findings|presenting insights|data presentation, Attention to detail, Stakeholder communication|stakeholder engagement`,
    industry: `Business intelligence|BI, Marketing analytics, Financial analytics, Operational analytics, Self-service analytics`,
  },
  {
    name: 'UX/UI Designer',
    titles:
      'ux designer, ui designer, product designer, interaction designer, user experience designer, user interface designer, ux researcher, service designer, web designer',
    technical: `Figma, User research|UX research, Prototyping|prototypes|interactive prototypes|rapid prototyping, Usability testing|usability tests|tests with real people|user testing, Design systems, User flows|clear flows, Wireframing|wireframes, Information architecture|card sorting|tree testing, Interaction design|IxD, Visual design|UI design|user interface design, User interviews, Personas|user personas, Journey mapping|customer journey maps|user journeys, Accessibility design|inclusive design|accessible design, !Sketch|Sketch App, Adobe XD, InVision, !Framer, Axure|Axure RP, !Miro|FigJam|Miro board, Design tokens, Heuristic evaluation|heuristic review|expert review, Design thinking, Mobile app design|mobile design, Responsive design, Microinteractions|motion for interfaces, UX writing|microcopy, Design handoff|design hand-off|developer handoff|Zeplin, Service blueprints|service design, Competitive analysis|competitor analysis, Survey design, Eye tracking, Hotjar|heatmaps|FullStory, Maze testing|UserTesting.com|unmoderated testing, Storyboarding|storyboards, Typography, Colour theory|color theory, Layout and composition|grid systems, Diary studies, Contextual inquiry|field studies, Concept testing, HTML, CSS, Voice user interfaces|conversation design`,
    soft: `Empathy, Facilitating workshops|workshop facilitation|design workshops, Presenting design work|design critique, Collaboration with developers, Storytelling`,
    industry: `Human-centred design|human-centered design|user-centred design|user-centered design|UCD, Human-computer interaction|HCI, Product discovery|continuous discovery, Design sprints, Design leadership|DesignOps`,
  },
  {
    name: 'Graphic Designer',
    titles:
      'visual designer, brand designer, art director, creative director, illustrator, digital designer, packaging designer, layout artist',
    technical: `Adobe Photoshop|Photoshop, Adobe Illustrator|!Illustrator, Adobe InDesign|InDesign, Typography, Brand identity|!branding|corporate identity, Logo design, Layout design|editorial design|page layout, Print design|print production, Adobe Creative Suite|Adobe Creative Cloud|Creative Cloud, Packaging design, Illustration|digital illustration, Colour theory, Photo editing|photo retouching|image editing, Infographics|infographic design, Canva, CorelDRAW, Affinity Designer|Affinity Publisher, Procreate, Icon design, Vector graphics, Poster design|flyers and posters, Social media graphics|social graphics, Presentation design|PowerPoint design, Email design|newsletter design, Brand guidelines|style guides, Signage design|wayfinding, Figma, Motion graphics, Adobe After Effects|After Effects, Mood boards|moodboards, Colour management|color management|CMYK|Pantone, Book cover design, Exhibition design, Large format printing, Screen printing, Hand lettering|calligraphy, Adobe Lightroom|Lightroom`,
    soft: `Creativity|creative thinking, Taking feedback|receptive to feedback, Time management, Attention to detail`,
    industry: `Art direction, Advertising design|advertising campaigns, Publishing production, Copyright awareness|image licensing, Brand strategy`,
  },
  {
    name: 'Video Producer',
    titles:
      'video editor, motion designer, filmmaker, videographer, multimedia designer, film editor',
    technical: `Adobe Premiere Pro|Premiere Pro, Final Cut Pro, DaVinci Resolve|color grading, Adobe After Effects, Video editing|film editing, Motion graphics, Cinematography|camera operation, !Blender|Blender 3D, Cinema 4D, 3ds Max, Houdini FX|visual effects|VFX, 3D modelling|3D modeling, 3D animation|character animation, Compositing|Nuke compositing, Lighting design, Sound design|audio editing, Pro Tools|Ableton Live|Logic Pro|Adobe Audition, Audio mixing|sound mixing|mastering audio, Storyboarding, Scriptwriting|screenwriting, Adobe Lightroom, Aerial photography|drone videography|drone photography, Live streaming|OBS Studio, Rendering|V-Ray|Arnold renderer, Podcast production, Green screen|chroma key, Video compression|video encoding, Stop motion, 2D animation|Toon Boom, Location recording|field recording, Shot planning|shot lists`,
    soft: `Creativity, Directing people on set|directing talent, Time management, Teamwork`,
    industry: `Film production|video production, Post-production, Broadcast standards, Music licensing|rights clearance, Virtual reality|VR|mixed reality`,
  },
];
