# Multi-let office, Leeds: agent's tenancy schedule, Excel printed to A3 PDF
from common import *
import xlsxwriter
R=random.Random(101)
N='harcourt_gate_tenancy_schedule_sept25.pdf'
S=[('Ground','Reception Unit A','Bean & Ledger Coffee Ltd',1240,D(2022,6,24),10,60,26.0),
('Ground','Unit B','Nidderdale Physiotherapy Group Ltd',2115,D(2021,9,29),10,60,24.5),
('Ground','Unit C','Vacant',1890,None,0,0,0),
('1st','Suite 1.1','Calderbrook Actuarial LLP',4320,D(2019,3,25),10,60,25.25),
('1st','Suite 1.2','Penhaligon Wealth Management Ltd',2780,D(2023,1,16),5,36,28.0),
('1st','Suite 1.3','Thornbury Recruit (North) Ltd',1655,D(2024,5,7),5,36,29.5),
('2nd','Suite 2.1','Skeltonfield Insurance Brokers Ltd',5110,D(2018,12,25),10,0,24.0),
('2nd','Suite 2.2','Vacant - Under Offer',3645,None,0,0,0),
('3rd','Whole Floor','The Secretary of State for Regional Growth',8790,D(2020,7,1),15,120,25.0),
('4th','Suite 4.1','Aire Valley Credit Union Ltd',2230,D(2022,11,11),6,36,27.0),
('4th','Suite 4.2','Orrin Structural Engineers Ltd',3365,D(2021,4,6),10,60,26.5),
('4th','Suite 4.3','Halcyon Payroll Bureau Ltd',1180,D(2025,2,3),3,0,31.0),
('4th','Suite 4.4','Marlpit Legal Costs Ltd',1985,D(2023,8,21),5,36,28.5),
('5th','Suite 5.1','Kestrel Freight Forwarding Ltd',4475,D(2019,10,14),10,60,25.5),
('5th','Suite 5.2','Quern Analytics Ltd',4280,D(2024,9,30),10,60,30.0),
('6th','Suite 6.1','Bramham & Roake Solicitors LLP',6120,D(2016,6,24),15,0,23.75),
('6th','Suite 6.2','Vacant - Refurbishment',2610,None,0,0,0),
('7th','Suite 7.1','Osgodby Energy Trading Ltd',3925,D(2025,6,24),10,60,32.0),
('7th','Suite 7.2 (part)','Lowther Interim Management Ltd',1430,D(2024,12,2),5,36,32.5),
('8th','Penthouse','Severn & Tyne Capital Partners LLP',5240,D(2022,3,25),10,60,33.0)]
f=TMP+'d01.xlsx'; wb=xlsxwriter.Workbook(f); ws=wb.add_worksheet('Schedule')
b=dict(font_name='Calibri',font_size=9,valign='vcenter',border=1,border_color='#BFBFBF')
F=lambda **k: wb.add_format({**b,**k})
hd=F(bold=1,bg_color='#1F3A4D',font_color='white',text_wrap=1,align='center')
tx=F(text_wrap=1); c=F(align='center',text_wrap=1); n0=F(num_format='#,##0'); m=F(num_format='£#,##0'); m2=F(num_format='£0.00'); d=F(num_format='dd-mmm-yy',align='center')
vac=dict(italic=1,bg_color='#F2E6D8')
ws.write(0,0,'HARCOURT GATE, 40 WELLINGTON PARADE, LEEDS LS1',wb.add_format(dict(font_name='Calibri',bold=1,font_size=16,font_color='#1F3A4D')))
ws.write(1,0,'Tenancy Schedule as at 29 September 2025',wb.add_format(dict(font_name='Calibri',font_size=11)))
ws.write(2,0,'Freehold  |  Prepared by Dunstable Quay Asset Management for the Lender (Facility Agreement cl. 21.3)',wb.add_format(dict(font_name='Calibri',font_size=9,italic=1)))
for a,bb,t in ((0,3,'DEMISE'),(4,8,'LEASE'),(9,12,'INCOME')): ws.merge_range(4,a,4,bb,t,hd)
ws.write(4,13,'',hd)
H=['Floor','Suite','Tenant','NIA\n(sq ft)','Start','Expiry','Tenant Break','Next Rent Review','L&T 1954 Act','Passing Rent\n(£ p.a.)','£ psf','ERV\n(£ psf)','Service Charge\n(£ p.a.)','Comments']
for i,h in enumerate(H): ws.write(5,i,h,hd)
ws.set_row(5,30)
rows=[];y=6;tot=dict(a=0,r=0,s=0)
steps={'Suite 7.1':[(D(2026,6,24),'half rent until')],'Suite 1.3':None}
prev=None
for fl,su,t,a,st,yr,br,psf in S:
    v=t.startswith('Vacant'); k=vac if v else {}
    TX=F(text_wrap=1,**k);C=F(align='center',text_wrap=1,**k);N0=F(num_format='#,##0',**k);M=F(num_format='£#,##0',**k);M2=F(num_format='£0.00',**k);DD=F(num_format='dd-mmm-yy',align='center',**k)
    erv=R.choice([29.5,30,31,32,33.5]); sc=round(a*7.85)
    ws.write(y,0,fl,TX); ws.write(y,1,su,TX); ws.write(y,2,t,TX); ws.write(y,3,a,N0)
    r=dict(unit=su,area=a,charges=[dict(code='Service Charge (£ p.a.)',amount=sc)])
    com=''
    if v:
        for cc in range(4,9): ws.write(y,cc,'-' ,C)
        ws.write(y,9,0,M); ws.write(y,10,'',C)
        r.update(statusText=t,annualRent=0)
        com={'Unit C':'Marketing at £27.50 psf. Shortfall borne by Landlord.','Suite 2.2':'HoTs agreed with technology occupier, 5 yrs.','Suite 6.2':'Cat A works complete Q1 2026.'}[su]
    else:
        en=term_end(st,yr); rent=round(a*psf/10)*10
        brk=addm(st,br) if br else None
        rev=addm(st,60) if yr>=10 else None
        if rev and rev<D(2025,9,29): rev=addm(st,120) if yr>10 else None
        if brk and brk<D(2025,9,29): brk=None; com='Tenant break not exercised.'
        ws.write_datetime(y,4,dt.datetime.combine(st,dt.time()),DD); ws.write_datetime(y,5,dt.datetime.combine(en,dt.time()),DD)
        if brk: ws.write_datetime(y,6,dt.datetime.combine(brk,dt.time()),DD)
        else: ws.write(y,6,'None',C)
        if rev: ws.write_datetime(y,7,dt.datetime.combine(rev,dt.time()),DD)
        else: ws.write(y,7,'n/a',C)
        ws.write(y,8,R.choice(['Inside','Inside','Outside']) if yr>=5 else 'Outside',C)
        ws.write(y,9,rent,M); ws.write(y,10,rent/a,M2)
        r.update(tenantName=t,annualRent=rent,leaseStartDate=st,leaseEndDate=en,statusText='Occupied'); tot['r']+=rent
        if su=='Suite 5.2': com='Stepped: £139,100 p.a. from 30-Sep-26.'; r['rentSteps']=[dict(date=D(2026,9,30),amount=139100,per='year')]
        if su=='Suite 4.4': com='Service charge capped, RPI-linked.'
        if su=='Suite 7.1': com='Rent free to 23-Dec-25 topped up by vendor.'
        if su=='Whole Floor': com='5-yearly upward-only reviews to OMV; 14 car spaces included.'
        if su=='Suite 6.1': com='2026 review capped at 3% p.a. compound.'
    tot['a']+=a; tot['s']+=sc
    ws.write(y,11,erv,M2); ws.write(y,12,sc,M); ws.write(y,13,com,TX); ws.set_row(y,25)
    rows.append(r); y+=1
