# Owner's Excel: apartments; hidden row/column, several sheets by month, notes column, planted row total? (none)
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment
from openpyxl.comments import Comment
rng=random.Random(4112);F='Juniper Manor rents.xlsx'
nm=names(rng,30,'{l}');wb=openpyxl.Workbook()
U=[str(x) for x in list(range(1,13))]+['14','15','16','17','Mgr']
base={u:rng.choice([975,995,1025,1050,1085,1120]) for u in U};base['Mgr']=0
dep={u:rng.choice([300,400,500,600]) for u in U};ten={u:nm.pop() for u in U};mv={u:f'{rng.randrange(1,13)}/{rng.randrange(14,25)}' for u in U}
util={u:rng.choice([60,60,85]) for u in U};ten['Mgr']='Mondragon (onsite mgr)';util['Mgr']=0
rows=[]
for si,mn in enumerate(['June 2025','July 2025','Aug 2025']):
    ws=wb.active if si==0 else wb.create_sheet();ws.title=mn[:4].strip()+' 25' if si<2 else 'Aug 25'
    ws['B1']='JUNIPER MANOR - 17 units - Bend, OR';ws['B1'].font=Font(name='Comic Sans MS',bold=True,size=14);ws['B2']='Rents for '+mn.replace('Aug','August')
    for j,h in enumerate(['Apt','size','Name','since','old rent','Rent','Utilities','Total due','Dep.','Owes','notes']):
        c=ws.cell(4,j+2,h);c.font=Font(bold=True,underline='single')
    ws.column_dimensions['F'].hidden=True;R=5
    for u in U:
        if u=='9': R+=1
        vac=(u=='6' and si==2) or (u=='11' and si>=1);sz='studio' if u in('14','15') else '1br' if int(u if u!='Mgr' else 17)%3 else '2br'
        ws.cell(R,2,int(u) if u.isdigit() else u);ws.cell(R,3,sz);ws.cell(R,4,'vacant' if vac else ten[u])
        if not vac:
            owe={'4':200,'12':60,'15':1050}.get(u,0) if si==2 else 0
            vals=[mv[u],max(0,base[u]-40),base[u],util[u],base[u]+util[u],dep[u],owe if owe else None]
            for j,v in enumerate(vals):
                c=ws.cell(R,5+j,v)
                if j: c.number_format='$#,##0'
                if j==4: c.value=f'=G{R}+H{R}'
            if si==2:
                nt={'3':'giving notice','8':'new fridge 7/25','16':'Housing Auth pays 640'}.get(u)
                if nt: ws.cell(R,12,nt)
        if vac and si==2: ws.cell(R,12,'needs carpet' if u=='11' else 'rent ready, ask 1095')
        if si==2:
            r=dict(unit=u,unitType=sz,statusText='vacant' if vac else 'Occupied')
            if not vac:
                r.update(tenantName=ten[u],moveInDate=mv[u],contractRent=base[u],charges=[dict(code='Utilities',amount=util[u])],totalCharges=base[u]+util[u],deposit=dep[u])
                if owe: r['balance']=owe
            elif u=='6': r['marketRent']=1095
            rows.append(r)
        R+=1
    ws.cell(R+1,4,'TOTAL').font=Font(bold=True)
    for L in 'GHIJK':
        c=ws[f'{L}{R+1}'];c.value=f'=SUM({L}5:{L}{R-1})';c.number_format='$#,##0';c.font=Font(bold=True)
    for L,w in zip('ABCDEGHIJKL',[2,6,8,24,8,9,10,11,9,9,26]): ws.column_dimensions[L].width=w
wb.active=2
for s in wb.worksheets: s.sheet_view.tabSelected=(s.title=='Aug 25')
wb.worksheets[0].sheet_state=wb.worksheets[1].sheet_state='hidden'
wb.save(doc(F));o=len([r for r in rows if 'tenantName' in r])
save(F,'MULTIFAMILY',"Owner's monthly workbook, three month sheets, hidden column, formulas",True,'Juniper Manor','2025-08',rows,17,o,17-o,sheet='Aug 25')
print([s.title for s in wb.worksheets])
