import random, datetime as dt; from common import *
import xlsxwriter
random.seed(4109)
F='RentRoll (3).xlsx'
FN='Aiden Bree Cory Delia Emmett Gia Hugo Isla Jared Kendra Liam Maeve Noor Owen Paige Reed Sasha Theo Uma Viola Wes'.split()
LN='Abbingdon Bexley-Moor Carrowe Dunleavey Ellsworthy Fairbourne Gatlinger Hollowell Islington Kirkbridge Lavoisy Merriweth Norcastle Ostergard Pemblet Rothbury Sandovar Tillinghas Wexford-Lee'.split()
used=set()
def nm():
    while 1:
        n=f'{random.choice(FN)} {random.choice(LN)}'
        if n not in used: used.add(n); return n
B=[('Alder Fourplex - 618 Alder Street',['1','2','3','4'],'2 Bed / 1 Bath',1150),
('Birch Court - 2204 Birch Avenue',[f'{f}0{k}' for f in (1,2) for k in (1,2,3,4,5,6)],'1 Bed / 1 Bath',925),
('Maple Manor - 15 Maple Lane',[f'{k}{s}' for k in (1,2,3,4,5) for s in ('N','S')],'2 Bed / 1.5 Bath',1275),
('Tudor House - 77 College Hill Road',['Front','Rear','Attic','Bsmt','Carriage'],None,0)]
tud={'Front':('3 Bed / 2 Bath',1650),'Rear':('2 Bed / 1 Bath',1200),'Attic':('Studio / 1 Bath',725),'Bsmt':('1 Bed / 1 Bath',795),'Carriage':('1 Bed / 1 Bath',1050)}
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); wb.set_properties({'created':dt.datetime(2025,10,2)})
ws=wb.add_worksheet('Sheet1')
b=dict(font_name='Calibri',font_size=11)
T1=wb.add_format({**b,'bold':1,'font_size':16}); h=wb.add_format({**b,'bold':1,'bottom':1,'text_wrap':1,'valign':'bottom'}); hr=wb.add_format({**b,'bold':1,'bottom':1,'text_wrap':1,'align':'right'})
grp=wb.add_format({**b,'bold':1,'font_color':'#1F4E78'}); t=wb.add_format({**b,'text_wrap':1,'valign':'top'}); n=wb.add_format({**b,'num_format':'#,##0.00;(#,##0.00)','valign':'top'}); D=wb.add_format({**b,'num_format':'m/d/yyyy','valign':'top','align':'left'}); nb=wb.add_format({**b,'bold':1,'num_format':'#,##0.00;(#,##0.00)','top':1}); tb=wb.add_format({**b,'bold':1,'top':1})
ws.merge_range(0,0,0,10,'Rent roll',T1); ws.write(1,0,'Three Gables Rentals LLC',wb.add_format(b)); ws.write(2,0,'As of 9/30/2025',wb.add_format(b)); ws.write(3,0,'Lease status: Active, Future | Include vacant units | Totals exclude future leases',wb.add_format(b))
H=['Unit','Tenants','Status','Bed/bath','Lease start','Lease end','Market rent','Rent','Recurring charges','Recurring credits','Deposits held','Outstanding balance']
for i,x in enumerate(H): ws.write(5,i,x,h if i<6 else hr)
r=6; rows=[]; G=[0]*6; NU=NO=0; dt0=lambda s:dt.datetime.fromisoformat(s)
for name,us,bb,mk in B:
    ws.write(r,0,name,grp); r+=1; S=[0]*6; o=0
    for u in us:
        ub,um=(bb,mk) if bb else tud[u]
        um=float(um+random.choice([0,0,25])); recs=[]
        x=random.random()
        if u in('104','Attic','3S'): # vacant, 104 with future
            recs.append(('Vacant',None)); 
            if u=='104': recs.append(('Future',None))
        else: recs.append(('Active',None))
        for st,_ in recs:
            if st=='Vacant':
                ws.write_row(r,0,[u,'Vacant','',ub],t); ws.write(r,6,um,n); rows.append(dict(unit=u,propertyName=name.split(' - ')[0],section=None,unitType=ub,statusText='Vacant',marketRent=um)); S[0]+=um; r+=1; continue
            ten=nm(); k=1
            if '2 Bed' in ub or '3 Bed' in ub:
                for _ in range(random.choice([0,1,1,2]) if '2 Bed' in ub else 2): ten+='\n'+nm(); k+=1
            s=f'2025-{random.randint(1,9):02d}-01' if st=='Active' else '2025-10-15'
            if random.random()<.35 and st=='Active': s=s.replace('2025',random.choice(['2022','2023','2024']))
            y=int(s[:4]); 
            e=(dt.date(y+1,int(s[5:7]),int(s[8:]))-dt.timedelta(days=1)).isoformat()
            if e<'2025-09-30': e='At-will' if random.random()<.6 else (dt.date(2026,int(s[5:7]),1)-dt.timedelta(days=1)).isoformat()
            rent=um-random.choice([0,0,25,50,75]); rc=random.choice([0.,0.,35.,50.,85.]); cr=random.choice([0.,0.,0.,0.,25.]); dep=rent if random.random()<.9 else 0.; bal=0. if random.random()<.8 or st=='Future' else random.choice([rent,112.5,-40.])
            ws.write_string(r,0,u,t); ws.write(r,1,ten,t); ws.write(r,2,st,t); ws.write(r,3,ub,t); ws.write_datetime(r,4,dt0(s),D)
            ws.write(r,5,e,t) if e=='At-will' else ws.write_datetime(r,5,dt0(e),D)
            vals=[um,rent,rc,-cr if cr else 0.0,dep,bal]
            if st=='Future': vals[0]=None
            for i,v in enumerate(vals):
                if v is not None: ws.write_number(r,6+i,v,n); S[i]+=v if st=='Active' else 0
            if k>1: ws.set_row(r,15*k)
            rows.append(dict(unit=u,propertyName=name.split(' - ')[0],unitType=ub,tenantName=ten.replace('\n',', '),statusText=st,leaseStartDate=s,leaseEndDate=e,marketRent=vals[0],contractRent=rent,
              charges=[dict(code='Recurring charges',amount=rc),dict(code='Recurring credits',amount=-cr if cr else 0.0)],deposit=dep,balance=bal)); r+=1
            if st=='Active': o+=1
    ws.write(r,0,'Total',tb); ws.write(r,1,f'{o} of {len(us)} units occupied',tb)
    for i in range(2,6): ws.write_blank(r,i,None,tb)
    for i,v in enumerate(S): ws.write_number(r,6+i,v,nb); G[i]+=v
    NU+=len(us); NO+=o; r+=2
ws.write(r,0,'Grand total',tb); ws.write(r,1,f'{NO} of {NU} units occupied',tb)
for i in range(2,6): ws.write_blank(r,i,None,tb)
for i,v in enumerate(G): ws.write_number(r,6+i,v,nb)
ws.set_column(0,0,12); ws.set_column(1,1,27); ws.set_column(2,2,9); ws.set_column(3,3,17); ws.set_column(4,5,12); ws.set_column(6,11,13); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5)
wb.close()
save(F,'MULTIFAMILY','Buildium-type export, four small houses with property headings, several tenants per cell, future lease row, subtotals',False,
 dict(propertyName='Three Gables Rentals LLC',asOnDate='2025-09-30',units=NU,occupied=NO,vacant=NU-NO,sheet='Sheet1',planted=None,rows=rows))
print(NU,NO,G)
