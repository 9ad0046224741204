from makelib import *
# ---------- price index flash: Letter, Vera, side by side ----------
def cpi():
    rnd=random.Random(3); d=Doc('cpi_flash',612,792); g=HexColor('#7a2048'); lt=HexColor('#f3e6ec'); mid=HexColor('#d9b8c6')
    d.rect(0,0,14,792,fill=g); d.text(40,44,'STATISTICAL RELEASE','VeraBd',8,col=g); d.text(40,66,'Consumer prices, May','VeraBd',18); d.text(575,44,'Embargo: 9.30 a.m., 14 June','Vera',7.5,'r')
    y=d.para(40,76,535,'Consumer prices rose by 0.3% between April and May after seasonal adjustment. The annual rate eased to 2.7%, from 2.9% in April. Lower fuel prices explain most of the difference; rents and restaurant prices went on rising at their recent pace.','Vera',8.5,12)
    y+=14; d.text(40,y,'A. Main groups','VeraBd',7.5,col=g); d.text(352,y,'B. Average prices in shops','VeraBd',7.5,col=g); y+=5
    its=[('Food and soft drinks',121.4,'148'),('Alcohol and tobacco',138.0,'52'),('Clothing and footwear',97.6,'61'),('Housing, water, electricity and other fuels',126.9,'211'),('Furnishings',104.2,'58'),('Health',118.8,'33'),('Transport',115.1,'139'),('Communication',88.3,'31'),('Recreation',103.7,'102'),('Education',131.5,'27'),('Restaurants and hotels',125.2,'79'),('Other goods and services',112.6,'59')]
    rows=[['','Weight','Index','Month','Year']]
    for a,b,w in its: rows.append([a,w,'%.1f'%b,'%.1f'%rnd.uniform(-.6,.9),'%.1f'%rnd.uniform(-2,5.5)])
    rows.append((['All items','1,000','115.7','0.3','2.7'],{'b':True,'fill':mid}))
    a=d.table(40,y,[118,41,40,40,36],rows,'Vera',6.9,lead=8.6,vpad=2.1,hbold=True,hcol=white,lv='top',hal='lrrrr',fills=lambda r:g if r==0 else (lt if r%2==0 else None))
    rows=[['Item','Unit','Price','Last year']]
    for n,u,p,q in [('Bread, white','loaf','1.32','1.27'),('Flour','kg','0.94','0.96'),('Beef, stewing','kg','11.80','10.95'),('Eggs','dozen','3.25','2.88'),('Milk, whole','litre','1.09','1.05'),('Butter','250 g','2.46','2.51'),('Potatoes','kg','1.18','0.97'),('Apples','kg','2.35','2.40'),('Coffee, ground','500 g','6.72','6.10'),('Petrol','litre','1.71','1.84'),('Cinema ticket','each','10.50','10.20'),('Haircut, men','each','19.40','18.60')]:
        rows.append([n,u,C(p,cur='$'),C(q,cur='$')])
    b=d.table(352,y,[84,41,47,51],rows,'Vera',6.9,lead=8.6,vpad=1.9,aligns='llrr',hal='llrr',hbold=True,rules=[('h',0,0,4,1.4,0,g),('h',1,0,4,.6,0,g)]+[('h',i,0,4,.25,0,HexColor('#aaaaaa')) for i in range(2,13)]+[('h',13,0,4,1.4,0,g)])
    y=max(a,b); d.text(40,y+10,'Index: 2010 = 100. Weights sum to 1,000. Changes in per cent; month: seasonally adjusted.','Vera',6); d.text(352,y+10,'Unweighted means of 41 towns.','Vera',6)
    y+=34; d.text(40,y,'C. Contributions to the annual rate, percentage points','VeraBd',7.5,col=g); y+=5
    mon=['June','July','Aug.','Sept.','Oct.','Nov.','Dec.','Jan.','Feb.','Mar.','Apr.','May']
    rows=[['']+mon]
    for n,base in [('Energy',.5),('Food',.55),('Other goods',.3),('Rents',.7),('Other services',.85)]: rows.append([n]+['%.2f'%(base+rnd.uniform(-.2,.2)) for _ in mon])
    rows.append((['Annual rate, %']+['%.1f'%rnd.uniform(2.6,3.2) for _ in mon[:-2]]+['2.9','2.7'],{'b':True}))
    y=d.table(40,y,[79]+[38]*12,rows,'Vera',6.9,vpad=1.8,hal='l'+'r'*12,rules=[('h',1,0,13,.6,0,g),('h',6,0,13,.6,0,g)])
    y+=26; d.text(40,y-6,'Annual rate of change of the index, %','VeraBd',7.5,col=g)
    curve(d,62,y+6,300,112,[[(i/24,.35+.3*rnd.random()+.012*i) for i in range(25)],[(i/24,.4+.015*i+.05*rnd.random()) for i in range(25)]],['May 17','Nov','May 18','Nov','May 19'],['0','1','2','3','4'],'Vera',6.5,cols=[g,HexColor('#888888')])
    d.text(70,y+18,'All items (dark); excluding food and energy (grey)','Vera',6)
    x=392; d.rect(x,y,575,y+120,fill=lt); d.text(x+10,y+16,'Enquiries','VeraBd',8,col=g)
    d.para(x+10,y+22,165,'Prices Division, 4 Quay Street, Port Ellery. Telephone 555 0134, weekdays from nine to four. The next release, for June, will appear on 12 July. Methods are described in the Handbook of Price Statistics, third edition.','Vera',7,10)
    d.text(40,770,'Bureau of Statistics and Surveys','Vera',6.5); d.text(575,770,'No. 05/19','Vera',6.5,'r'); d.save()
