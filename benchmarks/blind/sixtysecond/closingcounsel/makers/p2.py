# UK shopping centre broker tenancy schedule
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A3, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
R=random.Random(6202)
FN='Fennimore_Arcade_Tenancy_Schedule.pdf'
data=[('1','Gorse & Thistle Coffee Ltd','Cafe'),('2','Pellow Opticians plc','A1'),('3','Quillmark Cards Ltd','A1'),('4-6','Northway Chemists plc','A1'),('7',None,None),('8','Tanner Bros (Shoe Repairs)','A1'),
('9','Hartley Fone Ltd','A1'),('10/11','Dunmore Outfitters Ltd (in administration)','A1'),('12','Wickham Building Society','A2'),('14','Sprout Greengrocers LLP','A1'),('15',None,None),('16','Bellamy Bakes Ltd','A1'),
('17-20','Castlegate Homestores plc','A1'),('21','Ruby Lane Jewellers','A1'),('22','Mawson Travel Ltd','A2'),('MSU1','Tolland Stores plc','A1'),('MSU2','Fitfactory Gyms Ltd','Leisure'),('Kiosk A','Juice Yard Ltd','Kiosk'),('Kiosk B',None,None),('Kiosk C','Sim Stop','Kiosk'),('ATM 1','Wickham Building Society','ATM'),('Car Park','Parkline Operations Ltd','Car park')]
rows=[]
for u,t,use in data:
    sq=None if u.startswith(('ATM','Car')) else (R.randint(80,160) if 'Kiosk' in u else R.randint(9000,24000) if 'MSU' in u else R.randint(620,1900)*(2 if ('-' in u or '/' in u) else 1))
    r=dict(unit=u,area=sq)
    if not t:
        r.update(statusText='Vacant',_rem='Void rates and service charge borne by landlord.' if u!='15' else 'Under offer to a nail bar at £21,500 pa.'); rows.append(r); continue
    st=dt(R.randint(2014,2024),R.choice([3,6,9,12]),R.choice([24,25,29])); 
    if st.month in(3,): st=st.replace(day=25)
    elif st.month==6: st=st.replace(day=24)
    elif st.month==9: st=st.replace(day=29)
    else: st=st.replace(day=25)
    y=R.choice([5,10,10,15]); 
    while st.year+y<2025: y+=5
    en=dt(st.year+y,st.month,st.day)-D.timedelta(days=1)
    rent=dict(ATM=9500,Car=212000).get(u.split()[0]) or (R.choice([14000,16500,12000]) if 'Kiosk' in u else round(sq*R.uniform(6,9),-2) if 'MSU' in u else round(sq*R.uniform(22,38)/50)*50)
    r.update(tenantName=t,leaseStartDate=st,leaseEndDate=en,annualRent=rent,statusText='Occupied',_use=use,unitType=use)
    if rent and R.random()<.45: r['deposit']=int(rent/4+.5)
    if y>=10:
        b=dt(st.year+5,st.month,st.day); r['_brk']=b if b>dt(2025,6,24) else None
        rv=dt(st.year+5*((2025-st.year)//5+1),st.month,st.day); r['_rev']=rv if rv<en else None
    r['_sc']=round(sq*R.uniform(5.5,6.6)) if sq else None
    if u=='Sim': pass
    if u=='Kiosk C':
        r['leaseEndDate']='Rolling'; r['_rem']='Licence, 28 days\' notice either side.'
    if u=='10/11': r['_rem']='Administrators trading; rent paid monthly as an expense.'
    if u=='MSU1': r['_rem']='Turnover top-up: 7% of net sales above £3.1m. Not triggered in 2024.'
    if u=='14': r['_rem']='Stepped rent: rises to £%s pa on 29 Sep 2026.'%m0(rent+3500); r['rentSteps']=[(dt(2026,9,29),rent+3500,'y')]
    if u=='Car Park': r['_rem']='Management lease; 412 spaces.'
    rows.append(r)
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.5,leading=9.8); Pc=ParagraphStyle('c',parent=P,alignment=2); Hh=ParagraphStyle('h',parent=P,fontName='Times-Bold',textColor=colors.white,alignment=1)
def ukd(d): return f"{d.day} {d.strftime('%b %Y')}" if isinstance(d,D.date) else (d or '')
def build():
    doc=SimpleDocTemplate(path(FN),pagesize=landscape(A3),leftMargin=16*mm,rightMargin=16*mm,topMargin=24*mm,bottomMargin=16*mm,invariant=1)
    hd=['Unit','Tenant','Use','Net internal area<br/>sq ft','sq m','Lease<br/>commencement','Lease<br/>expiry','Tenant<br/>break','Next rent<br/>review','Passing rent<br/>£ per annum','£ per<br/>sq ft','Rent deposit<br/>£','Service charge<br/>cap £ pa','Remarks']
    T=[[Paragraph(h,Hh) for h in hd]]
    def add(rs):
        for r in rs:
            a=r['area']
            T.append([Paragraph(r['unit'],P),Paragraph(r.get('tenantName') or '<i>Vacant</i>',P),r.get('_use') or '',m0(a) if a else '',f"{a*0.092903:,.1f}" if a else '',ukd(r.get('leaseStartDate')),ukd(r.get('leaseEndDate')),ukd(r.get('_brk')),ukd(r.get('_rev')),
              m0(r['annualRent']) if r.get('annualRent') else '',f"{r['annualRent']/a:.2f}" if a and r.get('annualRent') else '',m0(r['deposit']) if r.get('deposit') else '',m0(r['_sc']) if r.get('_sc') else '',Paragraph((r.get('_rem') or '').replace('£','&pound;'),P)])
    add(rows)
    ta=sum(r['area'] or 0 for r in rows)
    T.append(['','TOTAL','',m0(ta),f'{ta*0.092903:,.1f}','','','','',m0(sum(r.get('annualRent',0) for r in rows)),'',m0(sum(r.get('deposit') or 0 for r in rows)),m0(sum(r.get('_sc') or 0 for r in rows)),''])
    t=Table(T,colWidths=[44,150,48,60,44,70,70,66,66,70,44,58,64,240],repeatRows=1)
    t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5b1f3a')),('FONT',(0,1),(-1,-1),'Times-Roman',8.5),('ALIGN',(3,1),(4,-1),'RIGHT'),('ALIGN',(9,1),(12,-1),'RIGHT'),('ALIGN',(5,1),(8,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-2),.3,colors.HexColor('#b9a2ad')),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.HexColor('#5b1f3a'))]))
    def pg(c,d):
        W,H=landscape(A3); c.setFont('Times-Bold',17); c.setFillColor(colors.HexColor('#5b1f3a')); c.drawString(46,H-40,'Fennimore Arcade, Hallbridge'); c.setFont('Times-Roman',11); c.drawString(46,H-56,'Tenancy Schedule as at 24 June 2025'); c.drawRightString(W-46,H-40,'ORRELL TWEDDLE LLP'); c.setFont('Times-Italic',8); c.setFillColor(colors.black); c.drawString(46,24,'Rents stated exclusive of VAT. Areas from the 2022 measured survey (IPMS 3). Subject to contract; not to be relied on without inspection of leases.'); c.drawRightString(W-46,24,str(d.page))
    doc.build([t,Spacer(1,10),Paragraph('Gross passing rent as above; head rent of a peppercorn. Outstanding reviews: Units 2 and 9 (June 2024) - no notice served.',P)],onFirstPage=pg,onLaterPages=pg)
    v=sum(1 for r in rows if r['statusText']=='Vacant')
    save(FN,rows,'Fennimore Arcade',dt(2025,6,24),None,None,v,'RETAIL','closingcounsel','UK broker tenancy schedule, A3, annual rents, two area measures, remarks',hard='annual rents, ATM and car park rows without area')
build()
