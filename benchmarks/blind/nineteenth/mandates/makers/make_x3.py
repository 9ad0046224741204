from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(2213); N='resman_export_kestrel_pointe.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
ws['A1']='Kestrel Pointe'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Rent Roll'; ws['A3']='Date: 4/15/2025'; ws['A4']='Accounting Period: April 2025'
ws.cell(6,1,'Unit Information'); ws.cell(6,6,'Resident'); ws.cell(6,13,'Recurring Transactions')
ws.merge_cells('A6:E6'); ws.merge_cells('F6:L6'); ws.merge_cells('M6:R6')
H=['Unit','Building','Unit Type','SQFT','Market Rent','Residents','Status','Move In','Lease Start','Lease End','Move Out','Deposits Held','Rent','Pet Rent','Trash','Parking','Concession','Total','Balance']
for i,h in enumerate(H): ws.cell(7,i+1,h)
for q in(6,7):
    for k in range(1,20): c=ws.cell(q,k); c.font=Font(bold=True,size=9); c.fill=PatternFill('solid',fgColor='D6DCE4'); c.alignment=Alignment(horizontal='center',wrap_text=True)
R=8;rows=[];nm=iter(names(r,140)); f=lambda d:f"{d.month}/{d.day}/{d.year}"
pl={'A1':(612,1085),'A2':(701,1160),'B1':(934,1345),'B2':(1012,1420),'C1':(1240,1690)}; cur=[]
true=None
for i in range(84):
    b='KP-%d'%(i//28+1); u=f"{b[-1]}{(i%28)//14+1}{i%14+1:02d}"; ty=r.choice(list(pl)); sf,mk=pl[ty]; st=r.choices(['Current','Vacant','Vacant Leased','Notice','Notice Leased'],[82,6,3,6,3])[0]
    x=dict(unit=u,building=b,unitType=ty,area=sf,marketRent=mk,statusText=st); v=[u,b,ty,sf,mk]
    if st.startswith('V'): v+=[None,st]+[None]*12
    else:
        a=next(nm); rent=mk-r.choice([0,10,25,45,80,-15]); ch=[('Rent',rent),('Pet Rent',r.choice([0,0,0,35])),('Trash',15),('Parking',r.choice([0,0,45])),('Concession',r.choice([0]*9+[-100]))]; ls=D.date(2024,r.randint(5,12),r.randint(1,28)); le=ls.replace(year=2025)-D.timedelta(1); mi=ls.replace(year=2024-r.choice([0,0,0,1,2,3])); bal=r.choice([0,0,0,0,0,rent+15,-15,62.4]); tot=sum(z for _,z in ch)
        x.update(tenantName=f"{a[0]} {a[1]}",moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,deposit=r.choice([250,500,mk]),contractRent=rent,charges=[dict(code=k,amount=z) for k,z in ch],totalCharges=tot,balance=bal)
        if st.startswith('N'): x['moveOutDate']=r.choice([D.date(2025,4,30),D.date(2025,5,31)])
        v+=[x['tenantName'],st,f(mi),f(ls),f(le),f(x['moveOutDate']) if 'moveOutDate' in x else None,x['deposit']]+[z for _,z in ch]+[tot,bal]
    rows.append(x); cur.append(v)
T={k:S(rows,k) for k in('area','marketRent','deposit','totalCharges','balance')}; CT={k:CH(rows,k) for k in('Rent','Pet Rent','Trash','Parking','Concession')}
# planted: one rent digit changed
k=next(i for i in range(40,84) if 'tenantName' in rows[i] and rows[i]['contractRent']//100%10==3); o=rows[k]['contractRent']; n=o+500
rows[k]['contractRent']=n; rows[k]['charges'][0]['amount']=n; cur[k][12]=n
for v in cur:
    for i,z in enumerate(v):
        c=ws.cell(R,i+1,z); c.font=Font(size=9)
        if i in(4,11,12,13,14,15,16,17,18): c.number_format='#,##0.00;(#,##0.00)'
    R+=1
ws.cell(R,1,'Total'); 
for i,z in {3:T['area'],4:T['marketRent'],11:T['deposit'],12:CT['Rent'],13:CT['Pet Rent'],14:CT['Trash'],15:CT['Parking'],16:CT['Concession'],17:T['totalCharges'],18:T['balance']}.items(): c=ws.cell(R,i+1,z); c.number_format='#,##0.00;(#,##0.00)' if i>3 else '#,##0'
for i in range(1,20): ws.cell(R,i).font=Font(bold=True,size=9); ws.cell(R,i).border=Border(top=Side(style='thin'))
R+=3; ws.cell(R,1,'Status Summary').font=Font(bold=True)
for i,h in enumerate(['Status','','Units','Percent','Market Rent','Rent']): ws.cell(R+1,i+1,h).font=Font(bold=True,size=9)
R+=2
for s in['Current','Notice','Notice Leased','Vacant','Vacant Leased']:
    q=[x for x in rows if x['statusText']==s]; rn=S(q,'contractRent')-(500 if rows[k]['statusText']==s else 0)
    for i,z in {1:s,3:len(q),4:round(len(q)/84,4),5:S(q,'marketRent'),6:rn}.items(): c=ws.cell(R,i,z); c.font=Font(size=9); c.number_format={4:'0.00%',5:'#,##0.00',6:'#,##0.00'}.get(i,'General')
    R+=1
for i,z in {1:'Total Units',3:84,4:1,5:T['marketRent'],6:CT['Rent']}.items(): c=ws.cell(R,i,z); c.font=Font(bold=True,size=9); c.number_format={4:'0.00%',5:'#,##0.00',6:'#,##0.00'}.get(i,'General')
for i,w in enumerate([8,9,9,8,11,26,14,11,11,11,11,12,11,9,8,9,11,11,11]): ws.column_dimensions[chr(65+i)].width=w
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(fp(N)); oc=sum('tenantName' in x for x in rows)
put(N,dict(propertyName='Kestrel Pointe',asOnDate='2025-04-15',units=84,occupied=oc,vacant=84-oc,rows=rows,planted=dict(what=f"unit {rows[k]['unit']}: rent {o}.00 printed as {n}.00 (row total, column total and status summary keep {o})",kind='digit_changed'),printedTotals=T|CT),'MULTIFAMILY','ResMan export, grouped headers, charge columns, status summary at foot, dates as text',False)