# ---------- old yearbook: open, Courier, Times captions ----------
def yearbook():
    rnd=random.Random(8); d=Doc('yearbook_1974',480,700)
    d.text(36,34,'88','Times-Roman',9); d.text(240,34,'PUBLIC HEALTH AND VITAL STATISTICS','Times-Roman',8.5,'c',cs=1)
    d.text(240,62,'63. HOSPITALS, BEDS AND PATIENTS BY PROVINCE, 1969 TO 1973','Times-Bold',9,'c')
    yrs=['1969','1970','1971','1972','1973']
    rows=[['Province']+yrs]
    for h,f in [('HOSPITALS',lambda b,i:'%d'%(b/9+i)),('BEDS AVAILABLE',lambda b,i:'{:,.0f}'.format(b*11+i*17)),('IN-PATIENTS DISCHARGED',lambda b,i:'{:,.0f}'.format(b*230+i*rnd.randrange(-400,900)))]:
        rows.append(([C(h,cs=6,al='c')],{'gap':5}))
        for p,b in [('Astermark',410),('Bel Navar',122),('Coastland',267),('Northern Isles',38),('Upper Rance',95),('Capital District',610)]:
            v=[f(b,i) for i in range(5)]
            if p=='Northern Isles': v[0]='..'
            if p=='Upper Rance' and h[0]=='I': v[1]='..'
            rows.append([p]+v)
        rows.append((['Total']+[f(1542,i) for i in range(5)],{'gap':2}))
    y=d.table(40,74,[130,54,54,54,54,54],rows,'Cour',7.6,lead=9.2,vpad=.7,hal='lrrrrr')
    d.text(40,y+13,'..  Not available.   Excludes convalescent homes and military hospitals.','Times-Italic',7.5)
    y+=40; d.text(240,y,'64. REGISTERED HEALTH PERSONNEL AT 31 DECEMBER','Times-Bold',9,'c')
    rows=[[C('Profession'),C('1971'),C('1972'),C('1973'),C('Per 100 000\ninhabitants')]]
    for p in ['Physicians','Dentists','Pharmacists','Veterinary surgeons','Midwives','Nurses, registered','Nurses, auxiliary, including\nstudents in the final year','Radiographers','Sanitary inspectors']:
        b=rnd.randrange(60,9000); rows.append([p]+[('%d'%(b*(1+.04*i)) if b<1000 else '{:,.0f}'.format(b*(1+.04*i)).replace(',',' ')) for i in range(3)]+['%.1f'%(b/31)])
    rows[4][1]='-'
    y=d.table(40,y+12,[158,56,56,56,74],rows,'Cour',7.6,lead=9.2,vpad=.9,hal='lrrrr',lv='bottom')
    d.text(40,y+13,'Source: Registers kept by the Ministry of Health and Welfare.','Times-Italic',7.5); d.save()
