from common import *
from fpdf import FPDF
rd=random.Random(4)
F='kauri_park_rental_summary.pdf'
p=FPDF('P','mm','A4');p.set_auto_page_break(True,18);p.add_page()
p.set_font('Helvetica','B',15);p.cell(0,8,'Kauri Park Industrial Estate',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',9);p.cell(0,5,'41-59 Totara Drive, East Tamaki, Auckland  -  Rental Summary at 1 April 2026',new_x='LMARGIN',new_y='NEXT')
p.cell(0,5,'Rents are net per annum plus GST and outgoings',new_x='LMARGIN',new_y='NEXT');p.ln(3)
W=[16,60,24,24,20,20,26]
def line(c,b='',bold=False,al='LLLLRRR'):
    p.set_font('Helvetica','B' if bold else '',8.5)
    for x,wd,a in zip(c,W,al):p.cell(wd,5,x,border=b,align=a)
    p.ln(5)
line(['Tenancy','Tenant / Component','From','To','Area m2','$/m2','Rent p.a.'],'TB',True);
T=[('A1','Pukeko Freight Ltd'),('A2','Steelcraft Fabrication (2011) Ltd'),('A3',None),('B1','Hauraki Coldstore Partners LP'),('B2','Manuka Brewing Co Ltd'),('C1','Southern Cross Tyres Ltd'),('C2','Rimu Joinery Ltd'),('Yard','Tui Scaffold Hire Ltd')]
rows=[];GA=GR=0
for u,t in T:
    comps=[]
    if u!='Yard':
        comps=[('Warehouse',rd.randint(600,2300),rd.choice([150,158,165,172])),('Office',rd.randint(90,280),rd.choice([210,225,235]))]
        if rd.random()<.6:comps.append(('Canopy',rd.randint(60,200),rd.choice([65,75])))
    else:comps=[('Secure yard',1450,42)]
    area=sum(c[1] for c in comps);cp=rd.randint(4,16) if u!='Yard' else 0
    rent=sum(a*x for _,a,x in comps)+cp*20*52
    x=dict(unit=u,area=area)
    if t:
        s=dt.date(rd.randint(2019,2025),rd.randint(1,12),1);e=addy(s,9 if s.year<2021 else 6)
        line([u,t,s.strftime('%d %b %Y'),e.strftime('%d %b %Y'),f'{area:,}','',f'{rent:,.2f}'],'T',True)
        x.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=rent,statusText='Occupied')
        ch=[]
        for nme,a,q in comps:line(['','   '+nme,'','',f'{a:,}',f'{q:.2f}',f'{a*q:,.2f}']);ch.append(dict(code=nme,amount=a*q,per='year'))
        if cp:line(['',f'   Car parks: {cp} @ $20.00 per week','','','','',f'{cp*1040:,.2f}']);ch.append(dict(code='Car parks',amount=cp*1040,per='year'))
        p.set_font('Helvetica','I',8);rv=dt.date(2027,s.month,1)
        p.cell(16,5,'');p.cell(0,5,f'   Review {rv.strftime("%d %b %Y")} to market, soft ratchet. Rights of renewal: {rd.choice(["2 x 3 years","1 x 6 years","nil"])}. Terms: Net.',new_x='LMARGIN',new_y='NEXT')
        x['charges']=ch
        GR+=rent
    else:
        line([u,'VACANT','','',f'{area:,}','',''],'T',True)
        for nme,a,q in comps:line(['','   '+nme,'','',f'{a:,}','',''])
        x['statusText']='VACANT'
    GA+=area;rows.append(x)
line(['','Total - 8 tenancies (1 vacant)','','',f'{GA:,}','',f'{GR:,.2f}'],'TB',True)
p.ln(4);p.set_font('Helvetica','',8);p.multi_cell(0,4,'Source: Ridgeline Property Management Ltd tenancy ledger. Component areas are taken from the deeds of lease and have not been surveyed.')
p.output(D+F)
save(F,'INDUSTRIAL','NZ rental summary with component lines under each tenancy',True,'Kauri Park Industrial Estate','2026-04-01',8,7,1,rows)
