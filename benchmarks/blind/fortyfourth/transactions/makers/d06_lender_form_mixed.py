# Lender's certified rent roll form, portrait legal, typed into boxes (fpdf2); mixed-use: Schedule A residential, Schedule B commercial (annual rents only)
from common import *
from fpdf import FPDF
F='CFB-2207 Certified Rent Roll 1188 Tremaine.pdf'
r=R(4406); AS=dt.date(2025,11,1)
pdf=FPDF('P','pt','legal'); pdf.set_auto_page_break(False); pdf.set_margins(30,30)
ppl=iter(uniq_people(r,40)); rows=[]
res=[]
for fl in (2,3,4,5):
    for L in 'ABCDEF':
        if fl==5 and L in'EF': continue
        ut,sf,base={'A':('1 BR / 1 BA',655,2150),'B':('Studio',480,1725),'C':('2 BR / 1 BA',880,2800),'D':('1 BR / 1 BA',640,2125),'E':('Studio',465,1700),'F':('2 BR / 2 BA',965,3050)}[L]
        res.append((f'{fl}{L}',ut,sf,base+15*fl))
vac={'3E','4C'}
com=[('C-1','Tremaine Street Bakery & Café','Restaurant',1850,dt.date(2021,4,1),dt.date(2031,3,31),70300.00,1541.67,11700.),('C-2','Bellweather Optical, Inc.','Retail',1120,dt.date(2023,8,1),dt.date(2028,7,31),45920.00,840.,7600.),('C-3','VACANT','Retail',990,None,None,None,None,None),('C-4','Dayspring Childcare Co-op','Day care',2875,dt.date(2019,9,1),dt.date(2029,8,31),86250.00,1916.67,14375.),('C-5','Hollow Reed Yoga','Studio',1340,dt.date(2024,2,1),dt.date(2027,1,31),48240.00,1005.,8000.)]
def text(x,y,w,t,al='L',f=('Helvetica','',7)):
    pdf.set_font(*f); pdf.set_xy(x,y); pdf.cell(w,10,t,align=al)
def box(x,y,w,h,label,val):
    pdf.rect(x,y,w,h); text(x+1,y,w,label,f=('Helvetica','',5.5)); text(x+3,y+9,w-4,val,f=('Courier','',9))
def page(n):
    pdf.add_page(); text(30,24,300,'CONSTITUTION FEDERAL BANK, N.A.',f=('Times','B',11)); text(30,36,300,'Commercial Real Estate Lending - Multifamily & Mixed-Use',f=('Times','',8)); text(380,24,202,'FORM CFB-2207 (Rev. 03/22)','R'); text(380,34,202,f'Page {n} of 2','R')
    pdf.set_fill_color(0); pdf.set_text_color(255); pdf.set_font('Helvetica','B',11); pdf.set_xy(30,52); pdf.cell(552,16,'CERTIFIED RENT ROLL',align='C',fill=True); pdf.set_text_color(0)
page(1)
box(30,72,280,24,'1. BORROWER','TREMAINE STREET HOLDINGS LLC'); box(310,72,272,24,'2. LOAN NO.','04-118-77203'); box(30,96,280,24,'3. PROPERTY NAME','The Tremaine Building'); box(310,96,272,24,'4. RENT ROLL AS OF (MM/DD/YYYY)','11/01/2025'); box(30,120,380,24,'5. PROPERTY ADDRESS','1188 Tremaine St., Dorchester Mills, MA 02199'); box(410,120,86,24,'6. RES. UNITS',str(len(res))); box(496,120,86,24,'7. COMM. UNITS','5')
def header(x0,y,cols,h=30):
    x=x0; pdf.set_fill_color(225)
    for w,t in cols:
        pdf.rect(x,y,w,h,'DF'); ls=t.split('\n')
        for k,l in enumerate(ls): text(x,y+(h-8*len(ls))/2+8*k-1,w,l,'C',('Helvetica','B',6))
        x+=w
def line(x0,y,cols,vals,h=15,al=None,f=('Courier','',7.5)):
    x=x0
    for k,((w,_),v) in enumerate(zip(cols,vals)):
        pdf.rect(x,y,w,h); text(x+1,y+2.5,w-2,v,al[k],f); x+=w
