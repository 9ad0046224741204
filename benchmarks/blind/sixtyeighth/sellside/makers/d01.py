# US office tower, stacking order, reportlab platypus
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(6801)
N='larkspur_plaza_stacking_rent_roll.pdf'
ASOF=D(2025,9,30)
names=["Brennick & Shaw LLP","Ostrander Capital Partners","Halverson Pratt Actuarial","Cadmium Software, Inc.","Tri-Lakes Reinsurance Co.","Kessel Wyatt Architects","Northmoor Wealth Advisors","Pell & Dunmore, P.C.","The Vantry Group","Fennimore Title Company","Quillon Data Systems","Ridgeback Energy Trading LLC","Alder Street Consulting","Meridell Staffing","Sorrel Public Affairs","Bluestem Mutual Insurance","Corwith Foundation","Tessaly Bank, N.A.","Grayling Freight Brokers","Ordway Lindt Executive Search","Copperline Media","Juniper Hale Dental Admin.","Lathrop Surety","Wexcombe Translation Bureau","Harlan Voss Family Office","Stillwater Benefit Consultants","Penrose Actuarial Group","Ivory Lane Interiors","Marchetti Brokerage Services","Kestrel Aviation Finance","Dovetail Payroll","Fairbourne University - Extension","Argent Claims Services","Commonbridge Legal Aid"]
R.shuffle(names); names=iter(names)
rows=[]; floors=[]
FLOORRSF=18640
for fl in [20,19,18,17,16,15,14,12,11,10,9,8,7,6,5]:
    n=R.choice([1,1,2,2,3,3,4]) if fl>8 else R.choice([2,3,3,4])
    cuts=sorted(R.sample(range(20,170),n-1)); parts=[b-a for a,b in zip([0]+cuts,cuts+[FLOORRSF//100])]
    areas=[p*100+R.randrange(-40,40) for p in parts]; areas[-1]=FLOORRSF-sum(areas[:-1])
    f=[]
    for i,a in enumerate(areas):
        suite=f'{fl}00' if n==1 else f'{fl}{[10,20,40,60][i]}'
        if n==1 and fl in (17,): suite='1700'
        vac=R.random()<.17
        if not vac:
            try: t=next(names)
            except StopIteration: vac=True
        r=dict(unit=suite,area=a,section=f'Floor {fl}')
        if vac: r['statusText']='VACANT'
        else:
            r['tenantName']=t; st=addm(D(2025,1,1),-R.randrange(2,95)); term=R.choice([60,84,90,120,124,132])
            while end(st,term)<=ASOF: term+=36
            r['leaseStartDate']=st; r['leaseEndDate']=end(st,term)
            psf=R.randrange(108,172)/4
            m=round(psf*a/12,2); r['contractRent']=m; r['annualRent']=round(m*12,2); r['_psf']=psf
            steps=[]; d=addm(D(st.year,st.month,1),12); x=psf
            while d<r['leaseEndDate']:
                if d>ASOF and len(steps)<R.choice([2,3,3]):
                    x=x+R.choice([.75,1,1.25]); steps.append(dict(date=iso(d),amount=round(x*a/12,2)))
                d=addm(d,12)
            r['rentSteps']=steps
            r['_rec']=R.choice(['BY 2023','BY 2022','BY 2024','NNN','BY 2021','FSG'])
            r['_opt']=R.choice(['None','1 x 5 yrs @ FMV','2 x 5 yrs @ 95% FMV','1 x 5 yrs @ FMV; 12 mo. notice','Term. right 6/30/28 w/ 9 mo. notice','ROFO contiguous','None','None'])
        f.append(r); rows.append(r)
    floors.append((fl,f))
# lobby
lob=[('101','Tamarack Coffee Roasters',1840,D(2021,5,1),120,42.0),('110','Tessaly Bank, N.A. (branch)',4210,D(2019,1,1),120,46.5),('115',None,1275,None,0,0)]
f=[]
for s,t,a,st,term,psf in lob:
    r=dict(unit=s,area=a,section='Lobby')
    if t:
        m=round(psf*a/12,2); r.update(tenantName=t,leaseStartDate=st,leaseEndDate=end(st,term),contractRent=m,annualRent=round(m*12,2),_psf=psf,_rec='NNN',_opt='1 x 5 yrs @ FMV',rentSteps=[dict(date='2026-05-01' if s=='101' else '2026-01-01',amount=round((psf+1.25)*a/12,2))])
    else: r['statusText']='VACANT'
    f.append(r); rows.append(r)
floors.append(('L',f))
P=lambda s,b=False,al=0,c='#000000',sz=6.4: Paragraph(s,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz+1.3,alignment=al,textColor=colors.HexColor(c)))
md=lambda d:d.strftime('%m/%d/%y')
navy='#1d2f4f'
data=[[P(h,True,a,'#ffffff') for h,a in [('Suite',0),('Tenant',0),('RSF',2),('% of<br/>Bldg',2),('Lease<br/>Start',1),('Lease<br/>Expiration',1),('Monthly<br/>Base Rent',2),('Annual<br/>Base Rent',2),('Rent<br/>PSF',2),('Contractual Rent Steps<br/>(effective / monthly)',1),('Recovery<br/>Basis',1),('Renewal &amp; Other Options',0)]]]
sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor(navy)),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,0),'MIDDLE')]
tot=sum(r['area'] for r in rows)
for fl,f in floors:
    i=len(data); a=sum(r['area'] for r in f)
    data.append([('Lobby' if fl=='L' else f'Floor {fl}')+f'   ({a:,} RSF)']+['']*11)
    sty+=[('FONT',(0,i),(0,i),'Helvetica-Bold',6.8),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe5ee'))]
    for r in f:
        i=len(data); sty.append(('LINEBELOW',(0,i),(-1,i),.25,colors.HexColor('#bbbbbb')))
        pc=f"{r['area']/tot*100:.1f}%"
        if 'tenantName' not in r:
            data.append([P(r['unit']),P('VACANT',True,0,'#a01818'),P(f"{r['area']:,}",al=2),P(pc,al=2)]+['']*8); continue
        stp='<br/>'.join(f"{md(D.fromisoformat(s['date']))} &nbsp; ${s['amount']:,.2f}" for s in r['rentSteps'])
        data.append([P(r['unit']),P(r['tenantName'].replace('&','&amp;')),P(f"{r['area']:,}",al=2),P(pc,al=2),P(md(r['leaseStartDate']),al=1),P(md(r['leaseEndDate']),al=1),P(f"${r['contractRent']:,.2f}",al=2),P(f"${r['annualRent']:,.2f}",al=2),P(f"${r['_psf']:.2f}",al=2),P(stp or '-',al=1),P(r['_rec'],al=1),P(r['_opt'])])
occ=[r for r in rows if 'tenantName' in r]; vac=[r for r in rows if 'tenantName' not in r]
M=sum(r['contractRent'] for r in occ); A=sum(r['annualRent'] for r in occ); oa=sum(r['area'] for r in occ)
for lab,ar,m,an in [(f'Occupied ({len(occ)} suites)',oa,M,A),(f'Vacant ({len(vac)} suites)',tot-oa,None,None),(f'Total ({len(rows)} suites)',tot,M,A)]:
    i=len(data); sty+=[('SPAN',(0,i),(1,i)),('LINEABOVE',(0,i),(-1,i),.6,colors.black)]
    data.append([P(lab,True),'',P(f'{ar:,}',True,2),P(f'{ar/tot*100:.1f}%',True,2),'','',P(f'${m:,.2f}' if m else '',True,2),P(f'${an:,.2f}' if an else '',True,2),P(f'${an/oa:.2f}' if m else '',True,2),'','',''])
t=Table(data,colWidths=[32,118,38,30,44,48,58,64,36,100,46,124],repeatRows=1); t.setStyle(TableStyle(sty))
def page(c,d):
    c.setFillColor(colors.HexColor(navy)); c.rect(0,582,792,30,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',13); c.drawString(27,592,'ONE LARKSPUR PLAZA'); c.setFont('Helvetica',9); c.drawRightString(765,593,'Rent Roll by Floor  |  As of September 30, 2025')
    c.setFillColor(colors.HexColor('#666666')); c.setFont('Helvetica-Oblique',6.5); c.drawString(27,18,'Prepared from information supplied by ownership. Subject to the confidentiality agreement. No representation is made as to accuracy.'); c.drawRightString(765,18,f'CONFIDENTIAL OFFERING MEMORANDUM   {40+d.page}')
yr={}
for r in occ: y=r['leaseEndDate'].year; y0=yr.setdefault(y,[0,0,0]); y0[0]+=1; y0[1]+=r['area']; y0[2]+=r['annualRent']
ed=[['Year','Leases\nExpiring','RSF\nExpiring','% of\nRSF','Cumulative\n%','Annual Base Rent\nExpiring']]; cum=0
for y in sorted(yr): cum+=yr[y][1]; ed.append([y,yr[y][0],f'{yr[y][1]:,}',f'{yr[y][1]/tot*100:.1f}%',f'{cum/tot*100:.1f}%',f'${yr[y][2]:,.0f}'])
ed.append(['Vacant','',f'{tot-oa:,}',f'{(tot-oa)/tot*100:.1f}%','100.0%','']); 
et=Table(ed,colWidths=[60,60,70,60,70,110]); et.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe5ee')),('ALIGN',(0,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(0,-1),'LEFT'),('LINEBELOW',(0,0),(-1,-1),.25,colors.grey)]))
doc=SimpleDocTemplate(out(N),pagesize=landscape(letter),leftMargin=27,rightMargin=27,topMargin=38,bottomMargin=30)
doc.build([t,PageBreak(),P('LEASE EXPIRATION SUMMARY',True,0,navy,11),Spacer(1,8),et,Spacer(1,10),P('BY = base year; NNN = net of operating expenses and taxes; FSG = full service gross. FMV = fair market value. Floor 13 does not exist.',sz=7)],onFirstPage=page,onLaterPages=page)
save(N,dict(propertyName='One Larkspur Plaza',asOnDate='2025-09-30',units=len(rows),occupied=len(occ),vacant=len(vac),rows=rows),'OFFICE','OM rent roll stacked by floor, steps in cell, reportlab')