# ---------- physics letter ----------
def physics():
    rnd=random.Random(21); d=Doc('materials_letter',595,842); L,R,w=44,307,244
    d.text(44,36,'APPLIED LATTICE LETTERS 37, 04512 (2016)','Helvetica',7.5); d.line(44,41,551,41,.5)
    y=d.para(80,56,435,'Thermal expansion and elastic moduli of layered hafnium tellurosilicates','Times-Bold',14,17,1)
    y=d.para(80,y+5,435,'R. Oyelaran, K. Sturm-Vallis, and H. Nakagawa','Times-Roman',10,13,1); y=d.para(80,y,435,'Institute for Solid Matter, University of Carrow, 4400 Carrow','Times-Italic',9,12,1)
    y=d.para(96,y+8,403,'We report lattice parameters, thermal expansion and elastic moduli of five layered compounds between 80 and 600 K. Expansion along the stacking axis is up to six times larger than in the plane. A simple model with two force constants accounts for the anisotropy within the uncertainty of the measurement.','Times-Roman',8.6,10.4,4)+12
    P=['Layered compounds with weak bonding between the sheets are candidates for thermal switches and for soft contacts in devices that work over a wide range of temperatures. Their expansion is seldom known with the accuracy that a design requires, since powders take up a preferred orientation and single crystals are thin and easily bent.',
       'Here we use crystals grown by vapour transport, with a thickness of 0.2 to 0.6 mm, held by a spring of fused silica. Lattice parameters were obtained from fourteen reflections at each of nine temperatures. The moduli were derived from resonant ultrasound spectra of platelets cut from the same crystals.',
       'Table I gives the lattice parameters at room temperature. They agree with the values of earlier authors where these exist, except for the tin compound, for which the stacking axis is longer by 0.3 per cent. We ascribe the difference to a small excess of tellurium in the earlier samples.',
       'The expansion coefficients of Table II were obtained by fitting a polynomial of second order to the data. The in-plane coefficient is nearly independent of composition. Along the stacking axis, by contrast, it increases with the size of the interlayer cation, and it is largest for the barium compound, in which the sheets are farthest apart.',
       'In the model the sheets are treated as rigid plates connected by anharmonic springs. The two force constants were fitted to the moduli; no further parameter is needed to describe the expansion. Figure 1 compares the model with the data for two of the compounds. The agreement is best above 200 K, where the heat capacity of the soft modes has reached its classical limit.',
       'At low temperatures the calculated expansion is too large. Quantum effects, which are left out of the model, would reduce it by about the amount required. A full calculation is in progress, and will be published elsewhere together with measurements down to 4 K.',
       'We thank the workshop of the Institute for the construction of the dilatometer and one of the referees for pointing out an error in the treatment of the absorption. This work was supported by the Carrow Research Council under Grant No. 16-0221.',
       'In conclusion, layered hafnium tellurosilicates combine a large and nearly constant expansion along one axis with a very small one in the plane. Mixed crystals should allow the ratio to be tuned continuously between three and six.']
    X=['The uncertainty of the coefficients is dominated by the reading of the spring, and not by the scatter of the reflections. We have checked the calibration with a crystal of silicon, for which the accepted value was reproduced to within 0.1 × 10<super>–6</super> per kelvin over the whole range.',
       'Platelets that had been glued on one side showed a smaller expansion and a marked hysteresis on cooling. These data were discarded. It is possible that some of the older values, which are lower than ours by up to one third, suffer from the same defect; the original papers do not describe how the samples were mounted.',
       'The moduli are less certain than the lattice parameters, because the platelets are not exactly rectangular. Missing entries in Table II denote moduli to which none of the observed resonances was sensitive. For the tin compound the spectrum contained only nine usable lines.']
    rest=d.flow(P[:2],L,y,w,800,size=9.4,lead=11.4)
    ya=y+146
    ya=d.para(L,ya,w,'TABLE I. Lattice parameters and densities at 293 K. Figures in parentheses are standard deviations of the last digit.','Times-Roman',8.4,10,4)+4
    rows=[['Compound','a (nm)','c (nm)','c/a','Z','Density\n(g/cm3)']]
    for n,z in [('HfCaSiTe','2'),('HfSrSiTe','2'),('HfBaSiTe','2'),('HfSnSiTe','4'),('HfPbSiTe','4')]:
        a,cc=rnd.uniform(.36,.42),rnd.uniform(1.1,1.9); rows.append([n,'%.4f(%d)'%(a,rnd.randint(1,9)),'%.3f(%d)'%(cc,rnd.randint(1,9)),'%.2f'%(cc/a),z,'%.2f'%rnd.uniform(5.8,8.9)])
    n=len(rows); db=lambda n,N:[('h',0,0,N,.4),('h',1,0,N,.4),('h',n,0,N,.4)]
    yt=ya; ya=d.table(L,yt,[56,50,48,30,18,42],rows,'Times',8.4,lead=9.8,vpad=1.1,aligns='lccccc',rules=db(n,6),words=True); d.line(L,yt-2,L+w,yt-2,.4); d.line(L,ya+2,L+w,ya+2,.4)
    rest=d.flow(rest+P[2:]+X,L,ya+14,w,800,size=9.4,lead=11.4)
    # right col: Table II top
    yt=d.para(R,y,w,'TABLE II. Linear expansion coefficients (10<super>–6</super> K<super>–1</super>) and elastic moduli (GPa).','Times-Roman',8.4,10,4)+5
    rows=[['',C('Expansion',cs=2),C('Moduli',cs=4)],['Compound','in plane','axial','B','G','C11','C33']]
    for nme in ['HfCaSiTe','HfSrSiTe','HfBaSiTe','HfSnSiTe','HfPbSiTe']:
        rows.append([nme,'%.1f ± %.1f'%(rnd.uniform(4,7),rnd.uniform(.1,.5)),'%.1f ± %.1f'%(rnd.uniform(14,34),rnd.uniform(.4,1.5))]+['%.1f'%rnd.uniform(20,60),'%.1f'%rnd.uniform(9,30),'%.0f'%rnd.uniform(80,140),'%.1f'%rnd.uniform(22,70)])
    rows[4][4]='...'; rows[5][6]='...'
    n=len(rows); yb=d.table(R,yt,[44,47,50,26,24,25,28],rows,'Times',8.2,lead=9.8,pad=1.5,vpad=1.1,aligns='lddddrd',dec={1:31,2:31,3:8,4:8,6:8},hal='lcccccr',words=True,rules=[('h',0,0,7,.4),('h',1,1,3,.3,4),('h',1,3,7,.3,4),('h',2,0,7,.4),('h',n,0,7,.4)])
    d.line(R,yt-2,R+w,yt-2,.4); d.line(R,yb+2,R+w,yb+2,.4)
    curve(d,R+34,yb+22,w-44,120,[[(0,.05),(.2,.14),(.4,.3),(.6,.47),(.8,.66),(1,.86)],[(0,.03),(.2,.09),(.4,.19),(.6,.3),(.8,.41),(1,.53)]],['0','100','200','300','400','500','600'],['0','4','8','12','16'],'Times-Roman',7.5,'T (K)','Change of length (0.1%)',marks=True)
    d.text(R+150,yb+52,'Ba','Times-Roman',8); d.text(R+190,yb+100,'Ca','Times-Roman',8)
    yc=d.para(R,yb+166,w,'FIG. 1. Relative change of length along the stacking axis. Dots: data; lines: model with two force constants.','Times-Roman',8.4,10,4)
    d.flow(rest,R,yc+12,w,800,size=9.4,lead=11.4)
    d.text(297,822,'04512-1','Helvetica',7,'c'); d.save()
