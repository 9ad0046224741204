# Senior living resident ledger aging by charge: system export, numbers as text, tenant headings and totals
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from common import *
R=random.Random(616)
MON=['total','current','b1_30','b31_60','b61_90','b91_120','b121','prepaid']
HD=['Charge','Charge Date','Total Balance','Current','1 - 30','31 - 60','61 - 90','91 - 120','121+','Prepaid']
NMS=['Vandermeer, Alice','Okafor-Brandt, Ruth','Delahunt, Eugene & Marjorie','Skrzypczak, Irena','Pomeroy, Walter','Tsukamoto, June','Aguirre Estrada, Consuelo','Fitzhugh, Barnaby','Lindgren, Astrid','Castellano, Vito','Hargrove, Odessa','Mackintosh, Iain','Nethercott, Pearl','Bhattacharya, Anil','Whitlock (Est. of), Dorothy','Zimmerle, Karl']
PR=[('Hollis Green Senior Living (hgsl)',9),('Hollis Green Memory Care (hgmc)',7)]
CH=['Base Rent - IL','Level of Care 2','Level of Care 3','Medication Mgmt','Second Person Fee','Community Fee','Guest Meals','Pendant Replacement','Beauty Salon','Incontinence Supplies','Late Fee','Medicaid Waiver Portion','LTC Ins. Pending']
wb=Workbook();ws=wb.active;ws.title='Report1'
ft=lambda b=False:Font(name='Tahoma',size=8,bold=b)
for c,w in zip('ABCDEFGHIJK',[3,26]+[13]*9): ws.column_dimensions[c].width=w
def put(r,c,v,b=False,al=None):
    x=ws.cell(r,c,v);x.font=ft(b)
    if al:x.alignment=Alignment(horizontal=al)
    return x
ws.merge_cells('A1:K1');put(1,1,'Resident Aging Detail by Charge',True,'center')
ws.merge_cells('A2:K2');put(2,1,'Property=hgsl, hgmc   As Of=08/31/2025   Show Prepaids=Yes   Status=All',al='center')
for c,h in enumerate(HD,2): put(4,c,h,True,'left' if c<4 else 'right').border=Border(bottom=Side(style='thin'))
NB=lambda v:f'({abs(v)/100:,.2f})' if v<0 else f'{v/100:,.2f}'
rows=[];tots=[];r=5;G=[0]*8;it=iter(NMS)
def line(r,v,b=False):
    for k,q in enumerate(v): put(r,4+k,NB(q),b,'right')
for prop,n in PR:
    mc='Memory' in prop
    put(r,1,prop,True);r+=1;PS=[0]*8
    for _ in range(n):
        nm=next(it);unit=('M' if mc else '')+str(R.randint(101,348));rid='r0'+str(R.randint(104000,109999));st=R.choice(['Current','Current','Current','Notice','Past'])
        if 'Est.' in nm: st='Past'
        put(r,1,f'{nm}   ({rid})   Unit: {unit}   Status: {st}',True);r+=1
        k=R.randint(1,5);S=[0]*8;seen=set()
        deep=R.random()<.4
        for j in range(k):
            ch=R.choice([c for c in CH if c not in seen]);seen.add(ch)
            if mc: ch=ch.replace('Base Rent - IL','Base Rate - MC')
            amt={'Base':R.choice([389500,412000,645000]),'Leve':R.choice([95000,147500]),'Medi':42500,'Seco':85000,'Comm':R.choice([100000,250000]),'Gues':R.randint(900,9000),'Pend':17500,'Beau':R.randint(3500,12000),'Inco':R.randint(6000,23000),'Late':R.choice([5000,10000]),'LTC ':R.randint(200000,700000)}[ch[:4]]
            bi=R.choice([0,1,1,2,3,4,5]) if deep else R.choice([0,0,1,1,2])
            if R.random()<.08: amt=-amt//2
            d={0:'08/31/2025',1:'08/%02d/2025'%R.randint(1,28),2:'07/%02d/2025'%R.randint(2,30),3:'06/%02d/2025'%R.randint(3,30),4:'05/%02d/2025'%R.randint(4,31),5:'03/%02d/2025'%R.randint(1,31)}[bi]
            v=[amt]+[0]*7;v[1+bi]=amt
            put(r,2,ch);put(r,3,d);line(r,v);r+=1
            rows.append({'property':prop,'unit':unit,'resident':rid,'name':nm,'status':st,'charge':ch,'date':d,**{m:q/100 for m,q in zip(MON,v)}})
            S=[a+q for a,q in zip(S,v)]
        if R.random()<.3:
            p=-R.choice([389500,50000,12500,147500]);v=[p]+[0]*6+[p]
            put(r,2,'Prepaid');d='08/%02d/2025'%R.randint(20,31);put(r,3,d);line(r,v);r+=1
            rows.append({'property':prop,'unit':unit,'resident':rid,'name':nm,'status':st,'charge':'Prepaid','date':d,**{m:q/100 for m,q in zip(MON,v)}})
            S=[a+q for a,q in zip(S,v)]
        lab='Total '+nm;put(r,2,lab,True);line(r,S,True);r+=2
        tots.append({'label':lab,**{m:q/100 for m,q in zip(MON,S)}});PS=[a+q for a,q in zip(PS,S)]
    lab='Total '+prop[-5:-1];put(r,2,lab,True);line(r,PS,True)
    for c in range(2,12): ws.cell(r,c).border=Border(top=Side(style='thin'))
    tots.append({'label':lab,**{m:q/100 for m,q in zip(MON,PS)}});G=[a+q for a,q in zip(G,PS)];r+=2
put(r,2,'Grand Total',True);line(r,G,True)
for c in range(2,12): ws.cell(r,c).border=Border(top=Side(style='double'))
tots.append({'label':'Grand Total',**{m:q/100 for m,q in zip(MON,G)}})
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='4:4'
n='ResidentAgingDetail_0825.xlsx';wb.save(doc(n));save(n,'AR',MON,rows,tots);print(len(rows),[q/100 for q in G])
