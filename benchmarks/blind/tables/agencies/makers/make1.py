from makelib import *
# ---------- 1 labour bulletin ----------
def labour():
    rnd=random.Random(11); d=Doc('labour_bulletin',595,842); g=HexColor('#0b4f6c')
    d.rect(0,0,595,46,fill=g); d.text(42,29,'Labour Force Bulletin','Helvetica-Bold',17,col=white); d.text(553,29,'Quarter 3 · Office of Statistics, Marrowen','Helvetica',8.5,'r',white)
    y=d.para(42,58,511,'<b>Employment rose for the fourth quarter running</b>','Helvetica',14,17)
    y=d.para(42,y+4,511,'The employed population reached 2.41 million between July and September, 1.2% more than a year earlier. Service activities accounted for most of the increase; agriculture and mining continued to shed jobs.','Helvetica-Oblique',9,12)
    d.text(42,y+16,'Table 1','Helvetica-Bold',8.5,col=g); d.text(78,y+16,'Employed persons by activity, sex and hours worked, third quarter (thousands unless stated)','Helvetica',8.5)
    rows=[[C('Activity',rs=2),C('Men',cs=3),C('Women',cs=3),C('Total',rs=2),C('Change on\nyear (%)',rs=2)],
          ['Full time','Part time','Usual hours','Full time','Part time','Usual hours']]
    groups=[('Goods',['Agriculture, forestry and fishing','Mining and quarrying','Food, drink and tobacco manufacturing','Other manufacturing','Electricity, gas and water supply','Construction']),
            ('Services',['Wholesale and retail trade; repair of motor vehicles and household goods','Transport and storage','Accommodation and food','Information and communication','Finance and insurance','Professional and technical','Public administration','Education','Human health and social work','Arts and recreation'])]
    rt=[2]; tot=0
    for gname,its in groups:
        rt.append(len(rows)); rows.append(([C(gname,b=True)]+['']*8,{'gap':3 if rt else 0})); s=[0]*4
        for it in its:
            v=[rnd.uniform(3,120),rnd.uniform(.4,20),rnd.uniform(3,90),rnd.uniform(.8,45)]
            if it.startswith('Mining'): v[3]=0
            s=[a+b for a,b in zip(s,v)]
            rows.append([C(it,ind=7,**({'sup':'a'} if it.startswith('Public') else {})),'%.1f'%v[0],'%.1f'%v[1],'%.1f'%rnd.uniform(36,43),'%.1f'%v[2],'%.1f'%v[3] if v[3] else '–','%.1f'%rnd.uniform(29,38),'%.1f'%sum(v),('%+.1f'%rnd.uniform(-5,6)).replace('-','–')])
        rows.append(([C('Total '+gname.lower(),ind=7),]+['%.1f'%s[0],'%.1f'%s[1],'38.9','%.1f'%s[2],'%.1f'%s[3],'33.4','%.1f'%sum(s),'0.8' if gname=='Goods' else '1.4'],{'i':True}))
    rows.append((['All activities','1,006.3','128.2','39.2','871.5','402.7','33.1','2,408.7','1.2'],{'b':True}))
    n=len(rows)
    yb=d.table(42,y+22,[163,42,42,44,42,42,44,46,46],rows,'Helv',7.6,hdr=2,aligns='lrrrrrrrr',hal='lrrrrrrrr',vpad=1.3,lv='bottom',hbold=True,
      rules=[('h',0,0,9,1.2,0,g),('h',1,1,4,.5,3,g),('h',1,4,7,.5,3,g),('h',2,0,9,.6,0,g),('h',n-1,0,9,.6,0,g),('h',n,0,9,1.2,0,g)])
    d.text(42,yb+9,'a Includes defence and compulsory social security.   – Nil or rounded to zero.','Helvetica',6.5); d.text(42,yb+17,'Source: Continuous Household Panel, wave 47.','Helvetica',6.5)
    top=yb+32
    P=['#Services lead the growth','The number of people working in services grew by 1.4% over the year, with human health and social work adding 9,100 jobs and professional services 6,400. Accommodation, which fell steeply two years ago, is now back to the level of the last normal season.','Among goods-producing activities, construction was stable while manufacturing other than food lost 2,300 jobs. Electricity, gas and water supply was the only activity of this group to record an increase for both men and women.','#Hours','Average usual hours fell slightly, to 36.4 hours a week. Part-time work is three times as common among women as among men, a ratio that has barely moved since the panel began.','#About these figures','Estimates come from interviews with 14,200 households. The standard error of the annual change for all activities is 0.3 percentage points; changes for single activities may be several times less precise.']
    rest=d.flow(P,42,top,248,top+170,'Helvetica',8.6,11.2,al=0,indent=0,gap=3)
    d.flow(rest,305,top+158,248,806,'Helvetica',8.6,11.2,al=0,indent=0,gap=3)
    d.text(305,top+10,'Figure 1  Annual change in employment, %','Helvetica-Bold',8,col=g)
    bars(d,325,top+24,222,105,['Q3','Q4','Q1','Q2','Q3'],[[.4,1.1],[.9,1.3],[.7,1.6],[1.0,1.2],[.8,1.4]],2,.5,g,cols=[HexColor('#c98b2b'),g],fmt='%.1f')
    d.rect(340,top+144,347,top+150,fill=HexColor('#c98b2b')); d.text(350,top+150,'Goods','Helvetica',6.5); d.rect(400,top+144,407,top+150,fill=g); d.text(410,top+150,'Services','Helvetica',6.5)
    d.line(42,815,553,815,.5,g); d.text(42,826,'ISSN 0000-1187','Helvetica',7); d.text(553,826,'1','Helvetica',7,'r'); d.save()