# ---------- release calendar ----------
def calendar():
    d=Doc('release_calendar',595,842); g=HexColor('#1f3d7a'); gr=HexColor('#9fb0d0')
    d.text(50,60,'Advance release calendar','Helvetica-Bold',20,col=g); d.text(50,78,'February and March','Helvetica',12,col=g); d.line(50,86,545,86,2,g)
    y=d.para(50,94,495,'All releases appear at 10 a.m. on the day shown unless another hour is given. Dates may change at short notice for technical reasons; changes are announced on the notice board of the Office at least one week ahead.','Helvetica',9,12)+10
    R_=[('Fri','1 Feb','Retail turnover','December','Monthly','No','T. Varga'),('Tue','5 Feb','Industrial orders and production','December','Monthly','Yes','M. Lind'),('Thu','7 Feb','Bankruptcies and new firms','4th quarter','Quarterly','No','S. Abara'),('Tue','12 Feb','Consumer price index','January','Monthly','No','J. Pohl'),('Tue','12 Feb','Producer and import prices, with revised weights from the annual survey','January','Monthly','Yes','J. Pohl'),('Fri','15 Feb, 2 p.m.','Gross domestic product, first estimate','4th quarter','Quarterly','Yes','A. Ferrant'),('Wed','20 Feb','Dwellings approved and completed','Year','Annual','No','T. Varga'),('Mon','25 Feb','Overnight stays','January','Monthly','No','S. Abara'),('Thu','28 Feb','Labour force survey','4th quarter','Quarterly','Yes','M. Lind'),('Mon','4 Mar','Agricultural census: preliminary results for holdings and livestock','Census year','Every ten years','–','K. Dumont'),('Fri','8 Mar','Retail turnover','January','Monthly','No','T. Varga'),('Tue','12 Mar','Consumer price index','February','Monthly','No','J. Pohl'),('Thu','14 Mar','Balance of payments','4th quarter','Quarterly','Yes','A. Ferrant'),('Tue','19 Mar','Births, deaths and marriages','Year','Annual','No','K. Dumont'),('Fri','29 Mar','Sector accounts','4th quarter','Quarterly','Yes','A. Ferrant')]
    rows=[[C('Date',cs=2),'Release','Reference period','Frequency','Revised\nfigures?','Contact']]+[list(r) for r in R_]
    n=len(rows); y=d.table(50,y,[28,52,163,72,64,50,66],rows,'Helv',8.2,lead=10,vpad=2.6,pad=3.5,aligns='lllllcl',hal='lllllcl',hbold=True,hcol=g,rules=[('h',1,0,7,1.2,0,g)]+[('h',i,0,7,.35,0,gr) for i in range(2,n)]+[('h',n,0,7,1.2,0,g)],)
    y+=22; d.text(50,y,'Notes to users','Helvetica-Bold',11,col=g)
    P=['•  Detailed results are placed in the data bank at the same hour as the release and can be downloaded free of charge.','•  Revised figures replace all earlier values. Reasons are given in the methods box of each release.','•  Journalists may ask for an advance copy one hour before publication, under the usual conditions.','•  Releases on paper are sent by post on the following working day.']
    yy=y+8
    for p in P: yy=d.para(50,yy,232,p,'Helvetica',8.5,11)+4
    # table 2 right: contacts
    x=312; d.text(x,y,'Whom to ask','Helvetica-Bold',11,col=g)
    rows=[['Name','Subject','Room','Extension']]+[['S. Abara','Firms, tourism','B 114','2261'],['K. Dumont','Population, farms','C 020','2407'],['A. Ferrant','National accounts','A 303','2115'],['M. Lind','Labour, industry','A 218','2188'],['J. Pohl','Prices','A 221','2190'],['T. Varga','Trade, housing','B 107','2259']]
    d.table(x,y+7,[62,84,40,47],rows,'Helv',8.2,lead=10,vpad=2,pad=3.5,aligns='lllr',hal='lllr',hbold=True,rules=[('grid',.5,gr)],fills=lambda r:HexColor('#e8edf7') if r==0 else None)
    # form
    y=max(yy,y+115)+14; d.rect(50,y,545,y+112,w=.8,col=g); d.text(60,y+16,'Subscription by post','Helvetica-Bold',10,col=g)
    d.text(60,y+36,'Name','Helvetica',8.5); d.line(96,y+38,300,y+38,.4); d.text(60,y+58,'Street and town','Helvetica',8.5); d.line(130,y+60,300,y+60,.4)
    d.text(330,y+36,'I wish to receive','Helvetica',8.5)
    for k,t in enumerate(['the monthly calendar','the yearbook (42 crowns)','the price bulletin']): d.rect(330,y+44+15*k,338,y+52+15*k,w=.6); d.text(343,y+51+15*k,t,'Helvetica',8.5)
    d.text(60,y+92,'Date and signature','Helvetica',8.5); d.line(140,y+94,300,y+94,.4)
    d.text(297,822,'– 3 –','Helvetica',8,'c'); d.save()
