from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
r=random.Random(1414); AS=D(2025,11,30); N='ResMan_RentRoll_Palisade_at_Coldwater.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; s2=wb.create_sheet('Unit Type Summary')
cal=lambda **k: Font(name='Calibri',size=9,**k)
ws.append(['Palisade at Coldwater']);ws.append(['Rent Roll']);ws.append(['November 30, 2025']);ws.append([])
CH=['Rent','Month to Month Fee','Pet Rent','Reserved Parking','Storage','Valet Trash','Insurance Waiver','Rent Concession','Employee Discount']
g1=['Unit',None,None,'Resident',None,None,None,None,None,'Charges']+[None]*9+['Ledger',None]
h=['Unit','Type','Sq Ft','Residents','Status','Move In','Lease Start','Lease End','Market Rent']+CH+['Total','Deposits Held','Balance']
g1=[None]*21; g1[0]='UNIT'; g1[3]='LEASE'; g1[8]='RENT'; g1[9]='RECURRING CHARGES AND CREDITS'; g1[19]='LEDGER'
ws.append(g1); ws.append(h)
for a,b in((1,3),(4,8),(10,19),(20,21)): ws.merge_cells(start_row=5,end_row=5,start_column=a,end_column=b)
for rr in(5,6):
    for c in ws[rr]: c.font=cal(bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='bottom'); c.fill=PatternFill('solid',fgColor='E7E6E6')
ws.row_dimensions[5].height=14; ws.row_dimensions[6].height=38
ws['A1'].font=Font(size=14,bold=True); ws.freeze_panes='B7'
TY={'S1':(540,1150),'A1':(690,1320),'A2':(755,1385),'A2R':(755,1485),'B1':(1015,1690),'B2':(1120,1780),'C1':(1340,2150)}
rows=[];tots=[];G=[0]*13; n=0; cnt={}; bt={}
nf='#,##0.00;-#,##0.00'
for b in range(1,13):
    ws.append([f'Building {b:02d}']); ws.cell(ws.max_row,1).font=cal(bold=True); sub=[0]*13; k=24 if b<=10 else 30
    for i in range(k):
        n+=1; u=f'{b:02d}-{(i//8+1)}{i%8+1:02d}'; ty=list(TY)[(i*3+b)%7]; sf,mk=TY[ty]; mk+=10*(i//8); x=r.random()
        st='Vacant' if x<.04 else 'Vacant Pre-Leased' if x<.055 else 'Notice' if x<.09 else 'Pending Renewal' if x<.11 else 'Model' if (b,i)==(1,0) else 'Current'
        cnt[st]=cnt.get(st,0)+1; bt.setdefault(ty,[0,0,0]); bt[ty][0]+=1
        K=dict(unit=u,building=f'Building {b:02d}',unitType=ty,area=sf,statusText=st,marketRent=mk)
        if st in('Vacant','Vacant Pre-Leased','Model'):
            ws.append([u,ty,sf,None,st,None,None,None,mk]); rows.append(row(**K)); sub[0]+=mk
        else:
            bt[ty][1]+=1; ps=[pers(r) for _ in range(r.choice([1,1,2]))]; nm='; '.join(f'{a} {l}' for a,l in ps); s,e=lease(r,AS); mi=addm(s,-12*r.choice([0,0,1,2]))
            rent=float(mk-r.choice([0,25,60,95,-15])); v=[rent,0,0,0,0,30.,0,0,0]
            if r.random()<.04: v[1]=200.; s=addm(s,-12); e=addm(s,12)-dt.timedelta(days=1); mi=min(mi,s)
            if r.random()<.3: v[2]=r.choice([30.,60.])
            if r.random()<.25: v[3]=65.
            if r.random()<.12: v[4]=40.
            if r.random()<.4: v[6]=11.5
            if r.random()<.06: v[7]=-float(r.choice([100,125]))
            if r.random()<.01: v[8]=-round(rent*.2,2)
            t=round(sum(v),2); dep=float(r.choice([0,150,300,300,rent])); bal=float(r.choice([0,0,0,0,0,t,-12.5,77.31]))
            ws.append([u,ty,sf,nm,st,mi,s,e,mk]+[z or None for z in v]+[t,dep,bal])
            sub=[p+z for p,z in zip(sub,[mk]+v+[t,dep,bal])]; bt[ty][2]+=rent
            rows.append(row(tenantName=nm,moveInDate=mi,leaseStartDate=s,leaseEndDate=e,contractRent=rent,totalCharges=t,deposit=dep,balance=bal,charges=[{"code":a,"amount":z} for a,z in zip(CH,v) if z],**K))
        for c in ws[ws.max_row]:
            c.font=cal()
            if c.column in(6,7,8): c.number_format='m/d/yyyy'
            if c.column>8: c.number_format=nf
    ws.append([f'Building {b:02d} Total',None,None,f'{k} units']+[None]*4+[round(z,2) for z in sub])
    for c in ws[ws.max_row]: c.font=cal(bold=True); c.border=Border(top=Side(style='thin')); c.number_format=nf if c.column>8 else 'General'
    ws.append([]); G=[p+z for p,z in zip(G,sub)]
    tots+=[T(f'Building {b:02d} Total',f,sub[j],building=f'Building {b:02d}') for f,j in(('marketRent',0),('contractRent',1),('totalCharges',10),('deposit',11),('balance',12))]
ws.append(['Property Total',None,None,f'{n} units']+[None]*4+[round(z,2) for z in G])
for c in ws[ws.max_row]: c.font=cal(bold=True); c.border=Border(top=Side(style='double')); c.number_format=nf if c.column>8 else 'General'
tots+=[T('Property Total',f,G[j]) for f,j in(('marketRent',0),('contractRent',1),('totalCharges',10),('deposit',11),('balance',12))]
ws.append([]); ws.append(['Occupancy']); 
for s in('Current','Pending Renewal','Notice','Vacant','Vacant Pre-Leased','Model'): ws.append([s,None,cnt.get(s,0),f'{cnt.get(s,0)/n*100:.2f}%'])
occ=sum(cnt.get(s,0) for s in('Current','Pending Renewal','Notice')); ws.append(['Total Occupied',None,occ,f'{occ/n*100:.2f}%']); vc=cnt['Vacant']+cnt.get('Vacant Pre-Leased',0); ws.append(['Total Vacant',None,vc,f'{vc/n*100:.2f}%']); ws.append(['Total Units',None,n])
s2.append(['Unit Type','Sq Ft','Units','Occupied','Avg Rent'])
for t,(a,o,z) in bt.items(): s2.append([t,TY[t][0],a,o,round(z/o,2)])
for i,w in enumerate([18,7,7,34,16,11,11,11,11]+[10]*9+[11,11,11],1): ws.column_dimensions[chr(64+i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
wb.save(DOC/N); print(n,cnt)
truth(N,'Palisade at Coldwater',AS,rows,n,occ,vc,('MULTIFAMILY','ResMan export of 300 units, two-row grouped header, nine charge columns, subtotals by building, summary sheet',True),sheet='Rent Roll',totals=tots)
