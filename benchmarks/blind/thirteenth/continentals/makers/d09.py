# German retail warehouse portfolio on one sheet, formulas recalculated by LibreOffice
from common import *
import openpyxl,subprocess,os
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
R=random.Random(6109); N='X02_german_retail_parks_portfolio.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Mieterliste'
P=[('Fachmarktzentrum Ahornweg, Celle',13),('Nahversorger Bahnhofstraße, Stendal',7),('Fachmarktzentrum Drosselpark, Hof',16),('Supermarkt Lindenplatz, Plauen',4),('Fachmarktzentrum Elbwiesen, Pirna',11)]
T={'Food':['Frischemarkt Holsten','REGA Discount','Biomarkt Kornblume'],'Drugstore':['Drogerie Mertens'],'Fashion':['TextilProfi','Modehaus Jung','KidsKiste','Jeansladen 44'],'Shoes':['Schuhcenter Brandt'],'DIY / home':['Bauwelt Kröger','Bettenhaus Sanft','Teppich-Tresor'],'Pets':['Tierfreund'],'Bakery':['Bäckerei Hüsing','Backstube Ohlsen'],'Services':['Reinigung Blitzblank','Friseur Haarwerk','Sparkasse (ATM)','Apotheke am Park','Reisebüro Kompass'],'Fitness':['FitPoint 24'],'Electronics':['Elektro Sander'],'Furniture':['Polster Paradies']}
siz={'Food':(800,2400,11.5),'Drugstore':(550,750,12),'Fashion':(300,900,9.5),'Shoes':(350,600,10),'DIY / home':(700,4200,6.2),'Pets':(450,800,9),'Bakery':(40,110,21),'Services':(30,150,14),'Fitness':(700,1300,7.5),'Electronics':(800,1500,9),'Furniture':(1500,3000,5.8)}
f9=Font(name='Arial',size=9); b9=Font(name='Arial',size=9,bold=True)
ws['A1']='PORTFOLIO NORDLICHT'; ws['A1'].font=Font(name='Arial',size=16,bold=True)
ws['A2']='Tenancy schedule, cut-off 31.12.2024, amounts in EUR net of VAT'; ws['A2'].font=f9
H=['Asset','Unit no.','Branch','Tenant','NLA (sqm)','Contract start','Contract end','Options','Net cold rent p.m.','Net cold rent /sqm','Net cold rent p.a.','Ancillary cost advance p.m.','Index clause','Security','WALT (y)','Internal key']
for i,h in enumerate(H,1):
    c=ws.cell(4,i,h); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='44546A'); c.alignment=Alignment(wrap_text=True,vertical='top')
ws.freeze_panes='E5'; ws.column_dimensions['P'].hidden=True
r=5;rows=[];subr=[];G=[0]*5;AS=D(2024,12,31)
for pi,(p,n) in enumerate(P,1):
    a0=r;branches=['Food']+[R.choice([k for k in T if k!='Food']) for _ in range(n-1)]; used=set()
    S=[0]*4
    for k,br in enumerate(branches,1):
        lo,hi,pr=siz[br]; area=round(R.uniform(lo,hi),1); u=f'{pi}.{k:02d}'; vac=k>1 and R.random()<.12
        opt=[t for t in T[br] if t not in used] or [T[br][0]+' II']; t=R.choice(opt)
        s=rdate(R,(2009,1,1),(2024,3,1)).replace(day=1); e=s.replace(year=s.year+R.choice([10,15,15]))
        while e<=AS: e=e.replace(year=e.year+5)
        e-=dt.timedelta(1); m=round(area*pr*R.uniform(.9,1.1),2); nk=round(area*1.6,2); sec=R.choice(['3 MM bank guarantee','Parent guarantee','none','Cash deposit'])
        q={'unit':u,'propertyName':p,'area':area}
        if vac:
            v=[p,u,None,'Leerstand',area,None,None,None,0,None,0,0,None,None,None,f'K{pi}{k:03d}']; q.update(statusText='Leerstand',contractRent=0,annualRent=0,unitType=br,charges=[{'code':'Ancillary cost advance p.m.','amount':0}]); m=nk=0
        else:
            used.add(t); v=[p,u,br,t,area,s,e,R.choice(['3 x 5 y','2 x 5 y','1 x 3 y','none']),m,None,round(m*12,2),nk,R.choice(['CPI 10 % threshold / 65 %','CPI 5 % / 100 %','none']),sec,round((e-AS).days/365.25,1),f'K{pi}{k:03d}']
            q.update(tenantName=t,unitType=None,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),charges=[{'code':'Ancillary cost advance p.m.','amount':nk}])
        v[2]=br; q['unitType']=br
        for i,x in enumerate(v,1):
            c=ws.cell(r,i,x); c.font=f9
            c.number_format={5:'#,##0.0',6:'DD/MM/YYYY',7:'DD/MM/YYYY',9:'#,##0.00',11:'#,##0.00',12:'#,##0.00',15:'0.0'}.get(i,'General')
        if not vac: c=ws.cell(r,10,f'=ROUND(I{r}/E{r},2)'); c.number_format='0.00'; c.font=f9
        rows.append(q); S=[round(x+y,2) for x,y in zip(S,[area,m,m*12,nk])]; r+=1
    ws.cell(r,1,f'Summe {p}')
    for col in 'EIKL': ws[f'{col}{r}']=f'=SUM({col}{a0}:{col}{r-1})'; ws[f'{col}{r}'].number_format='#,##0.00'
    ws[f'J{r}']=f'=ROUND(I{r}/E{r},2)'
    for i in range(1,16): ws.cell(r,i).font=b9; ws.cell(r,i).fill=PatternFill('solid',fgColor='EDEDED')
    subr.append(r); G=[round(x+y,2) for x,y in zip(G,S)]+[0]; G=G[:4]; r+=2
ws.cell(r,1,'PORTFOLIO'); ws.cell(r,4,f'{len(rows)} units / {sum(q["statusText"]=="Leerstand" for q in rows)} vacant')
for col in 'EIKL': ws[f'{col}{r}']='='+'+'.join(f'{col}{x}' for x in subr); ws[f'{col}{r}'].number_format='#,##0.00'
for i in range(1,16): ws.cell(r,i).font=b9; ws.cell(r,i).border=Border(top=Side(style='double'))
for i,w in enumerate([34,8,12,24,10,11,11,10,13,9,14,12,22,18,7,9],1): ws.column_dimensions[gl(i)].width=w
ws.row_dimensions[4].height=38
ws.oddFooter.right.text='Page &P of &N'
os.makedirs(B+'/lo/x',exist_ok=True); tmp=B+'/lo/x/'+N; wb.save(tmp)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo/p','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',B+'/documents',tmp],check=True,capture_output=True)
v=openpyxl.load_workbook(doc(N),data_only=True).active
print([v.cell(r,i).value for i in range(1,13)])
V=sum(q["statusText"]=="Leerstand" for q in rows)
save(N,rows,prop='Portfolio Nordlicht',asof='2024-12-31',units=len(rows),occ=len(rows)-V,vac=V,asset='RETAIL',style='portfolio list of five German retail parks on one sheet, asset column, subtotals by formula, hidden key column',hard='several properties, Leerstand, monthly and annual rent, hidden column, live formulas',
 totals={'area':G[0],'contractRent':G[1],'annualRent':G[2]})
