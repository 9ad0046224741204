# Yardi commercial tenancy schedule with rent steps and charge schedules, office towers, XLSX
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(4808); NAME='cordwainer_plaza_tenancy_schedule.xlsx'; AS=dt.date(2025,10,31)
wb=Workbook(); ws=wb.active; ws.title='Report1'
b=Font(name='Arial',size=8,bold=True); n=Font(name='Arial',size=8); g=PatternFill('solid',fgColor='D9D9D9'); i8=Font(name='Arial',size=8,italic=True)
for r,t in enumerate(['Tenancy Schedule I','Property: Cordwainer Plaza (cwp1,cwp2)   As of Date: 10/31/2025   By Property','Show: Active, Vacant   Rent Steps: Yes   Charge Schedules: Yes'],1):
    ws.cell(r,1,t).font=Font(name='Arial',size=11 if r==1 else 8,bold=r==1); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=16)
H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy Years','Monthly Rent','Monthly Rent/Area','Annual Rent','Annual Rent/Area','Annual Rec./Area','Security Deposit Received','LOC Amount/ Bank Guarantee']
for k,h in enumerate(H,1):
    c=ws.cell(5,k,h); c.font=b; c.fill=g; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom')
ws.row_dimensions[5].height=36; r=6; T=[]
P=[('cwp1','Cordwainer Plaza North',[('N0100','Bricklayer & Finch Bistro','Retail Gross',4120,33),('N0300','Lantern Hill Insurance Brokers','Office Net',11250,41),('N0350',None,'',3980,0),('N0400','Farrant Welby LLP','Office Net',16400,44),('N0500','Farrant Welby LLP','Office Net',16400,44.5),('N0610','Tessellate Data, Inc.','Office Base Year',7315,38),('N0650','Umber Street Studios','Office Base Year',5020,36),('N0700','Portcullis Bancorp','Office Net',16650,46),('NRF01','Spirewave (Antenna)','License',0,0)]),
   ('cwp2','Cordwainer Plaza South',[('S0110','Copperpot Deli','Retail Gross',1870,39),('S0200',None,'',14800,0),('S0300','Guildford Wray Consulting','Office Net',14800,39.75),('S0410','Anselm Trust Company','Office Net',9240,42),('S0460','Hearthside Realty Advisors','Office Base Year',4410,35),('S0500','Dept. of Civic Records','Government',14800,31.2),('S0B01','Anselm Trust Company','Storage',610,15)])]
def put_(c,v,f=None,font=n):
    x=ws.cell(r,c,v); x.font=font
    if f: x.number_format=f
