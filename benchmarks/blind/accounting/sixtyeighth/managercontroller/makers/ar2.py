from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
import datetime as dt
r=R(5); name='delinquency-20251103.xlsx'
fn='Marisol Dwayne Teresa Kofi Hannah Luis Priya Garrett Simone Andre Chloe Victor Nadia Owen Keisha Blake Rosa Tyrell Emma Hugo Leah Marcus Dana Felix'.split()
ln='Abernathy Castellan Okonjo Whitlow Pruett Delarosa Sandoz Ferncliff Brandt Iyer Maddox Quillen Tarver Holbrook Nwosu Eastman Varga Lindell Crowe Pettis Rourke Salcedo Thorne Yoder'.split()
P=[('Juniper Court Apartments - 412 Juniper Ct Tulsa, OK 74105',15,lambda i:str(101+i*7%60+100*(i%3)),(845,1190)),('Maple Row Townhomes - 2200 S Maple Row Broken Arrow, OK 74012',9,lambda i:f'TH-{4+i*3:02d}',(1350,1625)),('Cherokee Flats - 77 E 6th St Tulsa, OK 74103',17,lambda i:f'{"ABC"[i%3]}{201+i*5}',(925,1480))]
wb=Workbook(); ws=wb.active; ws.title='Delinquency'
ws['A1']='Delinquency'; ws['A1'].font=Font(bold=True,size=14)
ws['A2']='Exported On: 11/03/2025 08:41 AM'; ws['A3']='Properties: Tulsa Metro group'; ws['A4']='Tenant Statuses: Current, Notice, Evict, Past'; ws['A5']='Amount Owed In Account: All'; ws['A6']='Balance: Include All Balances'
Hd=['Unit','Name','Tenant Status','Tags','Phone Numbers','Move-in','Rent','Amount Receivable','Delinquent Rent','0-30','30-60','60-90','90+','Late Count','Last Payment','In Collections','Delinquency Notes']
K={7:'other:Rent',8:'total',9:'other:Delinquent Rent',10:'b0_30',11:'b31_60',12:'b61_90',13:'b90',14:'other:Late Count'}
R0=8
for i,h in enumerate(Hd,1):
    c=ws.cell(R0,i,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='D9E1F2'); c.alignment=Alignment(wrap_text=True,vertical='center'); c.border=Border(bottom=Side(style='thin'))
row=R0+1; rows=[];totals=[];G={}
notes=['','','','Promised to pay 11/7','Filed FED 10/21, court 11/12','Payment plan $150/wk','Left notice on door 10/28','Waiting on HAP payment','Called - no answer']
for p,n,uf,(lo,hi) in P:
    ws.cell(row,1,p).font=Font(bold=True); ws.merge_cells(start_row=row,start_column=1,end_row=row,end_column=17); row+=1; S={}
    for i in range(n):
        rent=r.randrange(lo,hi,5); st=r.choices(['Current','Notice','Evict','Past'],[10,2,2,3])[0]
        b=[0.,0.,0.,0.]
        b[0]=round(r.choice([rent,rent+75,75,r.uniform(20,rent)]),2)
        if r.random()<.45 or st=='Evict': b[1]=round(r.uniform(50,rent+100),2)
        if st in('Evict','Past') and r.random()<.8: b[2]=round(r.uniform(100,rent),2)
        if st=='Past': b[0]=0.; b[3]=round(r.uniform(200,3*rent),2)
        if i in (4,11): b=[-round(r.uniform(10,300),2),0.,0.,0.]; st='Current'
        t=round(sum(b),2); dr=round(min(max(t-r.choice([0,0,75,110.5]),0),t),2) if t>0 else 0.
        nm=f'{r.choice(ln)}, {r.choice(fn)} {r.choice(["","","","M.","J.","L."])}'.strip(); lc=r.randint(0,9)
        v=[uf(i),nm,st,'Section 8' if r.random()<.15 else None,f'(918) 555-0{r.randint(100,199)}',dt.date(2018+r.randint(0,6),r.randint(1,12),r.randint(1,28)),float(rent) if st!='Past' else None,t,dr]+b+[lc,dt.date(2025,r.choice([7,8,9,10]) ,r.randint(1,28)) if r.random()<.9 else None,'Yes' if st=='Past' and r.random()<.6 else 'No',r.choice(notes) if t>0 else '']
        d=dict(unit=v[0],name=nm)
        for j,q in enumerate(v,1):
            if q is None or q=='': continue
            c=ws.cell(row,j,q)
            if j in K:
                if j!=14: c.number_format='#,##0.00;-#,##0.00'
                d[K[j]]=q
                if j not in(7,14): S[K[j]]=round(S.get(K[j],0)+q,2)
            if isinstance(q,dt.date): c.number_format='mm/dd/yyyy'
        rows.append(d); row+=1
    def tl(lab,S):
        for j,k in K.items():
            if k in S: c=ws.cell(row,j,S[k]); c.number_format='#,##0.00;-#,##0.00'; c.font=Font(bold=True); c.border=Border(top=Side(style='thin'))
        if lab: ws.cell(row,1,lab).font=Font(bold=True)
        totals.append(dict(label=lab,**S))
    tl('Total '+p.split(' - ')[0],S); row+=2
    for k in S: G[k]=round(G.get(k,0)+S[k],2)
tl('Total',G)
for col,w in zip('ABCDEFGHIJKLMNOPQ',[9,26,10,10,15,11,10,12,12,11,11,11,11,7,11,11,30]): ws.column_dimensions[col].width=w
ws.row_dimensions[R0].height=30; ws.freeze_panes='C9'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+name); print(len(rows),G)
save(name,'AR','AppFolio delinquency export, three properties grouped, notes',False,list(K.values()),rows,totals)