text(30,152,400,'SCHEDULE A - RESIDENTIAL UNITS (list every unit, occupied or not)',f=('Helvetica','B',8))
CA=[(20,'Line'),(32,'(a)\nApt.'),(122,'(b)\nTenant(s) of Record'),(62,'(c)\nUnit Type'),(34,'(d)\nSq. Ft.'),(52,'(e)\nLease\nBegins'),(52,'(f)\nLease\nEnds'),(56,'(g)\nMonthly Rent\nper Lease $'),(56,'(h)\nMarket\nRent $'),(36,'(i)\nParking\n$/mo.'),(30,'(j)\nSec.\nDep.?')]
header(30,164,CA); y=194; S=[0,0,0,0]
for i,(u,ut,sf,mk) in enumerate(res):
    row=dict(unit=u,unitType=ut,area=sf,marketRent=mk,section='SCHEDULE A - RESIDENTIAL UNITS')
    if u in vac: v=[str(i+1),u,'** VACANT **',ut,str(sf),'','','',f'{mk:,}','','']; row['statusText']='VACANT'
    else:
        n=next(ppl); t=f'{n[1].upper()}, {n[0][0]}.'
        if r.random()<.25: t+=' / '+next(ppl)[1].upper()[:10]
        ls=dt.date(2025,1,1)+dt.timedelta(days=0); ls=addm(dt.date(2024,12,1),r.randint(0,11)); le=addm(ls,12)-dt.timedelta(days=1); taw=r.random()<.15
        rent=mk-r.choice([0,25,50,90,140]); 
        if taw: ls=addm(dt.date(2016,1,1),r.randint(0,60)); rent=mk-r.choice([310,420,505])
        pk=r.choice([0,0,175,200]); v=[str(i+1),u,t,ut,str(sf),ls.strftime('%m/%d/%y'),'T.A.W.' if taw else le.strftime('%m/%d/%y'),f'{rent:,}',f'{mk:,}',str(pk) if pk else '','Y']
        row.update(statusText='Occupied',tenantName=t,leaseStartDate=iso(ls),leaseEndDate='T.A.W.' if taw else iso(le),contractRent=rent,charges=[dict(code='Parking',amount=pk)] if pk else None); S[1]+=rent;S[3]+=pk
    S[0]+=sf;S[2]+=mk; rows.append(row); line(30,y,CA,v,al='RCLLRCCRRRC'); y+=15
line(30,y,CA,['','','8. TOTAL SCHEDULE A','',f'{S[0]:,}','','',f'{S[1]:,}',f'{S[2]:,}',str(S[3]),''],al='RCLLRCCRRRC',f=('Courier','B',7.5)); y+=22
text(30,y,552,'T.A.W. = tenant at will. Market rent to be completed by Borrower for all units. Do not list rents net of concessions.',f=('Helvetica','I',6.5))
page(2)
text(30,76,400,'SCHEDULE B - COMMERCIAL UNITS',f=('Helvetica','B',8))
CB=[(36,'(a)\nUnit'),(140,'(b)\nTenant / d.b.a.'),(50,'(c)\nUse'),(38,'(d)\nRentable\nSq. Ft.'),(56,'(e)\nCommence-\nment'),(56,'(f)\nExpiration\n(no options)'),(62,'(g)\nANNUAL\nBase Rent $'),(60,'(h)\nMonthly\nReimburse-\nments $'),(54,'(i)\nSecurity\nDeposit $')]
header(30,88,CB,36); y=124; Q=[0,0,0,0]
for u,n,use,sf,a,b,ar,re,dep in com:
    row=dict(unit=u,area=sf,section='SCHEDULE B - COMMERCIAL UNITS',unitType=use); v=n=='VACANT'
    if v: line(30,y,CB,[u,'** VACANT **',use,f'{sf:,}','','','','',''],18,'CLLRCCRRR'); row['statusText']='VACANT'
    else:
        line(30,y,CB,[u,n,use,f'{sf:,}',mdy(a),mdy(b),m2(ar),m2(re),m2(dep)],18,'CLLRCCRRR'); row.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(b),annualRent=ar,charges=[dict(code='Monthly Reimbursements',amount=re)],deposit=dep)
        Q[1]+=ar;Q[2]+=re;Q[3]+=dep
    Q[0]+=sf; rows.append(row); y+=18
line(30,y,CB,['','9. TOTAL SCHEDULE B','',f'{Q[0]:,}','','',m2(Q[1]),m2(Q[2]),m2(Q[3])],18,'CLLRCCRRR',('Courier','B',7.5)); y+=34
text(30,y,300,'RECAPITULATION',f=('Helvetica','B',8)); y+=13
for l,v in (('10. Residential rent, annualized (line 8(g) x 12)',m2(S[1]*12)),('11. Residential parking, annualized (line 8(i) x 12)',m2(S[3]*12)),('12. Commercial base rent (line 9(g))',m2(Q[1])),('13. Commercial reimbursements, annualized (line 9(h) x 12)',m2(Q[2]*12)),('14. TOTAL SCHEDULED INCOME',m2(S[1]*12+S[3]*12+Q[1]+Q[2]*12)),('15. Residential units occupied / total',f'{len(res)-2} / {len(res)}'),('16. Commercial units occupied / total','4 / 5')):
    pdf.rect(30,y,330,15); pdf.rect(360,y,120,15); text(33,y+2.5,325,l); text(362,y+2.5,115,v,'R',('Courier','',8.5)); y+=15
y+=24; pdf.set_xy(30,y); pdf.set_font('Times','',8.5); pdf.multi_cell(552,10.5,'The undersigned hereby certifies to Lender that the foregoing rent roll is true, correct and complete as of the date shown in item 4; that no tenant has prepaid rent more than one month in advance; that there are no oral leases other than tenancies at will so marked; and that no brokerage commissions remain unpaid. False statements may constitute a federal offense (18 U.S.C. Section 1014).')
y+=64; pdf.line(30,y,280,y); pdf.line(320,y,582,y); text(30,y+1,200,'Borrower - Authorized Signatory'); text(320,y+1,200,'Date signed'); text(322,y-12,200,'11/12/2025',f=('Courier','',9)); text(34,y-14,200,'/s/ Manager',f=('Times','I',12))
pdf.output(path(F))
n=len(res)+5
save(F,rows,'The Tremaine Building','2025-11-01',n,n-3,3,'MIXED_USE','lender certified rent roll form, typed','two schedules with different columns, annual commercial rents, T.A.W. lease ends, as-of in a form box')