# ---------- ecology species ----------
def ecology():
    rnd=random.Random(17); d=Doc('ecology_species',595,842)
    d.text(50,40,'118','Times-Roman',9); d.text(297,40,'H. BRANDVOLD & E. SCHREUDER','Times-Roman',8,'c'); 
    y=d.para(50,54,495,'<b>Table 4.</b> Abundance (individuals per 100 m<super>2</super>) and mean body length of fishes caught at five stations of the Orrin estuary in the wet and the dry season. +, present in hand-net samples only; blank, not found.','Times-Roman',9,11,4)+4
    fam=[('Clupeidae',['Alosa borealis','Sardinops minor','Clupea orrina']),('Mugilidae',['Mugil vastus','Chelon parvidens','Liza clara','Liza obscura']),('Gobiidae',['Gobius limosus','Gobius tenuis','Pomatoschistus albus','Pomatoschistus rex','Zosterisessor major']),('Pleuronectidae',['Platichthys orbis','Pleuronectes lentus','Limanda rufa']),('Syngnathidae',['Syngnathus acutus','Nerophis longus','Hippocampus nanus']),('Sparidae',['Diplodus binotatus','Sparus nitens','Lithognathus arenae','Boops viridis']),('Labridae',['Symphodus pictus','Labrus carinatus']),('Gasterosteidae',['Gasterosteus sp.','Spinachia brevis']),('Cottidae',['Myoxocephalus torvus','Taurulus bulbosus'])]
    rows=[[C('Taxon',rs=2),C('Wet season',cs=5),C('Dry season',cs=5),C('Length (mm)',cs=2)],['S1','S2','S3','S4','S5','S1','S2','S3','S4','S5','Mean','SD']]
    for f,sp in fam:
        rows.append([C(f)]+['']*12)
        for s in sp:
            v=[]
            for _ in range(10):
                u=rnd.random(); v.append('' if u<.25 else '+' if u<.36 else '%.1f'%rnd.choice([rnd.uniform(.1,3),rnd.uniform(2,40),rnd.uniform(.2,200)]))
            rows.append([C(s,i=True,ind=8)]+v+['%d'%rnd.randrange(28,340),'%d'%rnd.randrange(3,49)])
    rows.append((['Number of species']+['%d'%rnd.randrange(11,26) for _ in range(10)]+['',''],{'gap':3})); rows.append(['Shannon index']+['%.2f'%rnd.uniform(1.2,2.9) for _ in range(10)]+['',''])
    n=len(rows); y=d.table(50,y,[113]+[31]*10+[38,34],rows,'Times',8.3,lead=9.6,vpad=.9,pad=1.5,hdr=2,aligns='l'+'d'*10+'rr',dec=13,hal='l'+'c'*10+'rr',rules=[('h',0,0,13,.9),('h',1,1,6,.4,5),('h',1,6,11,.4,5),('h',1,11,13,.4,3),('h',2,0,13,.5),('h',n-2,0,13,.5),('h',n,0,13,.9)])
    y+=16
    P=['Only eight of the twenty-eight species were taken at more than three stations in both seasons. The four species of grey mullet made up 41 per cent of all individuals, and the gobies another 27 per cent. Abundance was highest at the second station, where the channel widens and eelgrass covers much of the bottom.','The number of species did not differ between seasons, but its distribution did. In the wet season marine species retreated towards the mouth, and freshwater species, though few, reached the third station. The Shannon index followed the same pattern with less variation.','Body length was greater in the dry season for seven of the nine families. As mesh size was the same throughout, the difference probably reflects growth of a single cohort rather than selection by the net.','Seahorses and pipefishes were confined to eelgrass. Their numbers were small, yet they were found in every year of the survey, and the estuary is therefore of more than local importance for the group.']
    r=d.flow(P,50,y,240,y+104,size=9.5,lead=11.6); d.flow(r,305,y,240,800,size=9.5,lead=11.6); d.save()
