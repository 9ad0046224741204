# Large mixed-use T12 detail, xlsxwriter, stepped labels QuickBooks-like, quarters interleaved
from helper import *
import xlsxwriter
N='Albion Basin Estate - 12m detail to Mar26.xlsx'
r=random.Random(1212)
ms=['Apr 25','May 25','Jun 25','Q1','Jul 25','Aug 25','Sep 25','Q2','Oct 25','Nov 25','Dec 25','Q3','Jan 26','Feb 26','Mar 26','Q4','FY 25/26']
s=St('Income & Expenditure Detail','Albion Basin Estate','2025-04-01','2026-03-31',ms,sheet='I&E detail')
s.colrules=[(3,[(0,1),(1,1),(2,1)]),(7,[(4,1),(5,1),(6,1)]),(11,[(8,1),(9,1),(10,1)]),(15,[(12,1),(13,1),(14,1)]),(16,[(3,1),(7,1),(11,1),(15,1)])]
def Q(v):
    o=[];ts=0
    for q in range(4):
        m=v[q*3:q*3+3]; t=round(sum(x or 0 for x in m),2); o+=m+[t if any(x is not None for x in m) else None]; ts+=t
    return o+[round(ts,2)]
flat=[1]*12; win=[8,6,5,5,5,6,8,10,12,13,12,10]; xm=[7,7,7,7,7,7,8,10,15,7,6,7]
def L(code,l,a,kind='m',n=.06,d=2):
    if kind=='f': v=[round(a/12,2)]*12
    elif kind=='q': v=[None]*12; [v.__setitem__(k,round(a/4*r.uniform(1-n,1+n),2)) for k in (2,5,8,11)]
    elif kind=='o': v=[None]*12; [v.__setitem__(k,round(a*r.uniform(.1,.5),2)) for k in r.sample(range(12),3)]
    elif kind=='1': v=[None]*12; v[{'Christmas lights':7,'Winter gritting':9,'Tree works':10}.get(l,r.randrange(12))]=round(a,2)
    else: v=spread(r,a,dict(m=flat,w=win,x=xm)[kind],n,2)
    return s.line(l,Q(v),str(code),depth=2)
def G(code,name,lines,step=10,neg=False):
    if len(lines)>9: step=5
    s.head(name,str(code),depth=1); ii=[]
    for j,(l,a,*k) in enumerate(lines): ii.append(L(code+step*(j+1),l,-a if neg else a,*(k or ['m'])))
    return s.sub('Total '+name,ii,depth=1)
