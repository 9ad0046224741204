# Co-living operator with three houses in one sheet, euro, German dates as text in places
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
N='Nordlicht_CoLiving_Mieterliste_Okt2025.xlsx'; g=random.Random(4866); ppl=iter(people(g,60)); wb=Workbook(); ov=wb.active; ov.title='Overview'; ws=wb.create_sheet('Rooms'); rows=[]
H=['House','Floor','Room','Category','m²','Tenant','Contract\nfrom','Contract\nuntil','Base rent\nEUR','Utilities\nflat','Service\nflat','Total\nEUR/month','Deposit','Arrears']
ws['A1']='Nordlicht Co-Living GmbH'; ws['A2']='Room list, status 31.10.2025'; ws['A1'].font=Font(name='Verdana',bold=True,size=11)
for c,h in enumerate(H,1): k=ws.cell(4,c,h); k.font=Font(name='Verdana',size=8,bold=True); k.alignment=Alignment(wrap_text=True,vertical='bottom'); k.border=Border(bottom=Side('medium'))
R=5; summ=[]
K={'S':('Single',12.5,520),'L':('Single large',16.8,610),'A':('Studio',23.4,790)}
num='#,##0.00'
def wr(vals,bold=False,fill=None):
    global R
    for c,v in enumerate(vals,1):
        if v is None: continue
        k=ws.cell(R,c,v); k.font=Font(name='Verdana',size=8,bold=bold); 
        if c>=9: k.number_format=num
        if c==5: k.number_format='0.0'
        if isinstance(v,D.date): k.number_format='dd.mm.yyyy'
        if fill: k.fill=PatternFill('solid',fgColor=fill)
    R+=1
for hs,fls in (('Hafenhaus',[6,6,4]),('Lindenhof',[5,5,3]),('Speicher 9',[4,6])):
    hr=[]
    for fi,n in enumerate(fls):
        for i in range(1,n+1):
            t=K[g.choice('SSLLA')]; r=dict(unit=f'{fi}.{i:02d}',building=hs,unitType=t[0],area=round(t[1]+g.choice([-.6,0,0,.7,1.2]),1))
            if g.random()<.1: r['statusText']='vacant'; r['_']=None; wr([hs,['EG','1. OG','2. OG'][fi],r['unit'],r['unitType'],r['area'],'vacant'],fill='FDE9D9')
            else:
                a,b=next(ppl); s=D.date(g.choice([2023,2024,2025,2025]),g.randint(1,9),g.choice([1,1,15])); e=None if g.random()<.4 else D.date(2026,g.choice([1,3,4,5,6,8,9]),30)
                br=t[2]+g.choice([-20,0,0,15.5]); ut=round(95+t[1]*2,2); sv=g.choice([35,35,60]); 
                r.update(tenantName=f'{a} {b}',statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e) or 'open-ended',contractRent=br,charges=[dict(code='Base rent',amount=br),dict(code='Utilities flat',amount=ut),dict(code='Service flat',amount=sv)],totalCharges=round(br+ut+sv,2),deposit=br*2,balance=g.choice([0,0,0,0,0,round(br+ut+sv,2),120]))
                wr([hs,['EG','1. OG','2. OG'][fi],r['unit'],r['unitType'],r['area'],r['tenantName'],s,e or 'open-ended',br,ut,sv,r['totalCharges'],r['deposit'],r['balance']])
            r.pop('_',0); hr.append(r)
    S=lambda k:round(sum(r.get(k,0) for r in hr),2); C=lambda k:round(sum(x['amount'] for r in hr for x in r.get('charges',[]) if x['code']==k),2); oc=sum('tenantName' in r for r in hr)
    tt=[S('area'),S('contractRent'),C('Utilities flat'),C('Service flat'),S('totalCharges'),S('deposit'),S('balance')]; summ.append((hs,len(hr),oc,tt))
    wr([f'Sum {hs}',None,len(hr),None,tt[0],f'{oc} let',None,None]+tt[1:],True,'DCE6F1'); R+=1; rows+=hr
G=[round(sum(s[3][i] for s in summ),2) for i in range(7)]; oc=sum(s[2] for s in summ)
wr(['Total portfolio',None,len(rows),None,G[0],f'{oc} let',None,None]+G[1:],True,'B8CCE4')
for k,w in zip('ABCDEFGHIJKLMN',(16,7,7,13,7,22,12,12,11,10,10,11,11,10)): ws.column_dimensions[k].width=w
ov['A1']='Nordlicht Co-Living GmbH - Overview October 2025'; ov['A1'].font=Font(name='Verdana',bold=True)
for c,h in enumerate(['House','Rooms','Let','Vacant','Occupancy','Total EUR/month'],1): ov.cell(3,c,h).font=Font(bold=True)
for i,s in enumerate(summ,4):
    for c,v in enumerate([s[0],s[1],s[2],s[1]-s[2],s[2]/s[1],s[3][4]],1): ov.cell(i,c,v).number_format={5:'0.0%',6:num}.get(c,'General')
for c,v in enumerate(['Total',len(rows),oc,len(rows)-oc,oc/len(rows),G[4]],1): k=ov.cell(7,c,v); k.font=Font(bold=True); k.number_format={5:'0.0%',6:num}.get(c,'General')
ov.column_dimensions['A'].width=18; ov.column_dimensions['F'].width=18
n=wb.create_sheet('Notes'); n['A1']='Deposit = two base rents. Utilities flat covers heating, power and internet.'
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
wb.save(doc(N))
save(N,dict(propertyName='Nordlicht Co-Living GmbH',asOnDate='2025-10-31',units=len(rows),occupied=oc,vacant=len(rows)-oc,sheet='Rooms',rows=rows),'MULTIFAMILY','co-living rooms of three houses, room ids repeat per house, subtotals, overview sheet, euro')