T=dict(bold=1,top=2,bg_color='#D9E2E8')
ws.merge_range(y,0,y,2,'TOTAL',F(**T)); ws.write(y,3,tot['a'],F(num_format='#,##0',**T))
for cc in range(4,9): ws.write(y,cc,'',F(**T))
ws.write(y,9,tot['r'],F(num_format='£#,##0',**T)); ws.write(y,10,'',F(**T)); ws.write(y,11,'',F(**T)); ws.write(y,12,tot['s'],F(num_format='£#,##0',**T)); ws.write(y,13,'',F(**T))
nv=sum(1 for s in S if s[2].startswith('Vacant'))
va=sum(s[3] for s in S if s[2].startswith('Vacant'))
sm=wb.add_format(dict(font_name='Calibri',font_size=9))
ws.write(y+2,0,f'Vacancy: {va:,} sq ft ({va/tot["a"]:.1%} of NIA) in {nv} suites. Let suites: {len(S)-nv}.',sm)
ws.write(y+3,0,'Areas are IPMS3 / NIA as stated in the leases. Rents exclude VAT. Leases are effectively FRI via service charge unless noted.',sm)
for i,w in enumerate([8,16,38,9,11,11,11,11,10,13,9,9,12,46]): ws.set_column(i,i,w)
ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_margins(.4,.4,.5,.6)
ws.set_footer('&L&8Private & confidential&C&8Page &P of &N&R&8Printed 02/10/2025'); ws.hide_gridlines(2)
wb.close(); topdf(f,N)
save(N,dict(propertyName='Harcourt Gate',asOnDate='2025-09-29',units=len(S),occupied=len(S)-nv,vacant=nv,sheet=None,planted=None,rows=rows),'OFFICE','agent tenancy schedule, Excel printed to A3 PDF, grouped header',False,
 [('area',tot['a']),('annualRent',tot['r']),('charges',tot['s'])])