s.head('Income',depth=0)
gi=[G(4100,'Retail income',[('Retail base rent',1842000,'f'),('Turnover rent top-up',96500,'q',.3),('Retail service charge',318000,'f'),('Retail insurance recharge',41800,'f'),('Marketing contributions',54000,'f'),('Kiosk and pop-up licences',71200,'x'),('Market stall fees',28400,'x',.2),('Signage licences',12600,'f')]),
G(4200,'Office income',[('Office base rent',2615000,'f'),('Office service charge',604500,'f'),('Office insurance recharge',58200,'f'),('Serviced suites licence fees',412600,'m',.04),('Meeting room hire',38700,'m',.25),('Overtime air conditioning',14900,'m',.4),('Telecoms and rooftop licences',66000,'q',0)]),
G(4300,'Residential income',[('Apartment rents',3128000,'m',.01),('Furniture packs',42600,'m',.05),('Pet rent',9300,'m',.05),('Storage cages',17800,'f'),('Utilities recharge – residents',188400,'w'),('Tenancy break fees',8600,'o'),('Guest suite hire',15200,'m',.3),('Ground rents – shared ownership',6400,'f')]),
G(4400,'Parking and mobility income',[('Pay and display',268900,'x',.05),('Season tickets',143500,'m',.03),('EV charging',36200,'m',.1),('Cycle hub subscriptions',7900,'m',.1),('Car club bay licences',9600,'f')]),
G(4500,'Other income',[('Events and filming',47200,'o'),('Vending and lockers',11300,'m',.1),('Solar feed-in',21800,'m',.3),('Bank interest',18600,'q'),('Sundry income',3900,'o')]),
G(4900,'Voids and allowances',[('Office rent-free periods',184000,'f'),('Apartment voids',121500,'m',.2),('Retail concessions',38600,'m',.1),('Bad debts written off',22400,'o')],neg=True)]
TI=s.sub('Total Income',gi,depth=0,typ='TOTAL')
s.head('Expenditure',depth=0)
ge=[G(5100,'Estate payroll',[('Estate director and managers',218000,'f'),('Concierge team',286400,'m',.03),('Leasing team',94200,'m',.04),('Community and events staff',58100,'m',.04),('Technicians',142700,'m',.03),('Overtime and cover',31900,'x',.3),('Employer national insurance',96800,'m',.03),('Employer pension',41500,'m',.03),('Training and uniforms',12700,'m',.4)]),
G(5200,'Cleaning and waste',[('Day cleaning contract',241800,'f'),('Window cleaning',38400,'q'),('Deep cleans and graffiti',14600,'m',.4),('Apartment turn cleans',29300,'m',.2),('Refuse and recycling',87500,'x',.05),('Pest control',9800,'f'),('Washroom supplies',16200,'m',.1)]),
G(5300,'Security',[('Manned guarding',364500,'f'),('CCTV and access control',32700,'m',.1),('Key holding and alarm response',6900,'f'),('Body-worn cameras and radios',5100,'q')]),
G(5400,'Utilities',[('Electricity – common parts',286300,'w'),('Electricity – car park',48600,'w'),('Electricity – vacant units',19400,'w',.2),('Gas – energy centre',204800,'w'),('Heat network maintenance',61200,'f'),('Water and sewerage',93700,'m',.05),('Broadband – residents',57600,'f'),('Metering and billing agent',22300,'q',.02)]),
G(5500,'Mechanical and electrical',[('M&E planned contract',168000,'f'),('M&E reactive repairs',84600,'m',.3),('Lifts – planned',46800,'q',0),('Lifts – call-outs',17300,'m',.5),('Fire alarm and sprinklers',39500,'m',.2),('Emergency lighting',11900,'q'),('Generators and UPS',14200,'q'),('BMS and controls',21600,'f'),('Water hygiene',13400,'m',.1),('Car park barriers',9700,'m',.4)]),
G(5600,'Building fabric and grounds',[('Roof and gutter works',34200,'o'),('Façade inspection'.replace('ç','c'),18500,'1'),('Internal decoration',27600,'q',.4),('Doors and ironmongery',15900,'m',.4),('Apartment repairs',76300,'m',.2),('White goods replacement',28800,'m',.3),('Dock edge and paving',22400,'o'),('Landscaping contract',49200,'f'),('Winter gritting',12100,'1'),('Tree works',6800,'1')]),
G(5700,'Insurance and taxes',[('Buildings insurance',198400,'f'),('Terrorism cover',31600,'f'),('Public liability',18900,'f'),('Engineering insurance',7400,'f'),('Business rates – vacant units',88700,'m',.15),('Council tax – void apartments',14300,'m',.3),('Rates consultancy fees',9500,'q')]),
G(5800,'Marketing and placemaking',[('Events programme',84600,'x',.1),('Christmas lights',36900,'1'),('Digital and website',24800,'m',.2),('Residential portals',31500,'m',.05),('Office agency brochures',8200,'o'),('Wayfinding and banners',11700,'q',.4),('Public relations retainer',18000,'f')]),
G(5900,'Management and professional',[('Managing agent fee – commercial',172000,'f'),('Managing agent fee – residential',187700,'m',.01),('Letting fees – retail',42300,'o'),('Letting fees – offices',66400,'o'),('Rent review and lease renewal',28900,'q',.4),('Legal fees',51200,'q',.4),('Audit and accountancy',38500,'q',0),('Valuation fees',24000,'q',0),('Health and safety consultant',16800,'f'),('EPC and sustainability reporting',19600,'q',.2)]),
G(6000,'Administration',[('Estate office costs',21300,'m',.1),('IT and software',46700,'m',.04),('Telephones',8900,'f'),('Postage and stationery',3400,'m',.2),('Bank and card charges',19800,'x',.1),('Licences and subscriptions',7600,'q',.2),('Travel and subsistence',4100,'m',.3),('Irrecoverable VAT',74900,'m',.1)])]
TE=s.sub('Total Expenditure',ge,depth=0,typ='TOTAL')
NO=s.sub('Net Operating Income',[TI,TE],[1,-1],depth=0,typ='TOTAL')
s.head('Below the line',depth=0)
gb=[G(7100,'Capital works',[('Energy centre heat pumps',412000,'o'),('Office refurbishment – Block C level 3',286500,'o'),('Lobby and concierge fit-out',94300,'1'),('Fire door programme',138200,'q',.2),('Car park EV phase 2',76400,'1')]),
G(7200,'Finance costs',[('Senior loan interest',1486000,'q',.02),('Mezzanine interest',318000,'q',.01),('Agency and hedging fees',37500,'q',0)])]
TB=s.sub('Total Below the line',gb,depth=0)
NC=s.sub('Net Cash Flow after capital and finance',[NO,TB],[1,-1],depth=0,typ='TOTAL')
s.key(total_income=TI,total_operating_expenses=TE,noi=NO,net_cash_flow=NC)
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('I&E detail'); w2=wb.add_worksheet('Read me')
F=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
nf='#,##0.00;[Red]-#,##0.00'
fl=F(); fb=F(bold=True); n=F(num_format=nf); nq=F(num_format=nf,bg_color='#F2F2F2'); b=F(num_format=nf,bold=True,top=1); bq=F(num_format=nf,bold=True,top=1,bg_color='#F2F2F2'); tt=F(num_format=nf,bold=True,top=1,bottom=6); tq=F(num_format=nf,bold=True,top=1,bottom=6,bg_color='#D9E2F3')
ws.set_column(0,1,2.2); ws.set_column(2,2,38); ws.set_column(3,18,11.5); ws.set_column(19,19,13)
ws.write(0,0,'Albion Basin Estate',F(bold=True,font_size=12) if False else wb.add_format(dict(font_name='Tahoma',font_size=12,bold=True))); ws.write(1,0,'Income & Expenditure Detail',fb); ws.write(2,0,'April 2025 through March 2026',fb); ws.write(3,0,'Accrual basis, GBP',fl)
h=F(bold=True,align='right',bottom=2); hq=F(bold=True,align='right',bottom=2,bg_color='#F2F2F2')
qc={3,7,11,15,16}
for c,t in enumerate(ms): ws.write(4,3+c,t,hq if c in qc else h)
y=5
for k in s.rows:
    d=k['x']['depth']; lab=(k['code']+' · ' if k['code'] else '')+k['label']
    ws.write(y,d,lab,fb if k['typ']!='LINE' else fl)
    if k['typ']!='HEADING':
        for c,v in enumerate(k['values']):
            fm={'LINE':(n,nq),'SUBTOTAL':(b,bq),'TOTAL':(tt,tq)}[k['typ']][c in qc]
            if v is None: ws.write_blank(y,3+c,None,fm)
            else: ws.write_number(y,3+c,v,fm)
    y+=1
ws.freeze_panes(5,3); ws.repeat_rows(4); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.set_footer('&L&F&RPage &P of &N')
for i,t in enumerate(['Albion Basin Estate – reporting pack','Prepared by Northmere Estates Finance, 21 April 2026','Quarter columns are sums of the months shown to their left.','Capital works and finance costs are shown below the line.']): w2.write(i,0,t,fl)
wb.close()
save(N,[s],'MIXED_USE','OPERATING_STATEMENT_T12','large stepped-label general ledger detail, months with quarter totals interleaved, code and name in one cell',True)