gt=dict(a=0,o=0,m=0.0,an=0.0,d=0.0,l=0.0); occ=0
M='#,##0.00'; DF='mm/dd/yyyy'
for pc,pn,us in P:
    st=dict(a=0,o=0,m=0.0,an=0.0,d=0.0,l=0.0)
    for u,t,lt,a,psf in us:
        put_(1,f'{pn} ({pc})'); put_(2,u); put_(5,a,M)
        row=dict(unit=u,propertyName=pn,area=a); st['a']+=a
        if not t:
            put_(3,'VACANT'); [put_(k,0,M) for k in(10,11,12,13,14,15,16)]; row.update(statusText='VACANT',contractRent=0,annualRent=0,deposit=0); T.append(row); r+=2; continue
        occ+=1; st['o']+=a; s=dt.date(R.choice([2018,2019,2020,2021,2022,2023,2024]),R.randint(1,12),1); term=R.choice([84,96,120,124]); e=eom(addm(s,term-1))
        if e<AS: term+=60; e=eom(addm(s,term-1))
        code={'License':'antr','Storage':'stor','Retail Gross':'brtl'}.get(lt,'bofc')
        rent=round(a*psf/12,2) if a else 4125.00
        net=lt in('Office Net',); rec=round(a*R.uniform(9,14)/12,2) if net else 0
        dep=round(rent,2) if R.random()<.4 else 0.0; loc=round(rent*4,-3) if lt.startswith('Office') and not dep else 0.0
        vals=[t,lt,None,s,e,term,round(((AS-s).days)/365.25,2),rent,round(rent/a,2) if a else 0,round(rent*12,2),round(rent*12/a,2) if a else 0,round(rec*12/a,2) if a else 0,dep,loc]
        for k,v in enumerate(vals,3):
            if v is not None: put_(k,v,DF if k in(6,7) else ('0' if k==8 else M))
        for k,v in zip('m an d l'.split(),(rent,round(rent*12,2),dep,loc)): st[k]+=v
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=round(rent*12,2),deposit=dep)
        r+=1; steps=[]; d=s; 
        anchor=max(x for x in [addm(s,12*q) for q in range(15)] if x<=AS); amt=rent; d=anchor
        sub=['Charge','Type','From','To','Monthly Amt','Amt/Area','Annual']
        put_(3,'Rent Steps',font=b); r+=1
        for k,h in enumerate(sub): put_(4+k,h,font=i8)
        r+=1; cur=True
        while d<e and len(steps)<4:
            nx=addm(d,12); to=min(nx-dt.timedelta(1),e)
            for k,v in enumerate([code,'Rent',d,to,amt,round(amt/a,2) if a else None,round(amt*12,2)]):
                if v is not None: put_(4+k,v,DF if k in(2,3) else (M if k>3 else None))
            r+=1
            if not cur: steps.append(dict(date=iso(d),amount=amt))
            cur=False; d=nx; amt=round(amt*1.03,2)
        row['rentSteps']=steps or None
        ch=[(code,rent)]
        if net: x=round(rec*.62,2); ch+=[('camest',x),('retest',round(rec-x,2))]
        if lt.startswith('Office') and R.random()<.6: ch.append(('park',R.choice([6,10,20])*140.0))
        put_(3,'Charge Schedules',font=b); r+=1
        for k,h in enumerate(['Charge','Type','From','To','Monthly Amt']): put_(4+k,h,font=i8)
        r+=1
        for q,v in ch:
            for k,w in enumerate([q,'Rent' if q==code else ('Recovery' if q.endswith('est') else 'Misc'),anchor if q==code else dt.date(2025,1,1) if s<dt.date(2025,1,1) else s,min(addm(anchor,12)-dt.timedelta(1),e) if q==code else e,v]): put_(4+k,w,DF if k in(2,3) else (M if k>3 else None))
            r+=1
        row['charges']=[dict(code=q,amount=v) for q,v in ch]; T.append(row); r+=1
    for lab,k,v in ((f'Total {pn} - Leased',None,st['o']),(f'Total {pn} - Vacant',None,st['a']-st['o']),(f'Total {pn}',1,st['a'])):
        put_(1,lab,font=b); put_(5,v,M,b)
        if k: put_(10,round(st['m'],2),M,b); put_(12,round(st['an'],2),M,b); put_(15,round(st['d'],2),M,b); put_(16,st['l'],M,b)
        r+=1
    r+=1
    for k in st: gt[k]+=st[k]
put_(1,'Grand Total',font=b); put_(5,gt['a'],M,b); put_(10,round(gt['m'],2),M,b); put_(12,round(gt['an'],2),M,b); put_(15,round(gt['d'],2),M,b); put_(16,gt['l'],M,b)
for k in range(1,17): ws.cell(r,k).border=Border(top=Side('thin'),bottom=Side('double'))
for k,w in zip('ABCDEFGHIJKLMNOP',[26,9,28,15,11,16,11,11,11,12,11,13,10,10,13,14]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
wb.save(doc(NAME))
put(NAME,'OFFICE','Yardi tenancy schedule export, rent-step and charge-schedule blocks under each lease, two properties',True,dict(propertyName='Cordwainer Plaza',asOnDate=iso(AS),units=len(T),occupied=occ,vacant=len(T)-occ,rows=T,totals=dict(area=gt['a'],contractRent=round(gt['m'],2),annualRent=round(gt['an'],2),deposit=round(gt['d'],2))))
