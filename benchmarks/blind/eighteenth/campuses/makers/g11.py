# XLSX industrial/flex park: lender's format, annual rent, hidden column, building blocks side recap, dates as text
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2011);F='bp_flex_lender.xlsx';wb=Workbook();w=wb.active;w.title='RR';hb=PatternFill('solid',fgColor='1F3864');wf=Font(bold=True,color='FFFFFF',name='Garamond');gf=Font(name='Garamond')
w['A1']='BORROWER CERTIFIED RENT ROLL';w['A2']='Property:';w['C2']='Stonehedge Commerce Center';w['A3']='Date:';w['C3']='June 30, 2025';w['A4']='Loan No.:';w['C4']='77-401822'
h=['Bldg','Suite','Tenant (Legal Name)','Use','Leasable SF','% NRA','Lease Type','Commence','Expire','Annual Base Rent','Rent PSF','Annual Reimb.','Next Bump Date','Annual Rent After Bump','Security Deposit','Options']
for i,t in enumerate(h): q=w.cell(6,1+i,t);q.fill=hb;q.font=wf;q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
w.row_dimensions[6].height=34
T="Cobble & Crane Supply, LLC;Hartwick Sign Company;Pinnacle Bay Plumbing, Inc.;Terrafirma Soils Lab;Blue Anvil Metalworks;Orchard Hill Kitchens LLC;Redwing Courier, L.P.;Solace Medical Devices, Inc.;Thornbury Tile & Stone;Ultramarine Pool Co.;Vantage Crane Rental;Westering Moving & Storage;Yewtree Nutrition".split(';');ti=iter(T);rows=[];tots=[]
SU=[('10','A',4800),('10','B',4800),('10','C',9600),('10','D',3200),('20','A',12400),('20','B',6150),('20','C',6150),('30','A',5000),('30','B',5000),('30','C',2500),('30','D',2500),('30','E',7500),('30','F',5250),('40','ALL',31000)]
nra=sum(s[2] for s in SU);y=7;last=None
for b,s,sf in SU:
    w.cell(y,1,int(b) if b!=last else None);last=b;w.cell(y,2,s);w.cell(y,5,sf);w.cell(y,6,sf/nra).number_format='0.0%';x=dict(unit=s,building=b,area=sf)
    if (b,s)==('30','D') or (b,s)==('10','D'): w.cell(y,3,'*** VACANT ***');x['statusText']='VACANT'
    else:
        n=next(ti,None) or 'Zephyr Cold Storage Partners, LP';u=r.choice(['Flex','Whse','Office/Flex']);st=D.date(r.randint(2018,2024),r.randint(1,12),1);e=st.replace(year=st.year+r.choice([8,10]))-D.timedelta(1);ps=r.choice([9.85,10.4,11.25,12.1]);an=round(sf*ps,2);re=round(sf*3.15,2);dp=round(an/12,0);mtm=(b,s)==('20','C')
        bd=D.date(2026 if st.month<7 else 2025,st.month,1) if st.month!=6 else D.date(2026,6,1);ba=round(an*1.0325,2)
        for cc,v in((3,n),(4,u),(7,'NNN'),(8,us(st)),(9,'MTM' if mtm else us(e)),(10,an),(11,ps),(12,re),(15,dp)): w.cell(y,cc,v)
        if not mtm: w.cell(y,13,us(bd));w.cell(y,14,ba);w.cell(y,16,r.choice(['1 x 5 yr FMV','None','2 x 3 yr','None']))
        x.update(tenantName=n,statusText='Occupied',unitType=u,leaseStartDate=st,leaseEndDate='MTM' if mtm else e,annualRent=an,deposit=dp,rentSteps=[] if mtm else [dict(date=bd.isoformat(),amount=ba,per='year')],re=re)
    rows.append(x);y+=1
S=lambda k,q=rows:sum(x.get(k,0) for x in q);v=[x for x in rows if 'tenantName' in x];y+=1
for l,q in(('Leased',v),('Vacant',[x for x in rows if x not in v]),('Total NRA',rows)):
    w.cell(y,3,f'{l} ({len(q)} suites)');w.cell(y,5,S('area',q));w.cell(y,6,S('area',q)/nra).number_format='0.0%'
    if l!='Vacant': w.cell(y,10,S('annualRent',q));w.cell(y,12,S('re',q));w.cell(y,15,S('deposit',q))
    for cc in range(1,17): w.cell(y,cc).border=Border(top=Side('thin'))
    y+=1
y+=1;w.cell(y,1,'Bldg');w.cell(y,3,'Building recap');w.cell(y,5,'SF');w.cell(y,10,'Annual Base Rent');y+=1
for b in('10','20','30','40'):
    q=[x for x in rows if x['building']==b];w.cell(y,1,int(b));w.cell(y,3,f'{len(q)} suite'+('s' if len(q)>1 else ''));w.cell(y,5,S('area',q));w.cell(y,10,S('annualRent',q));tots.append(dict(label='Bldg '+b,of=dict(building=b),area=S('area',q),annualRent=S('annualRent',q)));y+=1
tots.append(dict(label='Total NRA',area=S('area'),annualRent=S('annualRent'),deposit=S('deposit')))
w.cell(y+1,1,'The undersigned certifies that the foregoing is true and complete.   By: ______________________   Title: Asset Manager')
for R_ in w.iter_rows(min_row=7):
    for z in R_:
        z.font=gf
        if z.column in(10,12,14,15) : z.number_format='$#,##0.00'
        if z.column==5: z.number_format='#,##0'
        if z.column==11: z.number_format='0.00'
for i,wd in enumerate((6,7,32,11,11,8,8,11,11,15,8,14,11,15,12,14)): w.column_dimensions['ABCDEFGHIJKLMNOP'[i]].width=wd
w.column_dimensions['P'].hidden=True
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
for x in rows:x.pop('re',0)
wb.save(doc(F));save(F,'INDUSTRIAL','Lender-certified annual roll, blank-repeat building column',False,'Stonehedge Commerce Center','2025-06-30',len(rows),len(v),len(rows)-len(v),rows,sheet=None,totals=tots)
