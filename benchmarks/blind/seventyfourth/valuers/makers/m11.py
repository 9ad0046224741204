from common import *
from fpdf import FPDF
rd=random.Random(11)
F='wiatrak_point_rent_roll_2026-03.pdf'
p=FPDF('L','mm','A4');p.set_auto_page_break(False);p.set_margins(8,10)
W=[12,16,52,18,18,19,19,19,15,21,18,17,18,19];
def hdr():
    p.add_page();p.set_font('Helvetica','B',13);p.set_text_color(20,60,110);p.cell(0,7,'WIATRAK POINT  |  Office Building, Wroclaw',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',8);p.set_text_color(0);p.cell(0,4,f'Rent roll as of 2026-03-31   -   amounts in EUR, net of VAT, per month   -   page {p.page_no()}',new_x='LMARGIN',new_y='NEXT');p.ln(2)
    p.set_fill_color(210,222,236)
    p.set_font('Helvetica','B',7)
    for ls in(['Floor','Unit','Tenant','Status','Leased','Lease','Lease','Headline','Parking','Headline','Parking','Storage','Service','Deposit'],['','','','','area','start','expiry','EUR/','spaces','office rent','rent','rent','charge',''],['','','','','sq m','','','sq m','','per month','per month','per month','per month','']):
        for x,a in zip(ls,W):p.cell(a,3.6,x,fill=True,align='C')
        p.ln(3.6)
    p.ln(.8)
co=['Odra Soft Sp. z o.o.','Helvetra Shared Services Sp. z o.o.','Bursztyn Kancelaria Prawna','Nordwell Engineering Sp. z o.o.','Piast Leasing S.A.','Gamefoundry Studio S.A.','Zielony Bank S.A.','Kolibri Coworking Sp. z o.o.','DataPine Polska Sp. z o.o.','Silesia Re Brokers','Lumen HR Sp. z o.o.','Tramway Cafe s.c.','MedClinic Centrum Sp. z o.o.','Archiform Studio','Vistula Cloud Sp. z o.o.']
hdr();rows=[];S=[0]*6;LA=VA=0;nv=no=0;ix=0
def pr(c,b=''):
    p.set_font('Helvetica',b,7)
    for i,(x,a) in enumerate(zip(c,W)):p.cell(a,5,x,border='B',align='R' if i in(4,7,9,10,11,12,13) else 'C' if i in(0,5,6,8) else 'L')
    p.ln(5)
M=lambda v:f'{v:,.2f}' if v else '-'
for fl in range(0,9):
    FS=0;FR=0
    for k in range(1,4 if fl!=4 else 3):
        u=f'{fl}.{k:02d}';a=round(rd.uniform(180,980),2);vac=(fl,k) in((2,3),(5,1),(7,2));lab='GF' if fl==0 else str(fl)
        if p.get_y()>182:hdr()
        x=dict(unit=u,area=a)
        if vac:
            nv+=1;VA+=a;pr([lab,u,'-','Vacant',f'{a:,.2f}']+['']*9);x['statusText']='Vacant';rows.append(x)
        if not vac or (fl,k)==(5,1):
            fut=vac
            t=co[ix%15];ix+=1
            s=dt.date(2026,7,1) if fut else dt.date(rd.randint(2020,2025),rd.randint(1,12),1);e=addy(s,5 if s.year>2021 else 7)
            rt=rd.choice([14.5,15.0,15.25,15.75,16.5]);o=round(a*rt,2);ps=rd.randint(0,8);pk=ps*85.0;stg=rd.choice([0,0,0,144.0,216.0]);sc=round(a*4.9,2);dep=round((o+pk+stg+sc)*3*1.23,2)
            pr([lab,u,t,'Signed' if fut else 'Let',f'{a:,.2f}',iso(s),iso(e),f'{rt:.2f}',str(ps) if ps else '-',M(o),M(pk),M(stg),M(sc),M(dep)],'I' if fut else '')
            ch=[dict(code=c,amount=v) for c,v in(('Parking rent',pk),('Storage rent',stg),('Service charge',sc)) if v]
            y=dict(unit=u,area=a,tenantName=t,statusText='Signed' if fut else 'Let',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=o,charges=ch,deposit=dep);rows.append(y)
            if not fut:
                no+=1;LA+=a
                for j,z in enumerate((ps,o,pk,stg,sc,dep)):S[j]+=z
if p.get_y()>150:hdr()
p.ln(1)
pr(['','','Total let','',f'{LA:,.2f}','','','',str(S[0])]+[f'{z:,.2f}' for z in S[1:]],'B')
pr(['','','Total vacant','',f'{VA:,.2f}']+['']*9,'B');pr(['','','Building total','',f'{LA+VA:,.2f}']+['']*9,'B')
p.ln(3);p.set_font('Helvetica','',7.5);p.cell(0,4,f'Number of units: {no+nv}, of which let {no} and vacant {nv}. Occupancy {LA/(LA+VA):.1%} by area. "Signed" lease not yet commenced; excluded from totals.',new_x='LMARGIN',new_y='NEXT')
p.cell(0,4,'Areas incl. add-on factor 6.5%. Rents indexed annually to MUICP in February. Fixed-term leases without break unless stated.')
p.output(D+F);save(F,'OFFICE','Polish office rent roll, three-line header, future lease row',False,'Wiatrak Point','2026-03-31',no+nv,no,nv,rows)