# ---------- 2 trial ----------
def trial():
    d=Doc('trial_article',612,792); L,R,w=48,316,248
    d.text(48,36,'ORIGINAL ARTICLE','Helvetica-Bold',7.5,col=HexColor('#a01c1c')); d.text(564,36,'J Clin Pract Res 2021;14:201–9','Times-Italic',8,'r'); d.line(48,41,564,41,.8)
    y=d.para(48,50,516,'Nurse-led titration of orvastine in adults with chronic breathlessness: a randomised trial','Times-Bold',16,19)
    y=d.para(48,y+4,516,'P. Ankersund, L. Mbeki-Rhodes, T. Valcourt, J. Osei and the BREEZE Study Group','Times-Roman',10,13)+8
    P=['#Introduction','Chronic breathlessness limits the lives of many adults with lung and heart disease, and drug treatment is often stopped before an effective dose has been reached. Titration by nurses has improved outcomes in hypertension and gout, but has not been tested for breathlessness.',
       'We compared titration of orvastine by trained nurses with usual care in eighteen general practices. We hypothesised that more patients in the intervention group would reach the target dose and that breathlessness scores at 24 weeks would be lower.',
       '#Methods','Patients aged 40 years or older with a breathlessness score of 2 or more were eligible. Exclusion criteria were pregnancy, renal failure and treatment with orvastine in the previous year. Written informed consent was obtained from all participants.',
       'Randomisation was by computer-generated blocks of varying size, stratified by practice and smoking status. Assessors were unaware of the allocation; patients and nurses could not be. The primary outcome was the change in score between baseline and week 24.',
       'Continuous variables are given as mean and standard deviation or, when skewed, as median and interquartile range. Groups were compared with linear mixed models with practice as a random effect. A two-sided P value below 0.05 was taken as significant. Missing outcomes were imputed by chained equations with 30 data sets.',
       'The sample size of 420 gave 90% power to detect a difference of 0.35 points, assuming a standard deviation of 1.0 and a loss to follow-up of 15 per cent.',
       '#Results','Of 611 patients screened, 420 were randomised, 212 to nurse-led titration and 208 to usual care. Their characteristics are shown in Table 1; groups were well balanced, except for a slightly higher share of current smokers in the control group.',
       'At week 24 the score had fallen by 0.81 points with titration and by 0.38 points with usual care. The difference was consistent over subgroups (Table 3). Secondary outcomes are presented in Table 2. Walking distance improved in both groups, and the difference in favour of titration was no longer significant after adjustment for baseline fitness.',
       'Adverse events were reported by 61 patients in the intervention group and 54 in the control group. Most were mild and settled without a change of dose. Two serious events, both in the control group, were considered unrelated to treatment by the independent committee.',
       '#Discussion','In this trial, titration by nurses doubled the proportion of patients who reached the target dose and reduced breathlessness to a degree that patients consider worthwhile. The effect appeared early and was sustained. Retention was high, and the contact time per patient was modest, at a median of 74 minutes in all.',
       'Strengths of the study include its setting in ordinary practices and the wide entry criteria. Limitations are the lack of blinding and the reliance on a single score. We cannot exclude that attention by itself explains part of the benefit, although the dose-response seen within the intervention group argues against this.',
       'Further work should establish whether the programme can be delivered by telephone and whether the gains last beyond one year. An economic analysis is under way.',
       'Earlier studies of titration in primary care have mostly relied on doctors, and have been limited by short follow-up and low recruitment. In a Danish feasibility study, only a third of patients attended all visits; in ours, the median number of visits was five of the six that were planned, and attendance did not differ by age, sex or distance from the practice.',
       'The nurses were trained over two days and were supported by a monthly call with one of the authors. They followed a written schedule, raised the dose every two weeks while the patient was free of dizziness, and could return to the previous dose at any time. Deviations from the schedule were recorded for 31 patients, most often because of travel or intercurrent infection.',
       'Practices were paid for the time of their nurses at the national rate. We did not pay patients, but offered to cover the cost of travel. Eleven practices have since taken up the programme as part of their ordinary work, and two have extended it to other drugs that need titration.',
       '#Conclusion',
       'Nurse-led titration of orvastine is safe, acceptable and effective in adults with chronic breathlessness. Practices that already employ nurses for the care of long-term conditions should be able to introduce it with little difficulty.',
       '#Contributors',
       'PA and LMR conceived the study and wrote the protocol. TV did the statistical analysis. JO supervised the training. All authors took part in the interpretation of the results, revised the manuscript for important content and approved the final version. PA is the guarantor.',
       '#Funding and competing interests',
       'The study was paid for by the Foundation for Research in Practice, which had no part in its design, conduct or reporting. LMR has received fees for lectures from two manufacturers of inhalers. The other authors have nothing to declare.',
       '#References',
       '1. Halloran T, Brice M. Breathlessness in the community: a survey of six districts. Thorax Lett 2011;8:44–51.',
       '2. Iversen S, Dahl K, Bo P. Stepwise dosing in general practice. Scand Pract 2014;30:118–24.',
       '3. Quint A. The measurement of breathlessness, revisited. Respir Method 2016;2:9–17.',
       '4. Osei J, Ankersund P. Training nurses to titrate: what it takes. Educ Clin 2018;21:77–83.',
       '5. Lindqvist R, Moreau C, Tanaka H, et al. Dose and response to orvastine in a community sample. Clin Dose 2019;5:301–12.',
       '6. Norrby E. Missing outcomes in pragmatic trials. Stat Pract 2012;17:260–71.',
       '#Supplementary methods',
       'The model for the primary outcome contained the allocated group, the baseline score, smoking status and a random intercept for each practice. Residuals were inspected graphically. As a sensitivity analysis the model was refitted to complete cases, to patients who had kept to the protocol, and with the score treated as ordinal; none of these changed the conclusions.',
       'Interactions were tested for age, sex and main diagnosis, as laid down in the protocol. No correction was made for multiple testing, and the results of the subgroup analyses should be read with this in mind.',]
    rest=d.flow(P,L,y,w,752,size=9.2,lead=11.2,head='Helvetica-Bold')
    # table 1 right column top
    yt=d.para(R,y,w,'<b>TABLE 1</b>&nbsp;&nbsp;Characteristics of the patients at baseline*','Helvetica',7.8,9.6)+3
    h=lambda t:C(t,ind=8)
    rows=[['Characteristic','Titration\n(n = 212)','Usual care\n(n = 208)','P value'],
     ['Age, years','66.4 ± 9.8','65.9 ± 10.2','0.61'],['Female sex','104 (49)','98 (47)','0.70'],
     ['Smoking status','','','0.08'],[h('Never'),'41 (19)','33 (16)',''],[h('Former'),'124 (58)','112 (54)',''],[h('Current'),'47 (22)','63 (30)',''],
     ['Body-mass index, kg/m2','28.1 ± 5.3','27.8 ± 5.0','0.55'],
     ['Main diagnosis','','','0.42'],[h('COPD'),'118 (56)','121 (58)',''],[h('Heart failure'),'57 (27)','48 (23)',''],[h('Interstitial lung disease'),'16 (8)','21 (10)',''],[h('Other or unknown'),'21 (10)','18 (9)',''],
     ['Breathlessness score, median (IQR)','3 (2–4)','3 (2–4)','0.88'],['Six-minute walking distance, m','342 ± 96','337 ± 101','0.60'],['FEV1, % of predicted','58 ± 17','57 ± 18','0.56'],['Home oxygen','12 (6)','14 (7)','0.65'],['Previous admission (12 months)','39 (18)','44 (21)','0.48']]
    n=len(rows); yb=d.table(R,yt,[107,53,54,34],rows,'Helv',7.2,hdr=1,aligns='lccc',hal='lccc',vpad=1.1,rules=[('h',0,0,4,1,0),('h',1,0,4,.5,0),('h',n,0,4,1,0)],hbold=True)
    y2=d.para(R,yb+3,w,'*Values are mean ± SD or number (%) unless stated otherwise. COPD, chronic obstructive pulmonary disease; FEV1, forced expiratory volume in one second; IQR, interquartile range.','Helvetica',6.3,7.6)
    rest=d.flow(rest,R,y2+10,w,752,size=9.2,lead=11.2,head='Helvetica-Bold')
    d.text(306,774,'201','Times-Roman',8.5,'c'); d.new()
    d.text(48,36,'202','Times-Roman',8.5); d.text(564,36,'Ankersund et al. · Nurse-led titration of orvastine','Times-Italic',8,'r'); d.line(48,41,564,41,.8)
    # table 3 bottom left first in order of page: Table 2 across both at top
    yt=d.para(48,50,516,'<b>TABLE 2</b>&nbsp;&nbsp;Primary and secondary outcomes by group, with crude and adjusted differences','Helvetica',7.8,9.6)+3
    rows=[[C('Outcome',rs=2),C('Titration (n = 212)',cs=2),C('Usual care (n = 208)',cs=2),C('Difference (95% CI)',cs=2),C('P value†',rs=2)],['Baseline','Week 24','Baseline','Week 24','Crude','Adjusted'],
     (['Primary outcome']+['']*7,{'i':True}),
     [h('Breathlessness score'),'2.94 (0.88)','2.13 (0.97)','2.91 (0.90)','2.53 (0.95)','–0.43 (–0.61 to –0.25)','–0.41 (–0.58 to –0.24)','<0.001'],
     (['Secondary outcomes']+['']*7,{'i':True}),
     [h('Walking distance, m'),'342 (96)','366 (101)','337 (101)','349 (104)','12 (–1 to 25)','9 (–3 to 21)','0.14'],
     [h('Anxiety subscale'),'7.2 (3.9)','5.8 (3.6)','7.0 (4.1)','6.6 (4.0)','–1.0 (–1.7 to –0.3)','–0.9 (–1.6 to –0.2)','0.009'],
     [h('Depression subscale'),'6.1 (3.5)','5.2 (3.3)','6.3 (3.7)','5.7 (3.5)','–0.3 (–0.9 to 0.3)','–0.3 (–0.9 to 0.3)','0.32'],
     [h('Quality of life, summary score (higher is better)'),'51.8 (18.2)','60.3 (17.9)','52.5 (18.0)','55.1 (18.6)','5.9 (2.6 to 9.2)','5.4 (2.3 to 8.5)','0.001'],
     [h('At target dose, n (%)'),'–','147 (69)','–','71 (34)','35 (26 to 44)','–','<0.001'],
     [h('Admitted to hospital, n (%)'),'–','17 (8)','–','26 (12)','–4 (–10 to 1)','–5 (–11 to 1)','0.13']]
    n=len(rows); yb=d.table(48,yt,[118,50,50,50,50,82,82,34],rows,'Helv',7,hdr=2,aligns='lccccccr',hal='lccccccr',vpad=1.5,hbold=True,rules=[('h',0,0,8,1),('h',1,1,3,.4,4),('h',1,3,5,.4,4),('h',1,5,7,.4,4),('h',2,0,8,.5),('h',n,0,8,1)])
    yb=d.para(48,yb+3,516,'Values are mean (SD) unless stated otherwise. †For the adjusted difference where given, otherwise for the crude one.','Helvetica',6.3,7.6)+12
    # figure right, table 3 left
    y3=d.para(L,yb,w,'<b>TABLE 3</b>&nbsp;&nbsp;Subgroup analyses of the primary outcome','Helvetica',7.8,9.6)+3
    rows=[['Subgroup','No.','Difference','95% CI']]
    for g,its in [('Age',[('< 65 years','179','–0.39','–0.66 to –0.12'),('65 years or more','241','–0.45','–0.68 to –0.22')]),('Sex',[('Female','202','–0.48','–0.73 to –0.23'),('Male','218','–0.37','–0.62 to –0.12')]),('Diagnosis',[('COPD','239','–0.44','–0.67 to –0.21'),('Heart failure','105','–0.36','–0.71 to –0.01'),('Other','76','–0.46','–0.90 to –0.02')])]:
        rows.append([C(g,b=True),'','',''])
        for a,*b in its: rows.append([h(a)]+b)
    n=len(rows); y4=d.table(L,y3,[92,30,54,72],rows,'Helv',7.2,hdr=1,aligns='lrrr',hal='lrrr',vpad=1.1,hbold=True,rules=[('h',0,0,4,1),('h',1,0,4,.5),('h',n,0,4,1)])
    rest=d.flow(rest,L,y4+12,w,752,size=9.2,lead=11.2,head='Helvetica-Bold')
    curve(d,R+32,yb+4,w-40,120,[[(0,.9),(.17,.72),(.33,.6),(.5,.5),(.75,.42),(1,.38)],[(0,.89),(.17,.83),(.33,.78),(.5,.72),(.75,.68),(1,.66)]],['0','4','8','12','16','20','24'],['1.0','1.5','2.0','2.5','3.0'],'Helvetica',6.5,'Weeks since randomisation','Score',[HexColor('#a01c1c'),HexColor('#444444')],True)
    d.text(R+150,yb+80,'Titration','Helvetica',6.5); d.text(R+150,yb+38,'Usual care','Helvetica',6.5)
    y5=d.para(R,yb+150,w,'<b>FIGURE 1</b>&nbsp;&nbsp;Mean breathlessness score during follow-up. Assessments were made at the practice except at week 16, which was by telephone.','Helvetica',7.3,9)
    d.flow(rest,R,y5+10,w,752,size=9.2,lead=11.2,head='Helvetica-Bold'); d.save()
