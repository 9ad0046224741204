# Gulf mixed-use quarter: sections by use, grouped two-line header, sqm first, AED annual, cheques
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
R=random.Random(6204)
FN='Al Sidra Quarter - Tenancy Contracts Nov-2025.pdf'
ret=['Date Palm Bakery LLC','Nakheel Optics','Saffron Street Kitchen','Blue Dhow Seafood Rest.','Marjan Pharmacy 24h','Gulf Lantern Exchange','Oud & Amber Trading','Tiny Camel Toys','Zafran Laundry Services']
off=['Falaj Insurance Brokers','Mirdif Marine Surveyors FZ','Qasr Project Mgmt Consultants','Shamal Air Cargo Agents','Barjeel Family Office','Sand Martin Recruitment','Wadi Legal Consultants']
apt=['Mr. T. Okonjo-Reyes','Falaj Insurance Brokers (staff)','Ms. L. Varga','Mr. & Mrs. Dallimore','Shamal Air Cargo (crew)','Dr. N. Sethuram','Ms. P. Oyelaran','Mr. K. Lindqvistad','Ms. H. Aramaki','Mr. B. Castellane']
S=[('RETAIL - GROUND FLOOR',[f'R-0{i}' for i in range(1,10)]+['R-10'],ret,'Retail'),('OFFICES - LEVELS 1 TO 3',['101','102','103','201','202','203','301','302','303'],off,'Office'),('SERVICED APARTMENTS - LEVELS 4 TO 8',['401','402','403','501','502','503','601','602','701','702','801','802'],apt,'apt')]
rows=[]
for s,us_,nm,kind in S:
    it=iter(nm); nv=len(us_)-len(nm); vs=set(R.sample(us_,nv))
    for u in us_:
        ty=kind if kind!='apt' else R.choice(['Studio','1 BR','1 BR','2 BR'])
        a=round({'Retail':R.uniform(45,310),'Office':R.uniform(80,420),'Studio':R.uniform(38,46),'1 BR':R.uniform(58,74),'2 BR':R.uniform(96,118)}[ty],1)
        r=dict(unit=u,section=s,unitType=ty,area=a)
        if u in vs: r.update(statusText='Vacant',_ask=round(a*1500,-3)); rows.append(r); continue
        t=next(it); d=R.randint(1,28); st=dt(R.choice([2023,2024,2025]) if kind!='apt' else (2025 if R.random()<.6 else 2024),R.randint(1,10) if kind!='apt' else R.randint(1,10),d)
        y=R.choice([3,5]) if kind!='apt' else 1
        if kind=='apt' and st<dt(2024,12,1): st=st.replace(year=2025)
        en=st.replace(year=st.year+y)-D.timedelta(days=1)
        rent=round(a*{'Retail':2300,'Office':1350,'Studio':1700,'1 BR':1550,'2 BR':1500}[ty]*R.uniform(.85,1.15)/500)*500
        sc=int(a*160+.5) if kind!='apt' else None
        dep=int(rent*(.1 if kind!='apt' else .05)+.5)
        r.update(statusText='Leased',tenantName=t,leaseStartDate=st,leaseEndDate=en,annualRent=rent,deposit=dep,_chq=R.choice([1,2,4,4,6,12]),_sc=sc,_ct=f"{'EJ' if kind=='apt' else 'CM'}{R.randint(10000,99999)}")
        if sc: r['_tot']=rent+sc
        else: r['_tot']=rent
        rows.append(r)
def build():
    f=lambda d:d.strftime('%d-%b-%y')
    T=[['Unit','Type','Area','','Tenant','Contract','','','Annual amounts (AED)','','','Chqs\n/ yr','Security\ndeposit\n(AED)','Status'],['','','sq m','sq ft','','No.','From','To','Rent','Service\ncharge','Total','','','']]
    st=[('SPAN',(2,0),(3,0)),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(10,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,4,11,12,13)]
    tot=lambda rs,k:sum(r.get(k) or 0 for r in rs)
    def trow(l,rs): return [l,'',f"{tot(rs,'area'):,.1f}",m0(tot(rs,'_sf')),'','','','',m0(tot(rs,'annualRent')),m0(tot(rs,'_sc')),m0(tot(rs,'_tot')),'',m0(tot(rs,'deposit')),'']
    for r in rows: r['_sf']=round(r['area']*10.764)
    for s,_,_,_ in S:
        T.append([s]+['']*13); i=len(T)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8dcc0')),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6)]
        rs=[r for r in rows if r['section']==s]
        for r in rs:
            v=r['statusText']=='Vacant'
            T.append([r['unit'],{'Retail':'Retail','Office':'Office'}.get(r['unitType'],r['unitType']),f"{r['area']:.1f}",m0(r['_sf']),r.get('tenantName',''),r.get('_ct',''),'' if v else f(r['leaseStartDate']),'' if v else f(r['leaseEndDate']),'' if v else m0(r['annualRent']),m0(r['_sc']) if r.get('_sc') else ('' if v else 'incl.'),'' if v else m0(r['_tot']),'' if v else r['_chq'],'' if v else m0(r['deposit']),r['statusText']])
            if v: st.append(('TEXTCOLOR',(0,len(T)-1),(-1,len(T)-1),colors.HexColor('#a03020')))
        T.append(trow('Sub-total',rs)); i=len(T)-1; st+=[('SPAN',(0,i),(1,i)),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',7.6),('LINEABOVE',(0,i),(-1,i),.8,colors.black)]
    T.append(trow('AL SIDRA QUARTER',rows)); i=len(T)-1; st+=[('SPAN',(0,i),(1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#0d4f4a')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
    t=Table(T,colWidths=[38,40,40,40,148,48,54,54,64,54,64,30,54,44],repeatRows=2,rowHeights=[26,22]+[14]*(len(T)-2))
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.2),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#0d4f4a')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(0,0),(-1,1),'CENTER'),('GRID',(0,0),(-1,-1),.25,colors.grey),('ALIGN',(2,2),(3,-1),'RIGHT'),('ALIGN',(8,2),(10,-1),'RIGHT'),('ALIGN',(11,2),(11,-1),'CENTER'),('ALIGN',(12,2),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]+st))
    def pg(c,d):
        W,H=landscape(A4); c.setFont('Helvetica-Bold',13); c.setFillColor(colors.HexColor('#0d4f4a')); c.drawString(30,H-32,'Al Sidra Quarter'); c.setFont('Helvetica',9); c.drawString(30,H-45,'Plot 227-614  |  Tenancy contracts in force at 30 November 2025'); c.setFont('Helvetica',7); c.drawRightString(W-30,18,f'Sheet {d.page}'); c.drawString(30,18,'Karam & Oakes Property Management  -  VAT at 5% on commercial units not included')
    SimpleDocTemplate(path(FN),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=56,bottomMargin=30,invariant=1).build([t],onFirstPage=pg,onLaterPages=pg)
    for r in rows: 
        if r.get('_sc'): r['_']=0
    v=sum(r['statusText']=='Vacant' for r in rows)
    save(FN,rows,'Al Sidra Quarter',dt(2025,11,30),len(rows),len(rows)-v,v,'MIXED_USE','closingcounsel','Gulf manager schedule, sections by use, grouped header, AED per year, sq m first',hard='two area measures, annual rents, cheques column')
build()
