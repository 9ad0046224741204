# Owner's own workbook: mixed-use block, shops and flats, hand formatting, notes, old-year sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(4813); N='Grant St block rents.xlsx'
wb=Workbook(); o=wb.active; o.title='2025'; ws=wb.create_sheet('2026'); ex=wb.create_sheet('expenses')
shops=[('1412','Olde Grant Books',1850,2100,dt.date(2019,5,1),dt.date(2029,4,30),2000),('1414','Rosario Barber',900,1175,'','mo to mo',1000),('1416','empty',1100,None,'','',None),('1418','Third Rail Espresso',1425,2350,dt.date(2022,11,1),dt.date(2027,10,31),4000)]
nm=names(r,9); apts=[]
for i in range(9):
    u=f'{"ABC"[i//3]}-{i%3+1}'; br=['1 bed','2 bed','studio'][i%3]; rent=[1075,1390,860][i%3]+r.choice([-60,-25,0,30])
    if i==4: apts.append((u,'empty',br,None,'','',None)); continue
    st=dt.date(r.randint(2020,2025),r.randint(1,12),1); en=lend(st,12)
    while en<dt.date(2026,3,1): en=lend(en+dt.timedelta(days=1),12)
    apts.append((u,' '.join(nm[i]),br,rent,st,en if i not in(1,6) else 'mo to mo',r.choice([800,900,rent])))
rows=[]
for s in shops: rows.append(dict(unit=s[0],section='STORES (1st floor)',tenantName=None if s[1]=='empty' else s[1],statusText='empty' if s[1]=='empty' else 'Occupied',area=s[2],contractRent=s[3],leaseStartDate=s[4],leaseEndDate=s[5],deposit=s[6]))
for a in apts: rows.append(dict(unit=a[0],section='APARTMENTS (2nd + 3rd floor)',tenantName=None if a[1]=='empty' else a[1],statusText='empty' if a[1]=='empty' else 'Occupied',unitType=a[2],contractRent=a[3],leaseStartDate=a[4],leaseEndDate=a[5],deposit=a[6]))
def fill(ws,yr,rs,old=False):
    ws['A1']='GRANT STREET BLOCK'; ws['A1'].font=Font(name='Comic Sans MS',size=14,bold=True); ws['A2']=f'rents {yr}'
    R=4; subs=[]
    for sec,h in (('STORES (1st floor)',['#','who','sq ft','rent / mo','lease from','lease to','deposit','notes']),('APARTMENTS (2nd + 3rd floor)',['#','who','size','rent / mo','lease from','lease to','deposit','notes'])):
        ws.cell(R,1,sec).font=Font(bold=True); ws.cell(R,1).fill=PatternFill('solid',fgColor='FFF2CC'); R+=1
        for j,x in enumerate(h,1): ws.cell(R,j,x).font=Font(bold=True,underline='single')
        R+=1; a=R
        for w in [q for q in rs if q['section']==sec]:
            v=[int(w['unit']) if w['unit'].isdigit() else w['unit'],w['tenantName'] or 'empty',w.get('area') or w.get('unitType'),None if w['contractRent'] is None else w['contractRent']-(40 if old else 0),w['leaseStartDate'] or None,w['leaseEndDate'] or None,w['deposit']]
            for j,x in enumerate(v,1):
                c=ws.cell(R,j,x)
                if isinstance(x,dt.date): c.number_format='m/d/yy'
                if j in(4,7): c.number_format='"$"#,##0'
            n={'1416':'showing to sandwich guy','1418':'pays own trash','B-2':'needs floor redone','A-1':'cousin of Rosario','1412':'5 yr option'}.get(w['unit']); ws.cell(R,8,n); 
            if w['tenantName'] is None: 
                for j in range(1,9): ws.cell(R,j).fill=PatternFill('solid',fgColor='F8CBAD')
            R+=1
        ws.cell(R,3,'total'); ws.cell(R,4,sum((w['contractRent'] or 0)-(40 if old and w['contractRent'] else 0) for w in rs if w['section']==sec)).number_format='"$"#,##0'; ws.cell(R,4).font=Font(bold=True); ws.cell(R,4).border=Border(top=Side(style='thin')); R+=2
    ws.cell(R,3,'ALL').font=Font(bold=True); c=ws.cell(R,4,sum((w['contractRent'] or 0)-(40 if old and w['contractRent'] else 0) for w in rs)); c.number_format='"$"#,##0'; c.font=Font(bold=True); R+=2
    ws.cell(R,1,'laundry machines about 140 a month on top'); ws.cell(R+1,1,'snow + water = us, everything else tenant')
    for c,wd in zip('ABCDEFGH',[8,24,9,10,11,11,9,26]): ws.column_dimensions[c].width=wd
fill(o,'2025',rows,True); fill(ws,'2026',rows)
ex['A1']='what'; ex['B1']='per year'
for i,(a,b) in enumerate([('taxes',18420),('insurance',9115),('water',6230),('snow',2400),('repairs (guess)',8000)],2): ex.cell(i,1,a); ex.cell(i,2,b)
wb.active=1; o.sheet_state='hidden'
wb.save(f'{D}/{N}')
for w in rows:
    if w['leaseEndDate']=='mo to mo': w['leaseEndDate']='mo to mo'
save(N,'MIXED_USE',"owner's own workbook, two blocks with different headers, prior-year sheet hidden",False,rows,'GRANT STREET BLOCK',None,13,11,2,'2026')
