# office building by tenant type: office, storage, antenna, parking licences; grouped two-row header, formulas-free
import random; from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(2413); f='Rent roll 450 Mossbank Ave (owner).xlsx'; AS=D(2025,5,1)
wb=Workbook(); ws=wb.active; ws.title='May 25'
ws.merge_cells('A1:Q1'); ws['A1']='450 MOSSBANK AVENUE'; ws['A1'].font=Font(name='Garamond',size=18,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:Q2'); ws['A2']='RENT ROLL  -  MAY 1, 2025'; ws['A2'].alignment=Alignment(horizontal='center')
for rg,t in(('A4:C4','PREMISES'),('D4:D5','TENANT'),('E4:F4','TERM'),('G4:L4','MONTHLY BILLING'),('M4:N4','NEXT INCREASE'),('O4:O5','SECURITY'),('P4:P5','PAST DUE\n5/1'),('Q4:Q5','REMARKS')): ws.merge_cells(rg); ws[rg.split(':')[0]]=t
for c_,t in zip('ABCEFGHIJKLMN',('FLR','SUITE','RSF','FROM','TO','BASE RENT','OPEX ESC.','RE TAX ESC.','ELECTRIC','SPRINKLER/ WATER','TOTAL','DATE','NEW RENT')): ws[c_+'5']=t
bd=Side('thin')
for row in ws['A4:Q5']:
    for x in row: x.font=Font(name='Garamond',bold=True,size=10); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(top=bd,bottom=bd,left=bd,right=bd)
R=6; rows=[]; G=[0]*9; nm=names(r,['& Sons','Travel','Esqs.','Realty Corp.','Furs','Music Publishing','Design Inc.','Dental Lab','Import Co.','Talent Agency'],40);k=0
def num(c,v,fm='#,##0.00;(#,##0.00);"-"'): x=ws.cell(R,c,v); x.number_format=fm; x.font=Font(name='Garamond',size=10); return x
SEC=[('OFFICE TENANTS',[(fl,f'{fl}{l}') for fl in range(2,10) for l in 'ABC'[:r.choice([1,2,3])]]),('STORAGE SPACE',[('B',f'S-{i}') for i in range(1,7)]),('ANTENNAE & ROOFTOP',[('R',f'RF-{i}') for i in range(1,4)]),('PARKING LICENSES',[('G',f'P-{i:02d}') for i in range(1,9)])]
cnt=[0,0]
for sn,us in SEC:
    ws.cell(R,1,sn).font=Font(name='Garamond',bold=True,underline='single'); R+=1; S=[0]*9; last=None
    for fl,u in us:
        off=sn[0]=='O'; a=r.randint(1450,6800) if off else r.randint(80,420) if sn[0]=='S' else None
        ws.cell(R,1,fl if fl!=last else None); last=fl; ws.cell(R,2,u); num(3,a,'#,##0'); row=dict(unit=u,area=a,section=sn)
        v=u in('4B','7A','S-5','P-06','2C')
        if v:
            ws.cell(R,4,'V A C A N T' if off else 'vacant'); row['statusText']='V A C A N T' if off else 'vacant'; S[0]+=a or 0
            if off: ws.cell(R,17,'Asking $46/RSF; electric direct')
            cnt[1]+=1
        else:
            t=nm[k] if off or not k else r.choice(nm[:k]) if sn[0] in 'SP' else r.choice(['Zephyrine Wireless','Lumenor Mobile','Corvane Broadcast Relay']); k+=off
            mtm=sn[0] in 'SP' and r.random()<.5; b=am(D(2017,2,1),r.randint(0,95)); e=term(b,r.choice([5,7,10])) if sn[0]!='A' else term(b,10); e=e if e>AS else term(b,12)
            br=round(a*r.choice([36,39.5,42,44])/12,2) if off else round(a*1.75,2) if a else r.choice([2150.0,2875.0]) if sn[0]=='A' else 325.0
            ch=[br]+([round(br*r.uniform(.0,.05),2),round(br*r.uniform(.01,.08),2),round(a*3.5/12,2),25.0] if off else [0,0,0,0]); tt=round(sum(ch),2)
            nx=am(D(2025,b.month,1),12 if b.month<=5 else 0) if off and r.random()<.7 else None; nx=nx if nx and nx<e else None; nr=round(br*1.03,2) if nx else None
            sd=r.choice([br,round(br*2,2),0]) if off else None; pd=r.choice([0,0,0,tt,round(tt*.4,2),-150.0]) if off else 0
            ws.cell(R,4,t); 
            if mtm: ws.cell(R,5,b).number_format='m/d/yy'; ws.cell(R,6,'M-T-M')
            else: ws.cell(R,5,b).number_format='m/d/yy'; ws.cell(R,6,e).number_format='m/d/yy'
            for q,x in enumerate(ch+[tt]): num(7+q,x or None)
            if nx: ws.cell(R,13,nx).number_format='m/d/yy'; num(14,nr)
            if sd: num(15,sd)
            if pd: num(16,pd)
            if off: ws.cell(R,17,r.choice([None,None,'Free rent July & Aug 2025','Renewal option 5 yrs FMV','L/C held by managing agent','Terminate 12/31/27 on 9 mos.','Owes TI of $40,000','Sublet in part']))
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=b,leaseEndDate='M-T-M' if mtm else e,contractRent=br,totalCharges=tt,charges=[dict(code=c_,amount=x) for c_,x in zip(('BASE RENT','OPEX ESC.','RE TAX ESC.','ELECTRIC','SPRINKLER/ WATER'),ch) if x],rentSteps=[dict(date=nx,amount=nr)] if nx else [],deposit=sd or None,balance=pd or None)
            S=[p+q for p,q in zip(S,[a or 0]+ch+[tt,sd or 0,pd])]; cnt[0]+=1
        for c_ in range(1,18): ws.cell(R,c_).font=Font(name='Garamond',size=10)
        rows.append(row); R+=1
    def totl(l,S):
        ws.cell(R,4,l).font=Font(bold=True,name='Garamond')
        for c_,x in zip((3,7,8,9,10,11,12,15,16),S):
            if x: y=num(c_,round(x,2),'#,##0' if c_==3 else '#,##0.00;(#,##0.00)'); y.font=Font(name='Garamond',bold=True,size=10); y.border=Border(top=bd)
    totl('Total '+sn.title().replace('&','&'),S); G=[p+q for p,q in zip(G,S)]; R+=2
totl('GRAND TOTAL',G)
for c_,w in zip('ABCDEFGHIJKLMNOPQ',(5,7,8,28,10,10,12,11,11,11,11,12,10,12,12,11,30)): ws.column_dimensions[c_].width=w
ws.row_dimensions[4].height=17; ws.row_dimensions[5].height=30; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{f}')
save(f,'OFFICE','owner Excel by tenant type, storage, antenna, parking licences',rows,'450 Mossbank Avenue',AS,None,None,None,totals=dict(area=G[0],contractRent=round(G[1],2),totalCharges=round(G[6],2),deposit=round(G[7],2),balance=round(G[8],2)),hard=True)
