# A small landlord's own workbook: merged addresses, colours, months paid across, notes; other sheets beside
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.comments import Comment
g=G(909); r=g.r
fn='Rents 2025.xlsx'
P=[('214 Poplar',['up','down'],'2 br'),('218 Poplar',['up','down'],'2 br'),('1101 W. 3rd',['1','2','3','4'],'1 br'),('1105 W. 3rd',['1','2','3','4'],'1 br'),('56 Mill (green house)',[''],'3 br'),('58 Mill',[''],'3 br'),('60 Mill',['front','back'],'2 br'),('929 Sycamore',['A','B','C','D','E','F'],'2 br'),('933 Sycamore',['A','B','C','D','E','F'],'2 br'),('33 Depot St',['apt 1','apt 2','store'],''),('700 Cutler',[''],'4 br'),('702 Cutler',['up','down'],'2 br'),('Hwy 12 trailer',[''],'2 br')]
rows=[]
for a,us_,k in P:
    for u in us_:
        kk=k or ('store' if u=='store' else '1 br')
        base={'1 br':575,'2 br':725,'3 br':950,'4 br':1100,'store':650}[kk]
        d=dict(building=a,unit=u or a,_u=u,unitType=kk)
        if (a,u) in [('1101 W. 3rd','3'),('933 Sycamore','E')]: d.update(statusText='EMPTY',_note='fixing bath' if u=='3' else 'showing Sat.'); rows.append(d); continue
        rent=base+r.choice([-50,-25,0,0,25,40]); dep=r.choice([base,base,400,500,0])
        mi=g.date('2012-01-01','2025-06-15') if r.random()>.2 else g.date('2024-06-01','2025-06-10')
        first=1 if mi<dt.date(2025,1,1) else mi.month+(mi.day>15)
        pay=[rent if m>=first else None for m in range(1,10)]
        bal=0; z=r.random()
        if z<.1: pay[8]=None; bal=rent
        elif z<.16: pay[8]=rent-r.choice([100,150,200]); bal=rent-pay[8]
        d.update(tenantName=g.fl() if u!='store' else "Dot's Resale Shop",statusText='Occupied',moveInDate=mi,contractRent=rent,deposit=dep,_pay=pay,balance=bal)
        if r.random()<.25:
            d['rentSteps']=[dict(date=r.choice(['2025-11-01','2026-01-01','2026-01-01','2026-03-01']),amount=rent+r.choice([15,20,25,30,50]))]
        d['_note']=r.choice(['','','','','','sec. 8 pays 410','dog ok','pays in 2 halves','mows 929/933 – ','pays by Zelle'])
        if d['_note'].startswith('mows'): d['_note']='mows'
        rows.append(d)
wb=Workbook(); ws=wb.active; ws.title='2025'
hand='Comic Sans MS'
F=lambda **k: Font(name='Calibri',size=11,**k)
ws['A1']='RENTS 2025'; ws['A1'].font=Font(name='Calibri',size=18,bold=True,color='1F4E78'); ws['F1']='L. & B. Kowalke rentals'; ws['F1'].font=F(italic=True); ws['F2']='thru Sept 30, 2025'; ws['F2'].font=F(italic=True)
H=['house','apt','size','who','moved in','deposit','rent','Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','owes','going up to','on','notes']
yel=PatternFill('solid',fgColor='FFFF99'); gr=PatternFill('solid',fgColor='C6E0B4'); rd=PatternFill('solid',fgColor='F8CBAD'); bl=PatternFill('solid',fgColor='BDD7EE')
for i,h in enumerate(H,1):
    c=ws.cell(3,i,h); c.font=F(bold=True); c.fill=bl; c.alignment=Alignment(horizontal='center')
