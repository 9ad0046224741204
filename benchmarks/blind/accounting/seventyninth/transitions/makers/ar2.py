# MH community, open charges under tenant headings, xlsx
import random,datetime as D; from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(794)
nm=names(rng,40)[20:38]
K=['current','b31_60','b61_90','b90','total'];H=['Current','31-60','61-90','Over 90','Open Amount']
asof=D.date(2026,10,15)
lots=sorted(rng.sample(range(1,118),17))
wb=Workbook();ws=wb.active;ws.title='Open Charges'
name='Pinecrest MHC open receivables 10-15.xlsx'
ws['A1']='Pinecrest Manufactured Home Community';ws['A1'].font=Font(bold=True,size=14,name='Arial')
ws['A2']='Aged Open Receivables - Detail by Tenant';ws['A3']='Aging date: 10/15/2026     Aged by: Charge date     Tenants: Current and Former'
y=5
for i,t in enumerate(['Charge Date','Invoice','Charge Type','Description']+H):
    c=ws.cell(y,1+i,t);c.font=Font(bold=True,name='Arial',size=9);c.border=Border(bottom=Side('medium'));c.alignment=Alignment(horizontal='right' if i>3 else 'left')
y=6;rows=[];totals=[];g=dict.fromkeys(K,0.0);recap={};inv=20418
nf='#,##0.00_);(#,##0.00);""'
def line(y,label,d):
    c=ws.cell(y,4,label);c.font=Font(bold=True,name='Arial',size=9);c.alignment=Alignment(horizontal='right')
    for i,k in enumerate(K):
        c=ws.cell(y,5+i,d[k]);c.number_format='#,##0.00';c.font=Font(bold=True,name='Arial',size=9);c.border=Border(top=Side('thin'))
    totals.append(dict(label=label,**d))
for lot,(f,l) in zip(lots,nm):
    who=f'{f} {l}';ws.cell(y,1,f'Lot {lot:03d}   {who}').font=Font(bold=True,name='Arial',size=10,color='1F3864');ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=9)
    ws.cell(y,1).fill=PatternFill('solid',fgColor='EDEDED');y+=1
    s=dict.fromkeys(K,0.0);ch=[];lr=rng.choice([465,465,490,515]);mo=rng.choice([1,1,1,2,2,3,4])
    for back in range(mo-1,-1,-1):
        d0=D.date(2026,10-back,1);ch.append((d0,'Lot Rent',f'Lot rent {d0:%b %Y}',float(lr)))
        if rng.random()<.6: ch.append((d0.replace(day=6),'Late Fee','Late fee',50.0))
        if rng.random()<.55: ch.append((d0.replace(day=9),'Water/Sewer',f'Meter read {d0:%m/%y}',r2(rng.uniform(28,96))))
        if rng.random()<.12: ch.append((d0.replace(day=12),'Mow Charge','Lawn mowed per notice',45.0))
    if rng.random()<.4: ch[0]=(ch[0][0],ch[0][1],ch[0][2]+' (bal.)',r2(ch[0][3]-rng.choice([100,200,312.5])))
    if rng.random()<.2: ch.append((D.date(2026,10,10),'Unapplied Pmt','Money order, unapplied',-float(rng.choice([60,100,150]))))
    for d0,ty,ds,a in ch:
        inv+=rng.randint(1,9);age=(asof-d0).days;k='current' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        c=ws.cell(y,1,d0);c.number_format='mm/dd/yyyy';c.alignment=Alignment(horizontal='left')
        ws.cell(y,2,f'IN-{inv}');ws.cell(y,3,ty);ws.cell(y,4,ds)
        ws.cell(y,5+K.index(k),a).number_format=nf;ws.cell(y,9,a).number_format=nf
        for i in range(1,10):ws.cell(y,i).font=Font(name='Arial',size=9)
        rows.append(dict(unit=f'Lot {lot:03d}',name=who,date=d0.isoformat(),charge=ty,invoice=f'IN-{inv}',**{k:a,'total':a}))
        s[k]=r2(s[k]+a);s['total']=r2(s['total']+a);recap[ty]=r2(recap.get(ty,0)+a);y+=1
    line(y,f'Total {who}',s);y+=2
    for k in K:g[k]=r2(g[k]+s[k])
line(y,'Community Total',g);
for i in range(5,10):ws.cell(y,i).border=Border(top=Side('thin'),bottom=Side('double'))
y+=3;ws.cell(y,3,'Recap by charge type').font=Font(bold=True,name='Arial',size=9);y+=1
for k,v in recap.items():ws.cell(y,3,k);ws.cell(y,5,v).number_format='#,##0.00_);(#,##0.00)';y+=1
for c,w in zip('ABCDEFGHI',[12,11,15,34,12,11,11,11,13]):ws.column_dimensions[c].width=w
ws.page_setup.orientation='portrait';ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0;ws.print_title_rows='5:5';ws.freeze_panes='A6'
print(len(rows),g,recap)
wb.save(doc(name));save(name,'AR','Rent Manager-like open charges under tenant headings, tenant totals, recap below',True,K,rows,totals)
