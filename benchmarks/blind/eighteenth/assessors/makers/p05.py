# Industrial park, landscape, rent steps, PLANTED total_wrong (monthly rent total)
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import landscape,legal
from reportlab.lib.styles import ParagraphStyle as PS
N='ferrule_industrial_park_schedule.pdf'; r=R(1905)
names=['Kestrel Fastener Supply','Bluegill Cold Storage LLC','Axle & Hub Rebuilders','Northway Pallet Co.','Sunderland Print Finishing','Tri-Valley Restaurant Equip.','Ossian Freight Brokers','Mirador Countertops','Penstock Pump & Valve','Garnet Medical Linens','Halloran Sign Works','QuickTread Tire Wholesale','Dovetail Millwork','Larkspur Seed Co-op']
blds=[('Building A','1100 Ferrule Way',[('A-100',18400),('A-200',12250),('A-300',9800)]),('Building B','1120 Ferrule Way',[('B-101',6000),('B-102',6000),('B-103',7450),('B-104',11900),('B-106',5600)]),('Building C','1150 Ferrule Way',[('C',64000)]),('Building D','1175 Ferrule Way',[('D-1',4200),('D-2',4200),('D-3',4350),('D-4',8100),('D-5',3950),('D-6',3950)])]
H=[['Suite','Tenant','Rentable\nSF','Term','','Base rent','','Est. NNN\n$/mo.','Scheduled increases','','Security\ndeposit'],['','','','From','To','$/mo.','$/SF/yr','','Effective','New $/mo.','']]
T=[list(a) for a in H]
st=[('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(8,0),(9,0))]+[('SPAN',(k,0),(k,1)) for k in (0,1,2,7,10)]+[('FONT',(0,0),(-1,1),'Times-Bold',8.5),('FONT',(0,2),(-1,-1),'Times-Roman',9),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(5,2),(7,-1),'RIGHT'),('ALIGN',(9,2),(10,-1),'RIGHT'),('ALIGN',(3,2),(4,-1),'CENTER'),('ALIGN',(8,2),(8,-1),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#d9e2d0')),('GRID',(0,0),(-1,1),.5,colors.grey),('BOX',(0,0),(-1,-1),.8,colors.black),('TOPPADDING',(0,2),(-1,-1),2),('BOTTOMPADDING',(0,2),(-1,-1),2)]
rows=[];it=iter(names);m=lambda x:f'{x:,.2f}'
fd=lambda d:d.strftime('%d-%b-%y')
for b,ad,us_ in blds:
    T.append([f'{b}  -  {ad}']+['']*10);k=len(T)-1;st+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Times-BoldItalic',9.5),('LINEABOVE',(0,k),(-1,k),.5,colors.grey)]
    for u,sf in us_:
        if u in('B-106','D-5'):
            T.append([u,'Available',f'{sf:,}']+['']*8);rows.append(row(unit=u,building=b,area=sf,statusText='Available'));continue
        n=next(it);rate=r.choice([6.0,6.6,7.2,7.8,8.4,9.0]) if sf>5000 else r.choice([9.6,10.2,10.8])
        if u=='C': rate=4.5
        mr=round(sf*rate/12,2);a=D.date(r.randint(2020,2025),r.randint(1,12),1);e=addy(a,r.choice([5,7]))-D.timedelta(1)
        if e<D.date(2026,3,1): e=addy(e,3)
        steps=[];q=addy(a,2026-a.year)
        if q<=D.date(2026,1,1): q=addy(q,1)
        v=mr
        while q<e and len(steps)<3 and n not in('Mirador Countertops','Northway Pallet Co.'):
            v=round(v*1.03,2);steps.append((q,v));q=addy(q,1)
        nn=round(sf*.155,2);dep=round(mr) if r.random()<.7 else 0
        T.append([u,n,f'{sf:,}',fd(a),fd(e),m(mr),f'{rate:.2f}',m(nn),fd(steps[0][0]) if steps else 'none',m(steps[0][1]) if steps else '',f'{dep:,}'])
        for s in steps[1:]: T.append(['']*8+[fd(s[0]),m(s[1]),''])
        rows.append(row(unit=u,building=b,area=sf,tenantName=n,statusText='Occupied',contractRent=mr,leaseStartDate=iso(a),leaseEndDate=iso(e),deposit=float(dep),charges=[dict(code='Est. NNN',amount=nn)],rentSteps=[dict(date=iso(x),amount=z) for x,z in steps] or None))
g=lambda k:round(sum(x.get(k,0) for x in rows),2)
wrong=round(g('contractRent')+4500,2)
T.append(['Park total','',f"{g('area'):,}",'','',m(wrong),'',m(sum(x['charges'][0]['amount'] for x in rows if 'charges' in x)),'','',f"{g('deposit'):,.0f}"])
k=len(T)-1;st+=[('FONT',(0,k),(-1,k),'Times-Bold',9),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
b=PS('b',fontName='Times-Bold',fontSize=14,leading=18,alignment=1);s=PS('s',fontName='Times-Roman',fontSize=9.5,leading=12,alignment=1);l=PS('l',fontName='Times-Italic',fontSize=8.5,leading=11)
S=SimpleDocTemplate(doc(N),pagesize=landscape(legal),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=36)
t=Table(T,colWidths=[60,170,62,68,68,74,52,66,72,76,66],repeatRows=2);t.setStyle(TableStyle(st))
S.build([Paragraph('FERRULE INDUSTRIAL PARK',b),Paragraph('Schedule of Leases in force 31 December 2025 - Exhibit 3 to owner\'s income questionnaire, tax year 2026',s),Spacer(1,8),t,Spacer(1,6),Paragraph('15 suites, 13 leased, 2 available. NNN estimates are the 2025 budget and are billed with base rent. Increases of 3% yearly unless none is shown.',l)],
 onFirstPage=lambda c,d:(c.setFont('Times-Roman',8),c.drawRightString(958,20,f'Exhibit 3, sheet {d.page}')),onLaterPages=lambda c,d:(c.setFont('Times-Roman',8),c.drawRightString(958,20,f'Exhibit 3, sheet {d.page}')))
assert len(rows)==15
save(N,'INDUSTRIAL','industrial lease schedule, grouped headers, rent steps on continuation lines',True,'FERRULE INDUSTRIAL PARK','2025-12-31',rows,15,13,2,dict(area=g('area'),contractRent=wrong,deposit=g('deposit')),planted=dict(what=f"Park total of base rent $/mo. printed {m(wrong)}, rows sum to {m(g('contractRent'))}",kind='total_wrong'))