# ---------- 3 trade annex (rotated) ----------
def trade():
    rnd=random.Random(5); W,H=842,595; d=Doc('trade_annex',W,H,rot=True); band=HexColor('#e6eee0'); g=HexColor('#3c5a2a')
    mon=['Jan','Feb','Mar','Apr','May','June','July','Aug','Sept','Oct','Nov','Dec']
    sect=[('0','Food and live animals',[('01','Meat and meat preparations'),('02','Dairy products and eggs'),('03','Fish, crustaceans and molluscs'),('04','Cereals and preparations'),('05','Vegetables and fruit'),('06','Sugar and honey'),('07','Coffee, tea, cocoa, spices'),('08','Feeding stuff for animals'),('09','Miscellaneous edible products')]),
      ('1','Beverages and tobacco',[('11','Beverages'),('12','Tobacco')]),
      ('2','Crude materials',[('21','Hides and skins'),('22','Oil seeds'),('23','Crude rubber'),('24','Cork and wood'),('25','Pulp and waste paper'),('26','Textile fibres'),('27','Crude fertilizers'),('28','Metalliferous ores'),('29','Other crude materials')]),
      ('3','Fuels',[('32','Coal and coke'),('33','Petroleum'),('34','Gas'),('35','Electric current')]),
      ('4','Animal and vegetable oils',[('41','Animal oils'),('42','Vegetable fats')]),
      ('5','Chemicals',[('51','Organic chemicals'),('52','Inorganic chemicals'),('53','Dyeing materials'),('54','Medicinal products'),('55','Perfumes and cleansers'),('56','Fertilizers'),('57','Plastics, primary'),('58','Plastics, other'),('59','Other chemicals')]),
      ('6','Manufactured goods',[('61','Leather'),('62','Rubber manufactures'),('63','Wood manufactures'),('64','Paper and board'),('65','Textile yarn and fabrics'),('66','Mineral manufactures'),('67','Iron and steel'),('68','Non-ferrous metals'),('69','Metal manufactures')])]
    body=[]
    for a,b,its in sect:
        blk=[]; s=[0]*12
        for code,nm in its:
            k=rnd.choice([3,12,40,150,700]); v=[rnd.uniform(.7,1.3)*k for _ in mon]
            if code in('23','35'): v[rnd.randrange(12)]=0
            s=[p+q for p,q in zip(s,v)]; blk.append(([code,C(nm,ind=6)]+['{:,.1f}'.format(q) if q else '-' for q in v],{}))
        body.append(([a,b]+['{:,.1f}'.format(q) for q in s],{'b':True})); body+=blk
    hd=[[C('SITC',rs=2,va='middle'),C('Section and division',rs=2,va='middle'),C('Imports c.i.f., million talers',cs=12)],mon]
    wd=[28,136]+[49]*12; tot=sum(wd); x=(W-tot)/2
    def page(part,no,cap):
        d.text(x,38,'Annex %s'%no,'Helvetica-Bold',10,col=g); d.text(x+52,38,cap,'Helvetica',10)
        rows=hd+part; n=len(rows); bold={i for i,r in enumerate(rows) if isinstance(r,tuple) and r[1].get('b')}
        return d.table(x,46,wd,rows,'Helv',7,hdr=2,aligns='ll'+'r'*12,hal='ll'+'r'*12,vpad=1.35,hcol=white,fills=lambda r:g if r<2 else (band if r in bold else None),rules=[('h',1,2,14,.5,4,white),('h',n,0,14,.8,0,g)])
    k=next(i for i,r in enumerate(body) if r[0][0]=='5')
    yb=page(body[:k],'B.2','Merchandise imports by SITC section and division, 2019'); d.text(x,yb+10,'Continued on next page','Helvetica-Oblique',7)
    d.text(x,575,'External Trade Statistics 2019','Helvetica',7); d.text(x+tot,575,'B-6','Helvetica',7,'r'); d.new()
    yb=page(body[k:],'B.2','(concluded)'); d.text(x,yb+10,'- nil or less than half the unit. Data for the last two months are provisional. Source: Customs Administration.','Helvetica',6.5)
    d.text(x,yb+38,'Annex B.3','Helvetica-Bold',10,col=g); d.text(x+52,yb+38,'Five main partners, million talers','Helvetica',10)
    rows=[['Partner','Imports','Exports','Balance','Share of\ntrade, %']]
    for p in ['Ostrava Union','Kaldor','Republic of Venn','Lower Teal','Sarnia and Dependencies']:
        a,b=rnd.uniform(900,9000),rnd.uniform(900,9000); rows.append([p,'{:,.1f}'.format(a),'{:,.1f}'.format(b),'{:,.1f}'.format(b-a),'%.1f'%rnd.uniform(3,20)])
    d.table(x,yb+44,[130,62,62,62,56],rows,'Helv',7.5,vpad=2.2,hal='lrrrr',hbold=True,rules=[('h',0,0,5,.8,0,g),('h',1,0,5,.5,0,g)]+[('h',i,0,5,.2,0,HexColor('#999999')) for i in range(2,6)]+[('h',6,0,5,.8,0,g)])
    bars(d,x+470,yb+52,250,90,['2014','2015','2016','2017','2018','2019'],[31,34,33,38,41,44],50,10,g,'Imports, thousand million talers',show=True)
    d.text(x,575,'External Trade Statistics 2019','Helvetica',7); d.text(x+tot,575,'B-7','Helvetica',7,'r'); d.save()
if __name__=='__main__': labour(); trial(); trade()