# ---------- working paper regressions ----------
def paper():
    rnd=random.Random(29); d=Doc('working_paper_wages',612,792)
    y=d.para(90,84,432,'wages respond to vacancies with a delay of about two quarters. The coefficients are larger for workers who change employer than for those who stay, and they are larger for men than for women, although the latter difference is not always significant. Columns (4) to (6) show that adding regional effects does little to the estimates.','Times-Roman',11,14.5,4)
    d.text(306,y+24,'Table 5: Wage growth and labour market tightness','Times-Roman',11,'c')
    def se(b,s): return '('+b+')'+''
    rows=[['',C('All workers',cs=3),C('With regional effects',cs=3)],['','Stayers','Movers','Women','Stayers','Movers','Women'],['','(1)','(2)','(3)','(4)','(5)','(6)']]
    rows.append(([C('Panel A: Hourly wages',cs=7,i=True,al='l')],{'gap':2}))
    def coef(nm,lo,hi,blank=()):
        a=[nm];b=['']
        for k in range(6):
            if k in blank: a.append('');b.append('');continue
            v=rnd.uniform(lo,hi); s=abs(v)/rnd.uniform(.8,6); st='***' if abs(v/s)>2.6 else '**' if abs(v/s)>1.96 else '*' if abs(v/s)>1.65 else ''
            a.append(('%.3f'%v).replace('-','–')+st); b.append('(%.3f)'%s)
        rows.append(a); rows.append(b)
    coef('Vacancies per job seeker',.02,.2); coef('  lagged two quarters'.strip().capitalize(),.05,.35); coef('Inflation expected',-.1,.5,(3,))
    rows.append(['Observations']+['{:,}'.format(rnd.randrange(3000,60000)) for _ in range(6)]); rows.append(['R-squared']+['%.3f'%rnd.uniform(.05,.4) for _ in range(6)])
    rows.append(([C('Panel B: Monthly earnings',cs=7,i=True,al='l')],{'gap':5}))
    coef('Vacancies per job seeker',.02,.2); coef('Lagged two quarters',.05,.35); coef('Share of long-term unemployed',-.4,-.02,(0,1))
    rows.append(['Observations']+['{:,}'.format(rnd.randrange(3000,60000)) for _ in range(6)]); rows.append(['R-squared']+['%.3f'%rnd.uniform(.05,.4) for _ in range(6)])
    rows.append((['Industry effects']+['Yes']*6,{'gap':3})); rows.append(['Regional effects']+['No']*3+['Yes']*3)
    n=len(rows); yt=y+34
    yb=d.table(90,yt,[144]+[48]*6,rows,'Times',9.6,lead=11.4,vpad=1,hdr=3,aligns='lcccccc',hal='lcccccc',rules=[('h',0,0,7,.9),('h',1,1,4,.4,3),('h',1,4,7,.4,3),('h',3,0,7,.5),('h',n-2,0,7,.5),('h',n,0,7,.9)])
    yb=d.para(90,yb+4,432,'<i>Notes:</i> Standard errors clustered by local labour market in parentheses. All regressions include age, age squared, education and quarter effects. * p &lt; 0.10, ** p &lt; 0.05, *** p &lt; 0.01.','Times-Roman',8.6,10.4,4)
    yb=d.para(90,yb+14,432,'To give an idea of the magnitude, an increase in vacancies by one standard deviation raises the hourly wages of stayers by about 0.4 per cent after two quarters, which is a quarter of average real wage growth over the period. Appendix C repeats the exercise with data from tax records and finds somewhat smaller effects for movers.','Times-Roman',11,14.5,4)
    d.text(306,760,'17','Times-Roman',10,'c'); d.save()
if __name__=='__main__':
    for f in (cpi,yearbook,physics,calendar,ecology,paper): f()
