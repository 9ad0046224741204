# Small-bay industrial, building bands, charge columns, second table of steps. PLANTED: total wrong
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=R(6906); FN='Tillery Business Bays RR.xlsx'
co=['Blue Anvil Welding','Cormorant Pool Supply','Piedmont Tile & Grout','Hometown HVAC LLC','Apex Gymnastics Academy','Ridgeback Offroad','Sandhill Cabinetry','Kinetic Print Works','Two Rivers Brewing Equip.','Carolina Lift Service','Northgate Auto Glass','Finch & Daughter Upholstery','Palmetto Fastener Co','Quickfire Crossfit','Stonecutters Guild Inc','Greenlee Irrigation','Bright Harbor Electric','Mr. Shelf It','Lumen Sign Lab','Catawba Drone Services']
wb=Workbook(); ws=wb.active; ws.title='RR Jan-25'
ft=lambda **k:Font(name='Tahoma',size=k.pop('s',9),**k); thin=Side(style='thin',color='999999'); box=Border(thin,thin,thin,thin)
ws['A1']='TILLERY BUSINESS BAYS'; ws['A1'].font=ft(s=13,bold=True); ws['A2']='Tillery Ave, Gastonia NC  -  3 buildings'; ws['A3']='Rents billed January 1, 2025'
H=['Bay','Tenant','Sq. Ft.','Lease Begins','Lease Expires','Base Rent','CAM','Taxes','Insur.','Dumpster','Total Monthly','Sec. Deposit','Remarks']
ws.merge_cells('F4:K4'); ws['F4']='- - - monthly charges - - -'; ws['F4'].alignment=Alignment(horizontal='center'); ws['F4'].font=ft(italic=True)
for j,h in enumerate(H): c=ws.cell(5,1+j,h); c.font=ft(bold=True); c.fill=PatternFill('solid',fgColor='FFE699'); c.border=box; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
rr=6; rows=[]; K=['area','base','cam','tax','ins','dmp','tot','dep']; G={k:0 for k in K}; steps=[]; planted=None; n=nv=0
for b,k,sfs in (('BUILDING 1',9,[1250,1500]),('BUILDING 2',8,[1800,2400]),('BUILDING 3',7,[1500,3000])):
    ws.cell(rr,1,b).font=ft(bold=True,color='C00000'); rr+=1; T={q:0 for q in K}
    for i in range(k):
        bay=f'{b[-1]}{chr(65+i)}'; sf=sfs[i%2] if i!=k-1 else sfs[1]+250; n+=1
        t=dict(unit=bay,building=b,area=sf); T['area']+=sf
        if bay in('1D','2G','3C'):
            nv+=1; t['statusText']='VACANT'; vals=[bay,'VACANT',sf]+[None]*9+[r.choice(['$12.50/sf asking','showing 1/14','roof leak fixed'])]
        else:
            nm=co.pop(0) if co else r.name('FL')+' (indiv.)'
            s=D(r.choice([2020,2021,2022,2023,2024]),r.randint(1,12),1); e=term_end(s,r.choice([36,60]))
            mtm=e<D(2025,1,1)
            base=round(sf*r.uniform(10.2,13.4)/12/5)*5; cam=round(sf*1.62/12,2); tax=round(sf*1.14/12,2); ins=round(sf*.41/12,2); dmp=r.choice([0,0,35,60])
            tot=round(base+cam+tax+ins+dmp,2); dep=r.choice([base,base,base*2,1500])
            vals=[bay,nm,sf,s,'MTM' if mtm else e,base,cam,tax,ins,dmp or None,tot,dep,r.choice([None]*5+['pers. guaranty','needs COI','late 3x in 2024','option 1x3 yrs'])]
            t.update(tenantName=nm,leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=base,deposit=dep,totalCharges=tot,charges=[dict(code=c,amount=a) for c,a in (('Base Rent',base),('CAM',cam),('Taxes',tax),('Insur.',ins),('Dumpster',dmp)) if a])
            for q,a in zip(K[1:],(base,cam,tax,ins,dmp,tot,dep)): T[q]+=a
            if not mtm and r.random()<.55:
                d=addm(D(2025,s.month,1),0); d=d if d>D(2025,1,1) else addm(d,12); cur=base; st=[]
                while d<e and len(st)<3: cur=round(cur*1.03,2); st.append(dict(date=iso(d),amount=cur)); d=addm(d,12)
                if st: t['rentSteps']=st; steps.append((bay,nm,st))
        for j,v in enumerate(vals):
            c=ws.cell(rr,1+j,v); c.font=ft(color='C00000' if v=='VACANT' else '000000',italic=(j==12)); c.border=box
            if j in(3,4): c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='center')
            elif j in (2,): c.number_format='#,##0'
            elif 5<=j<=11: c.number_format='#,##0.00'
        rows.append(t); rr+=1
    pr={q:round(v,2) for q,v in T.items()}
    if b=='BUILDING 2':
        pr['base']+=270; planted=dict(what=f"BUILDING 2 total of Base Rent printed {pr['base']:,.2f}; its bays sum to {T['base']:,.2f} (grand total is right)",kind='total_wrong')
    ws.cell(rr,2,'Total '+b.title()).font=ft(bold=True)
    for j,q in zip((3,6,7,8,9,10,11,12),K): c=ws.cell(rr,j,pr[q]); c.font=ft(bold=True); c.number_format='#,##0' if j==3 else '#,##0.00'; c.border=Border(top=Side(style='thin'))
    for q in K: G[q]+=T[q]
    rr+=2
ws.cell(rr,2,'TOTAL TILLERY').font=ft(bold=True,s=10)
for j,q in zip((3,6,7,8,9,10,11,12),K): c=ws.cell(rr,j,round(G[q],2)); c.font=ft(bold=True); c.number_format='#,##0' if j==3 else '#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
rr+=1; ws.cell(rr,2,f'{n} bays, {n-nv} leased, {nv} vacant'); rr+=3
ws.cell(rr,1,'SCHEDULED BASE RENT INCREASES (new monthly base rent)').font=ft(bold=True); rr+=1
for j,h in enumerate(['Bay','Tenant','','1st Date','2nd Date','1st Rent','2nd Rent','3rd Date','3rd Rent']):pass
for j,h in enumerate(['Bay','Tenant','Date','New Rent','Date','New Rent','Date','New Rent']):
    c=ws.cell(rr,1+j,h); c.font=ft(bold=True); c.fill=PatternFill('solid',fgColor='DDEBF7'); c.border=box; c.alignment=Alignment(horizontal='center')
rr+=1
for bay,nm,st in steps:
    v=[bay,nm]
    for s in st: v+=[D.fromisoformat(s['date']),s['amount']]
    for j,x in enumerate(v):
        c=ws.cell(rr,1+j,x); c.font=ft(); c.border=box
        if j>=2: c.number_format='mm/dd/yyyy' if j%2==0 else '#,##0.00'
    rr+=1
for j,w in enumerate([7,29,12,12,12,12,11,11,10,10,12,12,18]): ws.column_dimensions[L(1+j)].width=w
ws.row_dimensions[5].height=28; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.save(path(FN))
save(FN,'INDUSTRIAL','building bands, charge columns, second table of rent increases below',True,'Tillery Business Bays','2025-01-01',n,n-nv,nv,rows,sheet='RR Jan-25',planted=planted)