y=4; prev=None; start=None; th=Side(style='thin',color='999999'); blk=[]
for d in rows:
    if d['building']!=prev:
        if prev: 
            blk.append((start,y-1))
        prev=d['building']; start=y; ws.cell(y,1,prev)
    c=ws.cell(y,1); c.font=F(bold=True); c.alignment=Alignment(vertical='top',wrap_text=True)
    if d['_u']: ws.cell(y,2,int(d['_u']) if d['_u'].isdigit() else d['_u']).alignment=Alignment(horizontal='center')
    ws.cell(y,3,d['unitType'])
    if 'tenantName' not in d:
        ws.cell(y,4,'EMPTY'); 
        for x in range(2,21): ws.cell(y,x).fill=yel
    else:
        ws.cell(y,4,d['tenantName']); c=ws.cell(y,5,d['moveInDate']); c.number_format='m/d/yy'
        ws.cell(y,6,d['deposit']); ws.cell(y,7,d['contractRent']).font=F(bold=True)
        for m,p in enumerate(d['_pay']):
            if p is not None:
                c=ws.cell(y,8+m,p); c.fill=gr if p==d['contractRent'] else rd
            elif d['balance'] and m==8: ws.cell(y,8+m).fill=rd
        if d['balance']: ws.cell(y,17,d['balance']).font=F(color='C00000',bold=True)
        if d.get('rentSteps'):
            ws.cell(y,18,d['rentSteps'][0]['amount']); c=ws.cell(y,19,dt.date.fromisoformat(d['rentSteps'][0]['date'])); c.alignment=Alignment(horizontal='center'); c.number_format='m/d/yy'
    if d.get('_note'): ws.cell(y,20,d['_note']).font=F(italic=True,color='666666')
    d['_y']=y; y+=1
blk.append((start,y-1))
for a,b in blk:
    if b>a: ws.merge_cells(start_row=a,end_row=b,start_column=1,end_column=1)
    for x in range(1,21): ws.cell(b,x).border=Border(bottom=th)
y+=1
ws.cell(y,4,'all together').font=F(bold=True)
S=lambda k:sum(d.get(k,0) or 0 for d in rows)
ws.cell(y,6,S('deposit')).font=F(bold=True); ws.cell(y,7,S('contractRent')).font=F(bold=True)
for m in range(9): ws.cell(y,8+m,sum((d['_pay'][m] or 0) for d in rows if '_pay' in d)).font=F(bold=True)
ws.cell(y,17,S('balance')).font=F(bold=True)
n=len(rows); v=sum('tenantName' not in d for d in rows)
ws.cell(y+1,4,f'{n} units, {v} empty')
ws.cell(y+3,1,'green = paid, orange = short or not yet, yellow = empty').font=F(italic=True)
ws.cell(5,4).comment=Comment('lease is in the blue folder','Bev')
for L,w in zip('ABCDEFGHIJKLMNOPQRST',[20,7,6,23,10,8,8]+[6.5]*9+[7,11,9,18]): ws.column_dimensions[L].width=w
ws.freeze_panes='E4'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('repairs'); w2.append(['date','where','what','who','cost'])
for q in [('1/14/25','1105 W. 3rd #2','water heater','Denny',640),('3/2/25','929 Sycamore','gutters','self',112.4),('6/20/25','58 Mill','mower blade','self',38),('8/9/25','1101 W. 3rd #3','tub + surround','Denny',1275)]: w2.append(q)
w3=wb.create_sheet('phone list'); w3.append(['Denny (plumber)','555-0113']); w3.append(['propane','555-0166'])
wb.save(DOC+fn)
ch=[['contractRent',S('contractRent')],['deposit',S('deposit')],['balance',S('balance')]]
for d in rows:
    if d.get('balance')==0: d.pop('balance')
    if d['unit']==d['building']: d.pop('building')
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'SINGLE_FAMILY_RENTAL','landlord\'s own workbook: merged addresses, colours, months paid across',True,dict(propertyName='L. & B. Kowalke rentals',asOnDate='2025-09-30',units=n,occupied=n-v,vacant=v,sheet='2025',planted=None,rows=rows),ch)
