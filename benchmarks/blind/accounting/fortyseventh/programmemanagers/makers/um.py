import random, csv
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
def wavg(xs,k,w='units'): return sum(x[k]*x[w] for x in xs)/sum(x[w] for x in xs)
# ------------------------------------------------ UM1 renovated/classic PDF
def um1():
    base=[('S1','Studio',0,1,498),('A1','The Alder',1,1,642),('A2','The Aspen',1,1,715),('A2d','Aspen w/ Den',1,1,804),('B1','The Birch',2,1,905),('B2','The Beech',2,2,1018),('B3T','Birch Townhome',2,1.5,1120),('C1','The Cedar',3,2,1276)]
    R=random.Random(4721); groups=[('CLASSIC INTERIORS','C',[18,36,28,0,30,22,8,12]),('RENOVATED INTERIORS','R',[6,24,20,8,14,26,4,8])]
    N=sum(sum(g[2]) for g in groups); keys=['beds','baths','units','pct_units','sf','market','market_sf','actual','actual_sf','ltl']
    hd1=['','','','','','','','MARKET RENT','','IN-PLACE RENT','','LOSS TO\nLEASE']; hd2=['Plan','Name','Beds','Baths','Units','% of\nTotal','Avg\nSF','Per Unit','Per SF','Per Unit','Per SF','$/Unit']
    tab=[hd1,hd2]; sty=[]; rows=[];totals=[]; allx=[]
    def fm(x): return [x['units'],f"{x['pct_units']:.1f}%",f"{x['sf']:,}",f"${x['market']:,}",f"${x['market_sf']:.2f}",f"${x['actual']:,}",f"${x['actual_sf']:.2f}",f"${x['ltl']:,}"]
    def agg(xs):
        u=sum(x['units'] for x in xs); a={k:round(wavg(xs,k)) for k in ('sf','market','actual')}
        return dict(units=u,pct_units=round(100*u/N,1),sf=a['sf'],market=a['market'],market_sf=round(a['market']/a['sf'],2),actual=a['actual'],actual_sf=round(a['actual']/a['sf'],2),ltl=a['market']-a['actual'])
    for gname,suf,cnt in groups:
        i=len(tab); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#c9d6c3')),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5)]; tab.append([gname]+['']*11)
        xs=[]
        for (c,n,b,ba,sf),u in zip(base,cnt):
            if not u: continue
            m=round(700+sf*.98+b*60+(190 if suf=='R' else 0)+R.randint(-15,15)); a=m-R.randint(28,140)
            x=dict(type=f'{c}-{suf}',desc=n,beds=b,baths=ba,units=u,pct_units=round(100*u/N,1),sf=sf,market=m,market_sf=round(m/sf,2),actual=a,actual_sf=round(a/sf,2),ltl=m-a)
            xs.append(x); rows.append(x); tab.append([x['type'],n,b,f'{ba:g}']+fm(x))
        allx+=xs; t=agg(xs)
        if suf=='R': true=t['units']; t['units']=true+2
        lab={'C':'Classic Subtotal / Average','R':'Renovated Subtotal / Average'}[suf]
        i=len(tab); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),.7,colors.black),('SPAN',(0,i),(3,i))]; tab.append([lab,'','','']+fm(t)); totals.append(dict(label=lab,**t))
    t=agg(allx); i=len(tab); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#2f4a35')),('TEXTCOLOR',(0,i),(-1,i),colors.white),('SPAN',(0,i),(3,i))]
    tab.append(['Property Total / Average','','','']+fm(t)); totals.append(dict(label='Property Total / Average',**t))
    T=Table(tab,colWidths=[48,96,38,40,42,46,48,62,52,62,52,62])
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.5),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2f4a35')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(10,0)),('LINEBELOW',(7,0),(8,0),.6,colors.white),('LINEBELOW',(9,0),(10,0),.6,colors.white),
      ('ALIGN',(2,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-2),.2,colors.lightgrey)]+sty))
    P=lambda s,z,b=0:Paragraph(s,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z*1.25))
    def deco(c,doc): c.setFillColor(colors.HexColor('#2f4a35')); c.rect(0,0,792,22,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Times-Italic',9); c.drawString(40,7,'Timberline at Quarry Park   |   Offering Memorandum   |   18')
    SimpleDocTemplate(path('timberline_om_unit_mix.pdf'),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=34,invariant=1).build([P('Unit Mix &amp; Rent Summary',20,1),Spacer(1,4),P(f'Timberline at Quarry Park, {N} homes built 1998. Rents per month from the rent roll dated September 4, 2025.',10),Spacer(1,10),T,Spacer(1,8),P('Averages are weighted by units. Renovated homes have quartz counters, plank flooring and black appliances; one home of each plan is shown per line.'.replace('; one home of each plan is shown per line',''),8.5)],onFirstPage=deco)
    save('timberline_om_unit_mix.pdf','MULTIFAMILY','UNIT_MIX','broker','landscape OM page, classic and renovated groups with subtotals, grouped two-line heads, rent per SF, loss to lease',False,keys,rows,totals,
     {"what":f"Renovated subtotal prints {true+2} units; its lines sum to {true}, and the property total is right","kind":"count_wrong"})
# ------------------------------------------------ UM2 student xlsx
def um2():
    R=random.Random(4722)
    D=[('STUDIOS',[('ST-1','Studio Flat',1,1,412,14)]),('TWO BEDROOM',[('2A','2x2 Standard',2,2,810,24),('2B','2x2 Deluxe Corner',2,2,868,10),('2C','2x1 Value',2,1,744,8)]),('THREE BEDROOM',[('3A','3x3 Flat',3,3,1105,18),('3T','3x3.5 Townhome',3,3.5,1390,12)]),('FOUR BEDROOM',[('4A','4x4 Standard',4,4,1348,40),('4B','4x2 Value',4,2,1210,16),('4T','4x4.5 Cottage',4,4.5,1622,20)]),('FIVE BEDROOM',[('5H','5x5.5 House',5,5.5,2015,6)])]
    keys=['beds','baths','units','other:Total Beds','sf','total_sf','other:Beds Leased','other:Rate per Bed','market','market_total','market_sf']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Mix'
    F=lambda b=False,c='000000':Font(name='Calibri',size=10,bold=b,color=c); 
    ws['B2']='OXENFORD COMMONS'; ws['B2'].font=Font(name='Calibri',size=16,bold=True,color='1F3864'); ws['B3']='Unit and bed mix, academic year 2025/26 as of 15 Aug 2025'; ws['B3'].font=F()
    for (a,b,t) in [('B','C','Floor Plan'),('D','G','Configuration'),('H','I','Area'),('J','J','Leasing'),('K','N','Asking Rent')]:
        if a!=b: ws.merge_cells(f'{a}5:{b}5')
        ws[f'{a}5']=t
    for c,t in zip('BCDEFGHIJKLMN',['Code','Plan Name','Bed-\nrooms','Baths','Units','Total\nBeds','SF per\nUnit','Total\nSF','Beds\nLeased','Rate per\nBed','Rent per\nUnit','Monthly\nPotential','Rent\nper SF']): ws[f'{c}6']=t
    ws['D6']='Bedrooms'
    for r in (5,6):
        for c in 'BCDEFGHIJKLMN':
            x=ws[f'{c}{r}']; x.font=F(True,'FFFFFF'); x.fill=PatternFill('solid',fgColor='1F3864' if r==5 else '2E5597'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(left=Side(style='thin',color='FFFFFF'),right=Side(style='thin',color='FFFFFF'))
    ws.row_dimensions[6].height=30
    fmts=dict(zip('DEFGHIJKLMN',['0','0.0','0','#,##0','#,##0','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$0.00']))
    rows=[];totals=[];r=7;G=[]
    def put(vals,b=False,fill=None):
        for c,v in zip('BCDEFGHIJKLMN',vals):
            x=ws[f'{c}{r}']
            if v is not None: x.value=v
            x.font=F(b); 
            if c in fmts: x.number_format=fmts[c]; x.alignment=Alignment(horizontal='right')
            if fill: x.fill=PatternFill('solid',fgColor=fill)
    def agg(lab,xs):
        u=sum(x['units'] for x in xs); tb=sum(x['other:Total Beds'] for x in xs); ts=sum(x['total_sf'] for x in xs); bl=sum(x['other:Beds Leased'] for x in xs); mt=sum(x['market_total'] for x in xs)
        t={'units':u,'other:Total Beds':tb,'sf':round(ts/u),'total_sf':ts,'other:Beds Leased':bl,'other:Rate per Bed':round(mt/tb),'market':round(mt/u),'market_total':mt,'market_sf':round(mt/ts,2)}
        totals.append(dict(label=lab,**t)); return t
    for s,L in D:
        ws.merge_cells(f'B{r}:N{r}'); ws[f'B{r}']=s; ws[f'B{r}'].font=F(True,'1F3864'); r+=1; xs=[]
        for c,n,b,ba,sf,u in L:
            rate={'ST-1':1345,'2A':965,'2B':1020,'2C':895,'3A':865,'3T':910,'4A':790,'4B':725,'4T':845,'5H':815}[c]; tb=b*u
            x={'type':c,'desc':n,'beds':b,'baths':ba,'units':u,'other:Total Beds':tb,'sf':sf,'total_sf':sf*u,'other:Beds Leased':tb-R.randint(0,max(1,tb//9)),'other:Rate per Bed':rate,'market':rate*b,'market_total':rate*b*u,'market_sf':round(rate*b/sf,2)}
            put([c,n]+[x[k] for k in keys]); rows.append(x); xs.append(x); r+=1
        G+=xs
        if len(L)>1:
            lab=s.title()+' subtotal'; t=agg(lab,xs); put([None,lab,None,None]+[t[k] for k in keys[2:]],True,'DDE6F3'); r+=1
    lab='Community total'; t=agg(lab,G); put([None,lab,None,None]+[t[k] for k in keys[2:]],True,'B4C6E7'); r+=2
    ws[f'B{r}']='Subtotal rates are weighted by beds, unit rents by units. Two model beds counted as leased.'; ws[f'B{r}'].font=Font(name='Calibri',size=9,italic=True)
    ws.column_dimensions['A'].width=2
    for c,w in zip('BCDEFGHIJKLMN',[9,24,11,8,8,9,10,11,9,11,11,13,9]): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path('Oxenford bed mix AY26.xlsx'))
    save('Oxenford bed mix AY26.xlsx','STUDENT_HOUSING','UNIT_MIX','owner\'s asset manager','workbook starting at B, merged group heads, bedroom sections with subtotals (none for one-plan sections), per-bed rates and total beds beside units',True,keys,rows,totals)
# ------------------------------------------------ UM3 csv
def um3():
    R=random.Random(4723)
    D=[('1 Bedroom',1,[('A1','1BR/1BA Garden',1,655,48),('A1U','1BR/1BA Upper Vaulted',1,670,32),('A3','1BR/1BA Sunroom',1,748,20)]),('2 Bedroom',2,[('B1','2BR/1BA',1,880,36),('B2','2BR/2BA Split',2,1010,56),('B2F','2BR/2BA Fireplace',2,1042,18),('B4','2BR/2.5BA Townhouse',2.5,1215,14)]),('3 Bedroom',3,[('C1','3BR/2BA',2,1240,24),('C2','3BR/2BA End Unit',2,1305,8)])]
    keys=['beds','baths','sf','units','occupied','vacant','pct_occ','total_sf','market','market_total','actual','actual_total','actual_sf']
    rows=[];totals=[];G=[];out=[['Saffron Ridge Apartments','']+['']*13,['Unit Type Summary - 10/01/2025']+['']*14,[]*1,
      ['Unit','','Bed','Bath','Avg','Total','Occ','Vac','Pct','Total','Market Rent','Market Rent','Lease Rent','Lease Rent','Lease Rent'],
      ['Type','Description','Rooms','Rooms','Sq Ft','Units','Units','Units','Occupied','Sq Ft','Avg/Unit','Total','Avg/Occ Unit','Total','Per Sq Ft']]
    m=lambda v:f'${v:,.2f}'
    def line(a,b,x): return [a,b,x.get('beds',''),f"{x['baths']:.1f}" if 'baths' in x else '',f"{x['sf']:,}",x['units'],x['occupied'],x['vacant'],f"{x['pct_occ']:.2f}%",f"{x['total_sf']:,}",m(x['market']),m(x['market_total']),m(x['actual']),m(x['actual_total']),f"{x['actual_sf']:.2f}"]
    def agg(xs):
        s=lambda k:sum(x[k] for x in xs); u,o=s('units'),s('occupied')
        osf=sum(x['sf']*x['occupied'] for x in xs)
        return dict(sf=round(s('total_sf')/u),units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,2),total_sf=s('total_sf'),market=round(s('market_total')/u,2),market_total=s('market_total'),actual=round(s('actual_total')/o,2),actual_total=round(s('actual_total'),2),actual_sf=round(s('actual_total')/osf,2))
    for s,b,L in D:
        xs=[]
        for c,n,ba,sf,u in L:
            o=u-R.randint(0,max(1,u//10)); mk=R.randint(0,12)*5+int(640+sf*.9)//5*5; at=sum(mk-R.randint(-20,160) for _ in range(o))
            x=dict(type=c,desc=n,beds=b,baths=ba,sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,2),total_sf=sf*u,market=mk,market_total=mk*u,actual=round(at/o,2),actual_total=at,actual_sf=round(at/o/sf,2))
            xs.append(x); rows.append(x); out.append(line(c,n,x))
        t=agg(xs); lab=f'Total {s}'; out.append(line(lab,'',t)); out.append([]); totals.append(dict(label=lab,**t)); G+=xs
    t=agg(G); out.append(line('Total Saffron Ridge','',t)); totals.append(dict(label='Total Saffron Ridge',**t)); out.append([]); out.append(['Lease rent averages cover occupied units only; model and down units are counted vacant.'])
    with open(path('saffron_ridge_unit_types.csv'),'w',newline='',encoding='utf-8') as f: csv.writer(f).writerows(out)
    save('saffron_ridge_unit_types.csv','MULTIFAMILY','UNIT_MIX','system export','csv, two-line heads, preamble, bedroom subtotals, occupancy, averages and totals of market and lease rent',False,keys,rows,totals)
