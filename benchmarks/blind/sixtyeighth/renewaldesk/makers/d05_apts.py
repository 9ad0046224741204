from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
r=random.Random(505); N=Names(r)
NAME='Linden St apts rents.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Dec'; 
B=Font(name='Arial',size=10,bold=True); P=Font(name='Arial',size=10); Rr=Font(name='Arial',size=10,color='FF0000'); G=Font(name='Arial',size=9,italic=True,color='666666')
ws['B1']='LINDEN STREET APARTMENTS'; ws['B1'].font=Font(name='Arial',size=14,bold=True)
ws['B2']='rents for december 2025'; ws['B2'].font=P
ws['H2']='printed for Harbor St Bank - loan renewal'; ws['H2'].font=G
heads=['apt','size','who','rent','garage','','moved in','lease up','sec dep','notes']
for i,h in enumerate(heads):
    c=ws.cell(4,2+i,h); c.font=B; c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='right' if i in(3,4,8) else 'left')
rows=[]; rr=5; tr=tg=td=0; n=v=0
floors=[('First floor',['1','2','3','4','5','6','7','8']),('Second floor',['9','10','11','12','14','15','16','17']),('Third floor',['18','19','20','21','22','23','24','25'])]
size={0:'1 bdrm',1:'2 bdrm',2:'1 bdrm',3:'studio',4:'2 bdrm',5:'1 bdrm',6:'2 bdrm',7:'1 bdrm'}
base={'1 bdrm':925,'2 bdrm':1125,'studio':775}
vac={'6':'VACANT - painting','21':'VACANT'}
bad=None; dig={}
for fi,(f,us_) in enumerate(floors):
    ws.cell(rr,2,f).font=B; ws.cell(rr,2).fill=PatternFill('solid',fgColor='FFF2CC')
    for k in range(3,12): ws.cell(rr,k).fill=PatternFill('solid',fgColor='FFF2CC')
    rr+=1
    for i,u in enumerate(us_):
        s=size[i]; n+=1
        ws.cell(rr,2,int(u)).font=P; ws.cell(rr,2).alignment=Alignment(horizontal='left'); ws.cell(rr,3,s).font=P
        row=dict(unit=u,unitType=s,section=f)
        if u in vac:
            v+=1; ws.cell(rr,4,vac[u]).font=Rr; row['statusText']=vac[u]
            if u=='21': ws.cell(rr,11,'shown twice, app pending').font=P
        elif u=='1':
            ws.cell(rr,4,'Otis Frazee (super)').font=P; ws.cell(rr,5,0).font=P; ws.cell(rr,11,'gets apt free for work').font=P; ws.cell(rr,8,D(2014,5,1)).font=P; ws.cell(rr,8).number_format='m/d/yy'
            row.update(tenantName='Otis Frazee (super)',statusText='Occupied',contractRent=0,moveInDate=D(2014,5,1))
        else:
            nm=N.fl() if r.random()<.6 else f'{N.pair()[1]} / {N.pair()[1]}'
            mv=first(r,D(2012,1,1),D(2025,10,1)); rent=base[s]-25*((2025-mv.year)//2)+r.choice([0,0,10,25,-15]); dep=rent if mv.year>2021 else r.choice([500,600,650,None])
            ws.cell(rr,4,nm).font=P
            shown=rent
            if u=='16': shown=rent; 
            tr+=rent
            if u=='15':   # planted: digit changed
                shown=rent+60
                bad=(u,rent,shown)
            c=ws.cell(rr,5)
            if r.random()<.2: c.value=f'${shown:,}'; c.alignment=Alignment(horizontal='right')   # typed as text
            else: c.value=shown; c.number_format='#,##0'
            c.font=P
            g=r.choice([None,None,None,60,75])
            if g: ws.cell(rr,6,g).font=P; tg+=g
            ws.cell(rr,8,mv).font=P; ws.cell(rr,8).number_format='m/d/yy'
            mtm=mv.year<2020 or r.random()<.25
            if mtm: le='m-t-m'; ws.cell(rr,9,le).font=P
            else:
                e=endof(mv,1)
                while e<D(2025,12,1): e=endof(e+dt.timedelta(days=1),1)
                le=e; c=ws.cell(rr,9,e); c.font=P; c.number_format='m/d/yy'
            ws.cell(rr,9).alignment=Alignment(horizontal='right')
            if dep: ws.cell(rr,10,dep).font=P; ws.cell(rr,10).number_format='#,##0'; td+=dep
            note=r.choice(['','','','','','sec 8','always late','has cat','pays heat','new fridge 2024',''])
            if note: ws.cell(rr,11,note).font=P
            row.update(tenantName=nm,statusText='Occupied',contractRent=shown,moveInDate=mv,leaseEndDate=le,deposit=dep,charges=[dict(code='garage',amount=g)] if g else [])
        rows.append(row); rr+=1
    rr+=1
for k,val in((4,'total'),(5,tr),(6,tg),(10,td)):
    c=ws.cell(rr,k,val); c.font=B; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    if k>4: c.number_format='#,##0'
ws.cell(rr+1,4,'rent + garage').font=P; ws.cell(rr+1,5,tr+tg).font=B; ws.cell(rr+1,5).number_format='#,##0'
ws.cell(rr+3,2,f'{n} apts, {v} empty. laundry machines bring about $310 a month, not included. no apt 13.').font=G
for q in range(4,rr): ws.cell(q,11).alignment=Alignment(horizontal='left',indent=1)
for k,w in zip('ABCDEFGHIJK',[2,6,9,30,10,9,3,10,10,9,26]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('oil'); w2.append(['date','gal','paid']); w2.append([D(2025,11,4),410.2,1394.27]); w2.append([D(2025,12,2),388,1337.40])
wb.save(DOC+'/'+NAME); print(bad,tr)
for x in rows:
    if isinstance(x.get('moveInDate'),D): pass
save(NAME,dict(propertyName='LINDEN STREET APARTMENTS',asOnDate='2025-12',units=n,occupied=n-v,vacant=v,sheet='Dec',rows=rows,
  planted=dict(what=f'Rent of apt {bad[0]} shows {bad[2]} where the total counts {bad[1]}',kind='digit_changed')),'MULTIFAMILY','Hand-made lower-case spreadsheet, floor sections, some rents typed as text, spacer columns',False)
