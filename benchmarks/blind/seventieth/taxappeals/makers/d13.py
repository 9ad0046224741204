# small owner's garden office: fpdf2 portrait, gross rents with step note lines, two suites in one lease
from common import *
from fpdf import FPDF
r=random.Random(7013); fn='Oakhurst Office Court rent schedule.pdf'
T=[('EAST WING',[('E-1','Hargrave Orthodontics',1480,'3/1/22','2/28/27',2713.33,2800,('3/1/26',2794.73)),('E-2','Laurel Hospice Care, Inc.',2210,'8/1/24','7/31/29',3867.50,0,('8/1/26',3983.53)),('E-3','VACANT',905,'','',None,None,None),('E-4','Bingham Surveying',905,'m-t-m','m-t-m',1450.00,1000,None),('E-5','Jubilee Counseling',760,'11/1/23','10/31/25',1235.00,1235,None)]),
('WEST WING',[('W-1','Tallow & Finch, CPAs',3120,'1/1/20','12/31/29',5460.00,5000,('1/1/26',5623.80)),('W-2','Rural Broadband Council',1340,'6/1/25','5/31/28',2345.00,2345,('6/1/26',2415.35)),('W-3','Marsh Realty (owner affiliate)',1125,'1/1/18','m-t-m',1200.00,None,None),('W-4','VACANT',980,'','',None,None,None),('W-5','Prosper Staffing',980,'9/1/24','8/31/27',1715.00,1715,('9/1/26',1766.45))]),
('LOWER LEVEL',[('L-1','County Archive Storage',2600,'7/1/21','6/30/26',1733.33,0,None),('L-2','Beacon Hearing Aid',1150,'4/1/25','3/31/30',1916.67,1916.67,('4/1/27',2012.50))])]
def dd(s):
    if s in('','m-t-m'):return s or None
    m,d,y=map(int,s.split('/'));return D.date(2000+y,m,d)
p=FPDF('P','pt','Letter');p.set_auto_page_break(False);p.add_page();F='Courier'
p.set_font('Helvetica','B',13);p.text(54,60,'OAKHURST OFFICE COURT');p.set_font('Helvetica','',9.5)
p.text(54,74,'315 Oakhurst Road');p.text(54,87,'RENT SCHEDULE');p.text(430,60,'Prepared: October 2, 2025');p.text(430,74,'Effective: October 1, 2025')
def rt(x,y,s):p.text(x-p.get_string_width(s),y,s)
y=118;p.set_font('Helvetica','B',8.5)
for x,s in((54,'Suite'),(96,'Lessee'),(300,'From'),(350,'To')):p.text(x,y,s)
for x,s in((286,'Sq. ft.'),(452,'Rent/mo.'),(506,'Rent/yr.'),(560,'Deposit')):rt(x,y,s)
y+=6;p.line(54,y,560,y);y+=16;rows=[];G=[0,0,0,0]
for w,L in T:
    p.set_font('Helvetica','B',9);p.text(54,y,w);y+=14;S=[0,0,0,0]
    for u,n,a,f,t,m,dep,st in L:
        p.set_font('Helvetica','',9);p.text(60,y,u);p.text(96,y,n);rt(286,y,m0(a));S[0]+=a
        if n!='VACANT':
            p.text(300,y,f);p.text(350,y,t);rt(452,y,m2(m));rt(506,y,m0(m*12))
            rt(560,y,'waived' if dep is None else 'none' if dep==0 else m0(dep) if dep==int(dep) else m2(dep))
            S[1]+=m;S[2]+=m*12;S[3]+=dep or 0
            if st:
                y+=11;p.set_font('Helvetica','I',8);p.text(108,y,f'increases to ${m2(st[1])} per month on {st[0]}')
        rows.append(row(unit=u,tenantName=None if n=='VACANT' else n,area=a,statusText='VACANT' if n=='VACANT' else 'Occupied',leaseStartDate=dd(f),leaseEndDate=dd(t),contractRent=m,annualRent=float(round(m*12)) if m else None,deposit=dep or None,section=w,rentSteps=[dict(date=iso(dd(st[0])),amount=st[1])] if st else None))
        y+=14.5
    p.line(262,y-9,560,y-9);p.set_font('Helvetica','',9);y+=3
    rt(286,y,m0(S[0]));rt(452,y,m2(S[1]));rt(506,y,m0(S[2]));rt(560,y,m2(S[3]));y+=22;G=[i+j for i,j in zip(G,S)]
p.set_font('Helvetica','B',9);p.text(96,y,'Property');rt(286,y,m0(G[0]));rt(452,y,m2(G[1]));rt(506,y,m0(G[2]));rt(560,y,m2(G[3]));p.line(54,y+5,560,y+5);p.line(54,y+7,560,y+7);y+=34
p.set_font('Helvetica','',8.5)
va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
for s in(f'12 suites, 10 let; {m0(va)} sq. ft. vacant ({va/G[0]*100:.1f}%). Asking $21.00 full service upstairs, $9.00 lower level.','All leases full service. Tenants over 2,000 sq. ft. pay increases in taxes over 2022 base (billed each December).','Jubilee Counseling will not renew.'):
    p.text(54,y,s);y+=13
p.text(54,y+20,'Oakhurst Court Associates, a partnership')
p.output(out(fn))
tie(rows,'contractRent',round(G[1],2));tie(rows,'area',G[0]);tie(rows,'deposit',round(G[3],2));tie(rows,'annualRent',round(G[2]),1.01)
save(fn,'OFFICE','small owner one-page rent schedule, step note lines under the suites, wings with unlabeled subtotals',False,dict(propertyName='OAKHURST OFFICE COURT',asOnDate='2025-10-01',units=12,occupied=10,vacant=2,rows=rows))
