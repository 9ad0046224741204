# UK portfolio of houses, 146 rows, xlsx with cover and notes sheets
from common import *; import xlsxwriter
FN='Harrowbeck Homes - property list Sept 2025.xlsx'
rng=random.Random(202)
streets=[("Larch Street","Burnley","BB10 2"),("Keswick Road","Burnley","BB10 3"),("Alma Terrace","Nelson","BB9 7"),("Railway View","Accrington","BB5 0"),("Moorland Drive","Accrington","BB5 4"),("Tattersall Court","Blackburn","BB2 3"),("Hollin Bank","Blackburn","BB2 4"),("Cedar Avenue","Chorley","PR7 2"),("Duxbury Mews","Chorley","PR7 4"),("Park Lea","Preston","PR2 6"),("St Oswald's Close","Preston","PR1 5")]
props=[]
for s,t,p in streets:
    n=rng.choice([9,11,12,13,14,15,16,18]); k=rng.choice([1,2,4,7,11]); step=rng.choice([1,2,2,4])
    for i in range(n):
        props.append((f"{k} {s}",t,p+rng.choice("ABDEHJLNPQRSTW")+rng.choice("ABDEFGHJLNPQ"))); k+=step*rng.choice([1,1,1,2])
nm=people(rng,400)
wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); cov=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Property list'); no=wb.add_worksheet('Notes')
b=wb.add_format({'bold':1,'font_size':16}); g=wb.add_format({'font_color':'#555555'})
cov.write('B3','Harrowbeck Homes LLP',b); cov.write('B4','Residential portfolio - tenancy information'); cov.write('B6','Prepared for lender, data as at 30 September 2025',g); cov.set_column('B:B',48); cov.set_column('C:C',14)
base=dict(font_name='Calibri',font_size=9)
H=wb.add_format({**base,'bold':1,'bg_color':'#dde6d5','border':1,'text_wrap':1,'valign':'vcenter','align':'center'})
tx=wb.add_format({**base,'border':4}); num=wb.add_format({**base,'border':4,'num_format':'#,##0'}); mon=wb.add_format({**base,'border':4,'num_format':'£#,##0.00'}); da=wb.add_format({**base,'border':4,'num_format':'dd mmm yyyy'}); ar=wb.add_format({**base,'border':4,'num_format':'#,##0.00;[Red]-#,##0.00;-'})
tb=wb.add_format({**base,'bold':1,'top':1,'num_format':'£#,##0.00'})
heads=["Property","Town","Postcode","House type","Beds","Floor area (sq ft)","EPC","Tenant(s)","Start of tenancy","Fixed term end","Rent PCM","Market rent PCM","Deposit held (DPS)","Arrears / (credit)","Letting status"]
for j,h in enumerate(heads): ws.write(3,j,h,H)
ws.set_row(3,30); ws.write(0,0,'Property list - Harrowbeck Homes LLP',wb.add_format({'bold':1,'font_size':13})); ws.write(1,0,'Position at 30/09/2025. All lets on AST or periodic tenancy. Rents exclude utilities.',g)
types={2:["2 bed mid terrace","2 bed end terrace"],3:["3 bed semi","3 bed mid terrace","3 bed town house"],4:["4 bed detached"],1:["1 bed cottage flat"]}
rows=[];r=4;q=iter(nm)
for ad,town,pc in props:
    bd=rng.choices([1,2,3,4],[6,48,40,6])[0]; ty=rng.choice(types[bd]); a=rng.randint(*{1:(430,540),2:(610,790),3:(790,1040),4:(1150,1390)}[bd]); mk=round({1:520,2:640,3:815,4:1150}[bd]*rng.uniform(.94,1.12)/5)*5
    st=rng.choices(["Let","Let - periodic","Void","Void - works","Notice served"],[66,20,5,3,6])[0]
    let=not st.startswith('Void')
    ten=s=e=rent=dep=bal=None
    if let:
        ten=next(q); 
        if rng.random()<.3: ten+=" & "+next(q)
        rent=round(mk*rng.uniform(.86,1.0)/5)*5; dep=round(rent*12/52*5) if rng.random()<.9 else None
        if st=="Let": s=D(2024,10,1)+dt.timedelta(days=rng.randint(0,355)); e=addm(s,12)-dt.timedelta(days=1)
        else: s=D(2017,1,5)+dt.timedelta(days=rng.randint(0,2600)); e="Periodic"
        bal=rng.choices([0,rent,rng.randint(20,400)+.5,-rng.randint(5,60)],[82,6,9,3])[0]
    vals=[ad,town,pc,ty,bd,a,rng.choice("CCCDDDDE"),ten or '',s,e,rent,mk,dep,bal,st]
    for j,v in enumerate(vals):
        f=[tx,tx,tx,tx,num,num,tx,tx,da,da,mon,mon,mon,ar,tx][j]
        if isinstance(v,D): ws.write_datetime(r,j,dt.datetime(v.year,v.month,v.day),f)
        elif v is None: ws.write_blank(r,j,None,f)
        else: ws.write(r,j,v,f)
    rows.append(row(unit=ad,unitType=ty,area=a,tenantName=ten,leaseStartDate=s,leaseEndDate=e,contractRent=rent,marketRent=mk,deposit=dep,balance=bal if bal else None,statusText=st))
    r+=1
ws.write(r,0,'TOTAL',tb)
for j in (1,2,3,4,6,7,8,9,14): ws.write_blank(r,j,None,tb)
for j,k in ((5,'area'),(10,'contractRent'),(11,'marketRent'),(12,'deposit'),(13,'balance')):
    c='ABCDEFGHIJKLMN'[j]; ws.write_formula(r,j,f'=SUM({c}5:{c}{r})',wb.add_format({**base,'bold':1,'top':1,'num_format':'#,##0'}) if j==5 else tb,S(rows,k))
ws.freeze_panes(4,1); ws.autofilter(3,0,r-1,14)
for c,w in zip('ABCDEFGHIJKLMNO',(21,11,9.5,17,5.5,9,5,32,11.5,11.5,10,10.5,10.5,10.5,13)): ws.set_column(f'{c}:{c}',w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3)
N=len(rows);v=sum(1 for x in rows if x['statusText'].startswith('Void'))
for i,(l,x,f) in enumerate((("Number of houses",N,None),("Let (incl. under notice)",N-v,None),("Void",v,None),("Contracted rent pcm",S(rows,'contractRent'),wb.add_format({'num_format':'£#,##0'})),("Contracted rent pa",S(rows,'contractRent')*12,wb.add_format({'num_format':'£#,##0'})))): cov.write(8+i,1,l); cov.write(8+i,2,x,f)
for i,t in enumerate(["Notes","1. Deposits are protected with the DPS unless left blank (pre-2007 or guarantor lets).","2. Market rents are our own letting team's opinion, August 2025.","3. 'Notice served' = tenant has given or received notice but remains in occupation at the date of the list."]): no.write(i,0,t)
wb.close()
save(FN,'SINGLE_FAMILY_RENTAL','UK houses portfolio list, three sheets, 140+ rows',False,'Harrowbeck Homes LLP','2025-09-30',N,N-v,v,rows,sheet='Property list')
